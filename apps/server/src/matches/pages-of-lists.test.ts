import type { Held } from '@wyrmtable/store'
import { expect, test } from 'vitest'
import { pageOfHeld } from './pages-of-lists.ts'

const held = (match: string, state: Held['state'], seat = 0): Held => ({
  ...{ match, seat, key: 'k', place: 0, state, createdAt: 0 },
})
const id = (n: number) => `match${n}`

test('pages of one’s matches go back from the latest that goes on to the first that ended', () => {
  const all = [held(id(1), 'over'), held(id(2), 'running'), held(id(2), 'running', 1), held(id(3), 'over')]
  const first = pageOfHeld([...all, held(id(4), 'open')], 2, undefined)
  expect(first).toEqual({ ids: [id(2), id(4)], more: `on.${id(2)}` })
  // It ends meanwhile, and another begins: nothing is missed.
  const later = all.map((one) => (one.match === id(2) ? { ...one, state: 'over' as const } : one))
  const second = pageOfHeld([...later, held(id(4), 'open'), held(id(5), 'open')], 2, `on.${id(2)}`)
  expect(second).toEqual({ ids: [id(2), id(3)], more: `over.${id(2)}` })
  expect(pageOfHeld(later, 2, `over.${id(2)}`)).toEqual({ ids: [id(1)], more: null })
})

test('a page begins at no match of somebody else', () => {
  expect(() => pageOfHeld([held(id(1), 'open')], 2, `on.${id(2)}`)).toThrow('badInput')
  expect(pageOfHeld([], 2, undefined)).toEqual({ ids: [], more: null })
})
