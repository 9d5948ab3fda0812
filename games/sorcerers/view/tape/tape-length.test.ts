import { expect, test } from 'vitest'
import { bare, positionOf } from '../../rules/testing/positions.ts'
import { figureOf, sceneOf } from '../../rules/topics/scene.ts'
import { tapeLength } from './tape-length.ts'

test('a tape goes from edge to edge, straight or bent, and from place to place', () => {
  const scene = sceneOf(
    positionOf(
      { figures: { 'P1-orc-1': [100, 100], 'P2-orc-1': [424, 100] } },
      { table: bare, measuring: 'open' },
    ),
  )
  const [one, other] = ['P1-orc-1', 'P2-orc-1'].map((id) => {
    const figure = figureOf(scene, id)
    if (figure === undefined) throw new Error(id)
    return { x: figure.x, y: figure.y, figure }
  })
  if (one === undefined || other === undefined) throw new Error('nobody')
  expect(tapeLength([one])).toBe(0)
  expect(tapeLength([one, other])).toBe(30_000)
  expect(
    tapeLength([
      { x: 0, y: 0 },
      { x: 30, y: 40 },
    ]),
  ).toBe(5000)
  expect(tapeLength([one, { x: 100, y: 200 }, { x: 424, y: 200 }, other])).toBe(100 * (100 + 324 + 100 - 24))
})
