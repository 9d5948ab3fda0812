import { expect, test } from 'vitest'
import clauses from '../../data/clauses.json' with { type: 'json' }
import type { Event } from '../../rules/events.ts'
import { cardName } from '../../text/names.ts'
import { clauseOf, piecesOf } from './chronicle.ts'

const name = (card: string) => cardName(card, 'en')

test('a line of the chronicle opens the cards that it names, also where one card meets its like', () => {
  const event: Event = {
    type: 'compared',
    mode: 'physical',
    values: [7, 4],
    a: 'x',
    b: 'y',
    aCard: 'DWB-036',
    bCard: 'DWB-039',
  }
  const [first, second] = [name('DWB-036'), name('DWB-039')]
  expect(piecesOf(`Force: ${first} 7, ${second} 4.`, event, name)).toEqual([
    { text: 'Force: ' },
    { text: first, card: 'DWB-036' },
    { text: ' 7, ' },
    { text: second, card: 'DWB-039' },
    { text: ' 4.' },
  ])
  const alike = piecesOf(`${first} falls to ${first}.`, { ...event, bCard: 'DWB-036' }, name)
  expect(alike.map(({ text }) => text).join('')).toBe(`${first} falls to ${first}.`)
  expect(alike.filter(({ card }) => card !== undefined)).toHaveLength(1)
})

test('the clauses behind lines are those of the book', () => {
  const known = new Set(JSON.stringify(clauses).match(/DW-\d+\.\d+/g))
  for (const clause of Object.values(clauseOf)) expect(known).toContain(clause)
})
