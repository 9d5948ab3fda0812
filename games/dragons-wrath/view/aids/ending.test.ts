import { expect, test } from 'vitest'
import { dragonsWrath as game } from '../../rules/game.ts'
import { Scene } from '../../testing/scene.ts'
import { texts } from '../../text/index.ts'
import { endingOf } from './ending.ts'

test('the end tells provinces lost by cause, the best creature and the turning year', () => {
  const view = game.view(new Scene({}).state, 0)
  const lost = (cause: string, id: string) => ({
    type: 'provinceDiscarded',
    seat: 1,
    id,
    card: 'DWS-001',
    cause,
    to: null,
  })
  const won = (id: string, card: string) => ({ type: 'combatWon', seat: 0, id, card, loser: 'x' })
  const year = (turn: number, might: readonly number[]) => [
    { type: 'stepBegan', turn, step: 'C1' },
    { type: 'orderSet', order: [0, 1], might },
  ]
  const events = [
    ...year(1, [13, 12]),
    ...year(2, [12, 12]),
    ...year(3, [12, 11]),
    lost('attack', 'a'),
    lost('attack', 'b'),
    lost('payment', 'c'),
    won('one', 'DWS-008'),
    won('two', 'DWS-006'),
    won('two', 'DWS-006'),
  ]
  const { facts } = endingOf({
    view,
    outcome: { winners: [0], reason: 'lastProvince', clause: 'DW-1.3' },
    log: [{ seq: 1, seat: 'A', events }],
    language: 'en',
    text: texts.en,
  })
  const told = facts.map(({ figure, words }) => `${figure} ${words}`)
  expect(told).toContain('2 provinces lost to attacks')
  expect(told).toContain('1 province given up in payment')
  expect(told.filter((line) => line.includes('sacrificed'))).toEqual([])
  expect(told.some((line) => /^2 fights won by .*, the best creature$/.test(line))).toBe(true)
  expect(told).toContain('3 the turning year: from then on Player A had most might')
})
