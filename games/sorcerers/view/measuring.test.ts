import { createMatch, odds, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { bot } from '../bot/index.ts'
import type { Action } from '../rules/actions.ts'
import { sorcerers } from '../rules/game.ts'
import { bare, positionOf } from '../rules/testing/positions.ts'
import { foreseen } from '../rules/topics/foreseen.ts'
import { sceneOf } from '../rules/topics/scene.ts'
import { texts } from '../text/index.ts'
import { targetsOf } from './targets.ts'

const archer = { x: 300, y: 300, face: [1, 1], weapon: 'shooter' }

/** An archer and two goblins in sight, so far to the right of him and below him, from edge to edge. */
const duel = (right: number, below: number, options = {}) =>
  positionOf(
    {
      group: ['P1-orc-1'],
      figures: {
        'P1-orc-1': archer,
        'P2-goblin-1': [324 + right, 300],
        'P2-goblin-2': [300, 324 + below],
      },
    },
    options,
  )

const shotAt = (target: string): Action => ({ type: 'shoot', id: 'P1-orc-1', target })
const goblins = ['P2-goblin-1', 'P2-goblin-2']

function chipsOf(state: ReturnType<typeof duel>) {
  const own = sorcerers.actions(state, 0).filter((action) => 'id' in action && action.id === 'P1-orc-1')
  return targetsOf(own, sceneOf(state)).filter(({ figure }) => goblins.includes(figure.id))
}

describe('SO-8.4: where measuring is closed nothing tells who is in range before an attack is announced', () => {
  test.each([
    [200, 316],
    [284, 286],
    [150, 420],
  ])('targets at %i mm and at %i mm wear the same chance', (right, below) => {
    const chips = chipsOf(duel(right, below))
    expect(chips.map(({ share }) => share)).toEqual([0.6, 0.6])
    expect(chips.map(({ distanceHundredths }) => distanceHundredths)).toEqual([undefined, undefined])
  })

  test('the chances of a shot are those of one in range; what it comes to is another matter', () => {
    const state = duel(300, 301)
    const chances = goblins.map((target) =>
      odds(sorcerers, state, 0, shotAt(target)).rolls.map(({ success }) => success),
    )
    expect(chances[0]).toHaveLength(1)
    expect(chances[1]).toEqual(chances[0])
    expect(odds(sorcerers, state, 0, shotAt('P2-goblin-2'), { asItIs: true }).rolls).toEqual([])
  })

  test.each([
    ['an archer with a knife', { weapon: 'shooter' }, { archerKnife: true }],
    ['a swordsman', { weapon: 'light' }, {}],
  ])('a refused blow of %s does not say how far away anybody is', (_, figure, options) => {
    const position = {
      group: ['P1-orc-1'],
      figures: { 'P1-orc-1': { x: 300, y: 300, ...figure }, 'P2-goblin-1': [633, 412] },
    }
    const blow = { type: 'melee', id: 'P1-orc-1', target: 'P2-goblin-1' } as const
    const refusal = sorcerers.check(positionOf(position, options), 0, blow)
    expect(refusal).toMatchObject({ type: 'E_CONTACT', clause: 'SO-8.3' })
    expect(refusal).not.toHaveProperty('foundHundredths')
    if (refusal !== undefined) expect(texts.en.refusal(refusal)).not.toMatch(/…|\d mm/)
    const open = sorcerers.check(positionOf(position, { ...options, measuring: 'open' }), 0, blow)
    expect(open).toHaveProperty('foundHundredths')
  })

  test('advice goes by the eye: it weighs a shot a little too far as it weighs one in range', () => {
    const advised = (state: ReturnType<typeof duel>) =>
      (bot.candidates?.(state, 0) ?? []).flatMap((action) => (action.type === 'shoot' ? [action.target] : []))
    const state = duel(299, 301)
    // SO-14.8: who plays may measure; who advises a person may not.
    expect(advised(state)).toEqual(['P2-goblin-1'])
    expect(advised(foreseen(state))).toEqual(goblins)
    expect(advised(foreseen(duel(299, 301, { measuring: 'open' })))).toEqual(['P2-goblin-1'])
  })
})

test('SO-8.4: where players agreed to open measuring, targets wear their distances as well', () => {
  const chips = chipsOf(duel(200, 316, { measuring: 'open' }))
  expect(chips.map(({ distanceHundredths }) => distanceHundredths)).toEqual([20_000, 31_600])
})

test('SO-8.4: what was announced and measured cannot be taken back', () => {
  const seats = ['P1', 'P2'].map((id) => ({ id, name: id, kind: 'person' as const }))
  const start = {
    id: 'm',
    seats,
    dice: { kind: 'recorded' as const },
    createdAt: 0,
    options: { table: bare },
  }
  const begun = (position: object) => {
    const match = createMatch(
      sorcerers,
      { ...start, position: JSON.parse(JSON.stringify(position)) },
      seededDice(1),
    )
    if (!match.ok) throw new Error(JSON.stringify(match.fault))
    return match.value
  }
  const far = { group: ['P1-orc-1'], figures: { 'P1-orc-1': archer, 'P2-goblin-1': [900, 300] } }
  const shooting = begun(far)
  expect(shooting.play(0, shotAt('P2-goblin-1'), 1)).toMatchObject({
    ok: true,
    value: { entry: { dice: [] } },
  })
  expect(shooting.undo(0, 2)).toMatchObject({ ok: false })
  const near = {
    phase: 'sorcerer',
    players: { P1: { points: 200 } },
    figures: { 'P1-sorcerer': [300, 300], 'P2-sorcerer': [450, 300] },
  }
  const casting = begun(near)
  expect(casting.play(0, { type: 'castBolt', target: 'P2-sorcerer' }, 1)).toMatchObject({ ok: true })
  expect(casting.undo(0, 2)).toMatchObject({ ok: false })
})
