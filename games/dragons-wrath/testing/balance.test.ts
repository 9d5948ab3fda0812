import { expect, test } from 'vitest'
import { starterDecks } from '../data/library.ts'
import { type GameRecord, playRecorded } from './balance.ts'
import { cardGoals, duelGoals, formatGoal, tableGoals } from './balance-report.ts'

const record = (more: Partial<GameRecord>): GameRecord => ({
  decks: ['a', 'b'],
  winner: 0,
  isLimit: false,
  turns: 10,
  first: 0,
  leader: null,
  decisions: [40, 50],
  lost: { attack: 6, payment: 3, effect: 1, sacrifice: 1 },
  kinds: [],
  drawn: [['x'], []],
  firstOut: 10,
  ...more,
})
const four = [
  record({}),
  record({ decks: ['b', 'a'], winner: 1, first: 1, leader: 0, turns: 6 }),
  record({ winner: 1, first: 0, leader: 1, turns: 20, drawn: [[], ['x']] }),
  record({ winner: null, isLimit: true, turns: 60, leader: 0 }),
]
const values = (clause: string) =>
  duelGoals(four).flatMap(({ clause: of, what, value }) => (of === clause ? [[what, value] as const] : []))

test('DW-27.2: shares of decks and pairs, whichever seat they had', () => {
  expect(values('DW-27.2')).toEqual([
    ['a', 50],
    ['b', 25],
    ['a : b', 50],
  ])
})

test('DW-27.3, DW-27.4, DW-27.5, DW-27.9: ends, length, decisions, first in order and leader', () => {
  expect(values('DW-27.3')).toEqual([
    ['draws', 25],
    ['last year reached', 25],
    ['years, median', 20],
    ['years, 95 %', 60],
  ])
  expect(values('DW-27.4')).toEqual([['decisions of a player, median', 50]])
  expect(values('DW-27.5')).toEqual([['wins of the first in order', 50]])
  expect(values('DW-27.9').map(([, value]) => Math.round(value))).toEqual([33])
})

test('DW-27.6, DW-27.7, DW-27.8: cards drawn, causes of losses, seats of larger tables', () => {
  expect(values('DW-27.7').slice(4)).toEqual([
    ['sacrifices a game', 1],
    ['provinces lost to attacks', 60],
    ['provinces lost to payments', 30],
    ['provinces lost to effects', 10],
  ])
  expect(cardGoals(four, 2)).toMatchObject([
    { what: 'a x', value: 0, games: 2 },
    { what: 'b x', value: 25, games: 2 },
  ])
  const three = tableGoals([record({ decks: ['a', 'b', 'c'], winner: 2, firstOut: 5 })])
  expect(three.map(({ value }) => value)).toEqual([0, 0, 100, 50])
  expect(formatGoal(three[2]!)).toMatch(/^! DW-27\.8/)
})

test('DW-27.1: the same seed plays the same game of two starters to its end', async () => {
  const [one, other] = starterDecks
  const play = () => playRecorded([one?.id ?? '', other?.id ?? ''], 'balance')
  const played = await play()
  expect(played.turns).toBeGreaterThan(1)
  expect(played.lost.attack + played.lost.payment + played.lost.effect).toBeGreaterThan(0)
  expect(await play()).toEqual(played)
})
