import { expect, test } from 'vitest'
import {
  areaOf,
  beside,
  fittingScale,
  isMuchCovered,
  movedInto,
  type Stand,
  scaledTo,
  uncoveredPart,
} from './camera.ts'

const frame = { left: 0, top: 0, right: 1000, bottom: 800 }
const bar = { left: 200, top: 700, right: 800, bottom: 780 }
const drawer = { left: 700, top: 0, right: 1000, bottom: 800 }

test('a bar costs the strip at its edge, a drawer its side', () => {
  expect(uncoveredPart(frame, [bar])).toEqual({ ...frame, bottom: 700 })
  expect(uncoveredPart(frame, [bar, drawer])).toEqual({ ...frame, right: 700, bottom: 700 })
  expect(uncoveredPart(frame, [{ left: 1000, top: 0, right: 1200, bottom: 800 }])).toEqual(frame)
})

const stand: Stand = { frame, part: { ...frame, bottom: 700 }, width: 2000, height: 1600 }

test('what is in view already moves nothing, what is not moves as little as it must', () => {
  const camera = { x: 0, y: 0, k: 1 }
  const near = areaOf([[500, 400]], 40, stand)
  expect(movedInto(camera, near, stand)).toEqual(camera)
  const below = areaOf([[500, 720]], 40, stand)
  expect(movedInto(camera, below, stand)).toEqual({ x: 0, y: -60, k: 1 })
})

test('at the rim nothing lies empty beside the board, but the last row comes out from under the bar', () => {
  const east = areaOf([[1990, 10]], 40, stand)
  expect(movedInto({ x: 0, y: 0, k: 1 }, east, stand)).toEqual({ x: -1000, y: 0, k: 1 })
  const south = areaOf([[500, 1590]], 40, stand)
  expect(movedInto({ x: 0, y: 0, k: 1 }, south, stand)).toEqual({ x: 0, y: -900, k: 1 })
  expect(movedInto({ x: 300, y: 200, k: 1 }, areaOf([[100, 100]], 40, stand), stand)).toEqual({
    x: 0,
    y: 0,
    k: 1,
  })
})

test('a wide area is shown from farther off, around the middle of what is seen', () => {
  const area = areaOf(
    [
      [100, 100],
      [1900, 500],
    ],
    50,
    stand,
  )
  const scale = fittingScale(area, stand)
  expect(scale).toBeCloseTo(1000 / 1900)
  const seen = movedInto(scaledTo({ x: -500, y: -500, k: 1 }, scale, stand), area, stand)
  expect(area.left * seen.k + seen.x).toBeGreaterThanOrEqual(-0.001)
  expect(area.right * seen.k + seen.x).toBeLessThanOrEqual(1000.001)
  expect(scaledTo({ x: -500, y: -350, k: 1 }, 0.5, stand)).toEqual({ x: 0, y: 0, k: 0.5 })
})

test('what is said at a place lies beside it, never on it and never beyond the free part', () => {
  const size = { width: 200, height: 60 }
  expect(beside([500, 400], 40, size, frame)).toEqual([540, 370])
  expect(beside([900, 10], 40, size, frame)).toEqual([660, 0])
  const phone = { left: 0, top: 0, right: 300, bottom: 500 }
  expect(beside([150, 300], 40, size, phone)).toEqual([50, 200])
  expect(beside([150, 20], 40, size, phone)).toEqual([50, 60])
})

test('a bar does not cover much, a sheet half way does, and one drawn up leaves nothing to fit a board into', () => {
  const under = (bottom: number) => isMuchCovered({ ...stand, part: { ...frame, bottom } })
  expect([under(700), under(400), under(80)]).toEqual([false, true, false])
})
