import { describe, expect, test } from 'vitest'
import * as plane from './index.ts'
import * as sightLine from './sight-line.ts'
import { Arrangement } from './testing/arrangement.ts'
import * as reference from './testing/reference.ts'

/**
 * Random arrangements compared with the slow reference. WYRMTABLE_PLANE_RUNS=1000000 makes it the long
 * run; the default is short enough for every day.
 */
const runs = Number(process.env.WYRMTABLE_PLANE_RUNS ?? 20_000)
const seed = Number(process.env.WYRMTABLE_PLANE_SEED ?? 1)

/** Each arrangement must give the same on both sides; the first that does not is shown. */
function compare(count: number, differs: (random: Arrangement) => unknown): void {
  for (let run = 0; run < count; run++) {
    const difference = differs(new Arrangement(seed * 0x1000000 + run))
    if (difference !== undefined) expect({ run, ...(difference as object) }).toBeUndefined()
  }
}

const heights = [0, 15, 20, 25, 35, 40, 50, 55, 65, 75, 90, 115] as const

function lineOf(random: Arrangement, span: number): plane.SightLine {
  return { a: random.point(span), az: random.of(heights), q: random.point(span), qz: random.of(heights) }
}

describe('the geometry agrees with fractions', () => {
  test('SO-2.4: distance to a segment', () => {
    compare(runs, (random) => {
      const span = random.span()
      const [p, q] = [random.point(span), random.point(span)]
      const c = random.nearLine(p, q, span)
      const r = random.of([0, 1, 2, 5, 12, 24, 27, 45, span >> 2])
      const found = Math.sign(plane.compareToSegment(p, q, c, r))
      const expected = reference.compareToSegment(p, q, c, r)
      return found === expected ? undefined : { p, q, c, r, found, expected }
    })
  })

  test('SO-2.5: meeting and near segments', () => {
    compare(runs, (random) => {
      const span = random.span()
      const [p, q] = [random.point(span), random.point(span)]
      const [a, b] = [random.nearLine(p, q, span), random.nearLine(p, q, span)]
      const r = random.of([1, 2, 5, 12, 25])
      const found = [plane.doMeet(p, q, a, b), plane.areNear(p, q, a, b, r)]
      const expected = [reference.doMeet(p, q, a, b), reference.areNear(p, q, a, b, r)]
      return String(found) === String(expected) ? undefined : { p, q, a, b, r, found, expected }
    })
  })

  test('SO-2.3, SO-3.10: points and bases on polygons', () => {
    compare(runs, (random) => {
      const span = random.span()
      const polygon = random.polygon(span)
      const [a, b] = [random.of(polygon.corners), random.of(polygon.corners)]
      const c = random.nearLine(a, b, span)
      const r = random.of([1, 3, 5, 12])
      const found = [plane.contains(polygon, c), plane.holdsBase(polygon, c, r)]
      const expected = [reference.contains(polygon.corners, c), reference.holdsBase(polygon.corners, c, r)]
      return String(found) === String(expected) ? undefined : { polygon, c, r, found, expected }
    })
  })

  test('SO-2.6: edge-to-edge distance, diagonal between heights', () => {
    compare(runs, (random) => {
      const span = random.span()
      const [a, b] = [random.body(random.point(span)), random.body(random.point(span))]
      const near = Math.floor(plane.edgeDistance(a, b) / 100)
      const range = Math.max(0, random.of([5, 20, 100, 200, 300, 500, near, near + 1, near - 1]))
      const found = Math.sign(plane.compareDistance(a, b, range))
      const expected = reference.compareDistance(a, b, range)
      return found === expected ? undefined : { a, b, range, found, expected }
    })
  })

  test('SO-2.7: the length of a leg is the smallest whole number that is enough', () => {
    compare(runs, (random) => {
      const span = random.span()
      const [p, q] = [random.point(span), random.point(span)]
      const length = BigInt(plane.legLength(p, q))
      const square = 10000n * (BigInt(p.x - q.x) ** 2n + BigInt(p.y - q.y) ** 2n)
      const holds = length * length >= square && (length === 0n || (length - 1n) ** 2n < square)
      return holds ? undefined : { p, q, length: Number(length) }
    })
  })

  test('SO-3.7: figures, walls and slabs in the way', () => {
    compare(runs, (random) => {
      const span = random.span()
      const line = lineOf(random, span)
      if (line.a.x === line.q.x && line.a.y === line.q.y) return undefined
      const body = random.body(random.nearLine(line.a, line.q, span))
      const bottom = random.of(heights)
      const wall = {
        a: random.nearLine(line.a, line.q, span),
        b: random.nearLine(line.a, line.q, span),
        bottom,
        top: bottom + random.of([0, 15, 50]),
      }
      const slab = { polygon: random.polygon(span), z: random.of(heights) }
      const found = [
        sightLine.isBlockedByBody(line, body),
        sightLine.isBlockedByWall(line, wall),
        sightLine.isBlockedBySlab(line, slab),
      ]
      const expected = [
        reference.isBlockedByBody(line, body),
        reference.isBlockedByWall(line, wall),
        reference.isBlockedBySlab(line, slab),
      ]
      return String(found) === String(expected) ? undefined : { line, body, wall, slab, found, expected }
    })
  })

  test('SO-3.8: the depth of woods', () => {
    compare(runs, (random) => {
      const span = random.of([60, 150, 600, 3000])
      const wood = { polygon: random.polygon(span), top: random.of([0, 50, 80]) }
      const [a, b] = [random.of(wood.polygon.corners), random.of(wood.polygon.corners)]
      const line = { ...lineOf(random, span), a: random.nearLine(a, b, span) }
      // One axis shared and exactly 50 mm inside: the limit itself.
      const q = random.below(4) === 0 ? { x: a.x + random.of([49, 50, 51]), y: line.a.y } : line.q
      const tested = { ...line, q }
      const found = sightLine.isBlockedByWood(tested, wood)
      const expected = reference.isBlockedByWood(tested, wood)
      return found === expected ? undefined : { tested, wood, found, expected }
    })
  })

  test('SO-4.6: the first clear line among all obstacles', () => {
    compare(Math.ceil(runs / 20), (random) => {
      const span = random.of([100, 150, 600])
      const from = random.body(random.point(span))
      const target = random.body(random.point(span))
      const facing = { x: random.below(21) - 10, y: random.below(21) - 10 }
      const bodies = Array.from({ length: random.below(4) }, () =>
        random.body(random.nearLine(from, target, span)),
      )
      const walls = Array.from({ length: random.below(3) }, () => ({
        a: random.nearLine(from, target, span),
        b: random.point(span),
        bottom: random.of([0, 0, 40]),
        top: random.of([15, 40, 70]),
      }))
      const slabs = Array.from({ length: random.below(2) }, () => ({
        polygon: random.polygon(span),
        z: random.of(heights),
      }))
      const woods = Array.from({ length: random.below(2) }, () => ({
        polygon: random.polygon(span),
        top: 80,
      }))
      const terrain: plane.Terrain = {
        width: 3000,
        height: 3000,
        surfaces: [{ z: 0 }],
        moveWalls: [],
        lows: [],
        solids: [],
        shelters: [],
        sightWalls: walls,
        slabs,
        ceilings: [],
        woods,
      }
      const lines = plane.targetHeights(target).flatMap((qz) =>
        plane.sightOffsets(target.radius).map(({ x, y }) => ({
          a: from,
          az: plane.eyeHeight(from),
          q: { x: target.x + x, y: target.y + y },
          qz,
        })),
      )
      const ahead = lines.filter(({ q }) => facing.x * (q.x - from.x) + facing.y * (q.y - from.y) >= 0)
      const first = ahead[reference.look({ bodies, walls, slabs, woods }, ahead)]
      const sight = plane.look(terrain, [from, target, ...bodies], from, facing, target)
      const found = sight.seen ? sight.line : sight.why
      const expected = first ?? (ahead.length === 0 ? 'arc' : 'blocked')
      return JSON.stringify(found) === JSON.stringify(expected)
        ? undefined
        : { from, target, found, expected }
    })
  })
})
