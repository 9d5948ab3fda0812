import { expect, test } from 'vitest'
import {
  along,
  areInContact,
  ceilSqrt,
  contactOffsets,
  directions,
  endObstacle,
  floorSqrt,
  isConvex,
  isWithinReach,
  legLength,
  legObstacle,
  look,
  lowsCrossed,
  type Mover,
  meanCorner,
  placeObstacle,
  polygonOf,
  reduced,
  sightOffsets,
  type Terrain,
} from './index.ts'

const pairs = (points: readonly { x: number; y: number }[]) => points.map(({ x, y }) => [x, y])

test('SO-2.9: sixteen directions go clockwise and truncate toward zero', () => {
  expect(pairs(directions.slice(0, 6))).toEqual([
    [1000, 0],
    [924, 383],
    [707, 707],
    [383, 924],
    [0, 1000],
    [-383, 924],
  ])
  expect(along(9, 12)).toEqual({ x: -11, y: -4 })
  expect(Object.is(along(8, 12).y, 0)).toBe(true)
  expect(along(16, 7)).toEqual(along(0, 7))
})

test.each([
  [12, '12,0 11,4 8,8 4,11 0,12'],
  [15, '15,0 13,5 10,10 5,13 0,15'],
  [20, '20,0 18,7 14,14 7,18 0,20'],
  [25, '25,0 23,9 17,17 9,23 0,25'],
  [30, '30,0 27,11 21,21 11,27 0,30'],
])('SO-2.10: sight points of radius %i', (radius, first) => {
  expect(sightOffsets(radius)).toHaveLength(17)
  expect(pairs(sightOffsets(radius).slice(1, 6)).join(' ')).toBe(first)
})

test('SO-14.4: contact offsets', () => {
  expect(pairs(contactOffsets(24).slice(0, 5)).join(' ')).toBe('24,0 23,9 17,17 9,23 0,24')
  expect(pairs(contactOffsets(27).slice(0, 9)).join(' ')).toBe(
    '27,0 25,11 19,20 11,25 0,27 -11,25 -20,19 -25,11 -27,0',
  )
})

test('SO-2.7: lengths in hundredths, rounded up', () => {
  expect(legLength({ x: 100, y: 100 }, { x: 136, y: 148 })).toBe(6000)
  expect(legLength({ x: 100, y: 100 }, { x: 137, y: 148 })).toBe(6061)
  expect([0, 1, 2, 4, 5].map(ceilSqrt)).toEqual([0, 1, 2, 2, 3])
  expect([0, 1, 2, 4, 5].map(floorSqrt)).toEqual([0, 1, 1, 2, 2])
})

test('SO-4.2: facings are divided by their greatest common divisor', () => {
  expect(reduced({ x: -6, y: 4 })).toEqual({ x: -3, y: 2 })
  expect(reduced({ x: 0, y: -7 })).toEqual({ x: 0, y: -1 })
})

test('SO-2.2: polygons are convex and go clockwise', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
    { x: 0, y: 9 },
  ]
  expect(isConvex(square)).toBe(true)
  expect(isConvex([...square].reverse())).toBe(false)
  expect(meanCorner(polygonOf(square))).toEqual({ x: 4, y: 4 })
})

const house = polygonOf([
  { x: 100, y: 100 },
  { x: 200, y: 100 },
  { x: 200, y: 200 },
  { x: 100, y: 200 },
])
const terrain: Terrain = {
  width: 1000,
  height: 800,
  surfaces: [{ z: 0 }, { z: 50, polygon: house }],
  moveWalls: house.edges,
  lows: [{ a: { x: 300, y: 0 }, b: { x: 300, y: 90 } }],
  solids: [house],
  shelters: [house],
  sightWalls: [],
  slabs: [],
  ceilings: [{ polygon: house, z: 50 }],
  woods: [],
}
const [table, roof] = terrain.surfaces as [{ z: number }, { z: number; polygon: typeof house }]
const foot: Mover = { radius: 12, height: 30, keepsOut: false, onWheels: false }
const at = (x: number, y: number) => ({ x, y })
const figure = (x: number, y: number, z = 0) => ({ x, y, z, radius: 12, height: 30 })

test('SO-7.2: what forbids a leg', () => {
  const leg = (mover: Mover, p: [number, number], q: [number, number], enemies = [figure(500, 500)]) =>
    legObstacle(terrain, enemies, mover, table, at(...p), at(...q))?.kind
  expect(leg(foot, [12, 12], [88, 150])).toBeUndefined()
  expect(leg(foot, [11, 12], [80, 150])).toBe('edge')
  expect(leg(foot, [50, 150], [250, 150])).toBe('wall')
  expect(leg({ ...foot, keepsOut: true }, [85, 150], [85, 300])).toBeUndefined()
  expect(leg(foot, [500, 524], [600, 524])).toBeUndefined()
  expect(leg(foot, [500, 523], [600, 523])).toBe('enemy')
  expect(leg({ ...foot, onWheels: true }, [250, 50], [350, 50])).toBe('wall')
  expect(lowsCrossed(terrain, table, at(250, 50), at(350, 50))).toBe(1)
  expect(legObstacle(terrain, [], foot, roof, at(112, 112), at(188, 188))).toBeUndefined()
  expect(legObstacle(terrain, [], foot, roof, at(112, 112), at(189, 188))?.kind).toBe('edge')
})

test('SO-3.10: what forbids a place', () => {
  const place = (x: number, y: number, mover = foot, others = [figure(500, 500)]) =>
    placeObstacle(terrain, others, mover, table, at(x, y))?.kind
  expect(place(150, 150)).toBe('solid')
  expect(place(88, 150)).toBeUndefined()
  expect(place(89, 150)).toBe('wall')
  expect(place(290, 50)).toBe('low')
  expect(place(500, 523)).toBe('overlap')
  expect(place(500, 523, foot, [figure(500, 500, 50)])).toBeUndefined()
  expect(endObstacle(terrain, [], { ...foot, height: 60 }, table, at(150, 150))?.kind).toBe('solid')
  const open = { ...terrain, solids: [], moveWalls: [] }
  expect(endObstacle(open, [], { ...foot, height: 60 }, table, at(150, 150))?.kind).toBe('ceiling')
  expect(endObstacle(open, [], { ...foot, height: 50 }, table, at(150, 150))).toBeUndefined()
})

test('SO-4.3, SO-9.2: contact and reach, with walls between', () => {
  const contact = (a: [number, number], b: [number, number]) =>
    areInContact(terrain, figure(...a), figure(...b))
  expect(contact([400, 400], [417, 417])).toBe(true)
  expect(contact([400, 400], [418, 417])).toBe(true)
  expect(contact([400, 400], [418, 418])).toBe(false)
  expect(contact([88, 150], [112, 150])).toBe(false)
  expect(areInContact(terrain, figure(88, 150, 50), figure(112, 150, 50))).toBe(true)
  expect(isWithinReach(terrain, figure(400, 400), figure(429, 400), 5)).toBe(true)
  expect(isWithinReach(terrain, figure(400, 400), figure(430, 400), 5)).toBe(false)
})

test('SO-3.7: a look that is blocked tells what blocks the first line', () => {
  const wood = polygonOf(house.corners.map(({ x, y }) => ({ x, y: y + 300 })))
  const scene: Terrain = {
    ...terrain,
    sightWalls: house.edges.map((edge) => ({ ...edge, bottom: 0, top: 50 })),
    slabs: [{ polygon: polygonOf(house.corners.map(({ x, y }) => ({ x: x + 500, y }))), z: 30 }],
    woods: [{ polygon: wood, top: 80 }],
  }
  const by = (from: readonly [number, number, number?], to: readonly [number, number, number?]) => {
    const [one, other] = [figure(...from), figure(...to)]
    const sight = look(scene, [figure(500, 700)], one, { x: 1, y: 0 }, other)
    return sight.seen ? 'seen' : sight.why === 'arc' ? 'arc' : sight.by.kind
  }
  expect(by([50, 150], [300, 150])).toBe('wall')
  expect(by([50, 450], [300, 450])).toBe('wood')
  expect(by([460, 700], [540, 700])).toBe('body')
  expect(by([620, 150, 50], [680, 150])).toBe('slab')
  expect(by([420, 320], [300, 320])).toBe('arc')
  expect(by([420, 320], [480, 320])).toBe('seen')
})
