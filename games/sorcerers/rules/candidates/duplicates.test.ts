import { expect, it } from 'vitest'
import type { Action } from '../actions.ts'
import { withoutDuplicates } from './duplicates.ts'

const move = (id: string, x: number, link?: string): Action => ({
  type: 'move',
  id,
  path: [{ x, y: 5 }, ...(link === undefined ? [] : [{ link }])],
  face: [1, 0],
})

it('SO-14.1: of equal actions the first stays, and whatever differs in anything stays', () => {
  const list = [
    move('P1-orc-1', 10),
    move('P1-orc-2', 10),
    move('P1-orc-1', 10),
    move('P1-orc-1', 10, 'stairs'),
    move('P1-orc-2', 10),
    move('P1-orc-1', 10, 'ladder'),
    move('P1-orc-1', 11),
  ]
  const kept = withoutDuplicates(list)
  expect(kept).toEqual([0, 1, 3, 5, 6].map((place) => list[place]))
  expect(kept[0]).toBe(list[0])
})
