import { expect, test } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { isNewTo, sightIn, sightsIn } from './sight.ts'

const cards = [{ id: 'x', card: 'DWB-081' }]
const looked: Event = {
  type: 'looked',
  seat: 0,
  of: 1,
  zone: 'hand',
  by: 'DWB-160',
  n: 1,
  shown: false,
  cards,
}
const searched: Event = { type: 'searched', seat: 0, of: 0, n: 1, shown: true, cards }

test('who was not told the cards has nothing to see, nor has who searched in vain', () => {
  const { cards: _, ...untold } = looked
  expect(sightIn(untold, 3, 0)).toBeUndefined()
  expect(sightIn({ ...searched, n: 0, cards: [] }, 3, 0)).toBeUndefined()
  expect(sightIn({ ...looked, n: 0, cards: [] }, 3, 0)).toMatchObject({ cards: [] })
})

test('what was shown is named by its place in the match, and is news for those who did not know it', () => {
  const log = [{ seq: 7, seat: 'a', events: [{ type: 'answered', seat: 0 } as const, looked, searched] }]
  const [first, second] = sightsIn(log)
  expect(first).toMatchObject({ key: '7/1', zone: 'hand', by: 'DWB-160' })
  expect(second).toMatchObject({ key: '7/2', zone: 'found' })
  if (first === undefined || second === undefined) throw new Error('nothing was shown')
  expect([0, 1, 'spectator' as const].map((viewer) => isNewTo(first, viewer))).toEqual([true, false, true])
  expect([0, 1].map((viewer) => isNewTo(second, viewer))).toEqual([false, true])
  expect(isNewTo({ ...first, zone: 'pileTop' }, 1)).toBe(true)
})
