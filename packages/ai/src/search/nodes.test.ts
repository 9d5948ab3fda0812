import { expect, test } from 'vitest'
import { FIXED, NONE, Nodes } from './nodes.ts'

test('it grows on demand up to its limit', () => {
  const nodes = new Nodes<string>(40_000)
  expect(nodes.add(30_000)).toBe(1)
  expect(nodes.visits.length).toBeGreaterThanOrEqual(30_001)
  expect(nodes.add(20_000)).toBe(NONE)
})

test('keeping a node keeps what is below it and nothing else', () => {
  const nodes = new Nodes<string>(1000)
  const first = nodes.add(2)
  nodes.kind[0] = FIXED
  nodes.first[0] = first
  nodes.count[0] = 2
  const other = nodes.add(1)
  nodes.kind[first] = FIXED
  nodes.first[first] = other
  nodes.count[first] = 1
  const below = nodes.add(2)
  nodes.kind[first + 1] = FIXED
  nodes.first[first + 1] = below
  nodes.count[first + 1] = 2
  for (let i = 0; i < nodes.size; i++) {
    nodes.actions[i] = `move ${i}`
    nodes.visits[i] = 10 * i
  }
  nodes.keep(first + 1)
  expect(nodes.size).toBe(3)
  expect(nodes.visits[0]).toBe(20)
  expect([...nodes.actions]).toEqual(['move 2', 'move 4', 'move 5'])
  expect(nodes.firstOf(0)).toBe(1)
  expect(nodes.after(0, 1)).toBe(2)
  expect(nodes.after(0, 2)).toBe(NONE)
})
