import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHexBoard, type HexBoard, type HexId } from './board.ts'
import { hexesByDistance } from './distance.ts'
import { edgeBetween } from './edge.ts'
import { formatHex, parseHex } from './label.ts'
import { directionTo, neighboursOf } from './neighbour.ts'
import {
  createReachWorkspace,
  pathTo,
  reachByCost,
  reachByStep,
  reachedHexes,
  type StepCost,
  UNREACHED,
} from './reach.ts'

const board = createHexBoard({ columns: 25, rows: 20, shiftedColumns: 'even' })
const hex = (label: string): HexId => parseHex(board, label)!
const plain = new Uint8Array(board.size).fill(1)

/** Cheapest costs by trying every step until nothing gets cheaper. */
function slowCosts(on: HexBoard, from: HexId, mp: number, stepCost: StepCost): number[] {
  const best = new Array<number>(on.size).fill(UNREACHED)
  best[from] = 0
  for (let changed = true; changed; ) {
    changed = false
    for (let at = 0; at < on.size; at++) {
      if (best[at] === UNREACHED) continue
      for (const next of neighboursOf(on, at as HexId)) {
        const direction = directionTo(on, at as HexId, next)
        const step = direction === -1 ? 0 : stepCost(at as HexId, next, direction, best[at]!)
        const total = best[at]! + step
        if (step === 0 || total > mp || total >= best[next]!) continue
        best[next] = total
        changed = true
      }
    }
  }
  return best
}

const cases = fc
  .record({
    columns: fc.integer({ min: 1, max: 10 }),
    rows: fc.integer({ min: 1, max: 10 }),
    shiftedColumns: fc.constantFrom('even' as const, 'odd' as const),
  })
  .map(createHexBoard)
  .chain((on) =>
    fc.record({
      on: fc.constant(on),
      from: fc.integer({ min: 0, max: on.size - 1 }).map((id) => id as HexId),
      mp: fc.integer({ min: 0, max: 12 }),
      cost: fc.uint8Array({ minLength: on.size, maxLength: on.size, max: 5 }),
      wall: fc.uint8Array({ minLength: on.edgeCount, maxLength: on.edgeCount, max: 3 }),
    }),
  )

describe('reach', () => {
  const workspace = createReachWorkspace(board)

  it('is a circle where every hex costs 1', () => {
    expect(reachByCost(board, workspace, hex('1010'), 3, plain)).toBe(37)
    expect(reachedHexes(workspace).toSorted((a, b) => a - b)).toEqual(
      hexesByDistance(board, hex('1010'), 3).toSorted((a, b) => a - b),
    )
    expect(workspace.dist[hex('1013')]).toBe(3)
    expect(workspace.dist[hex('1014')]).toBe(UNREACHED)
  })

  it('holds the start alone with no points, or shut in, whatever the start costs', () => {
    expect(reachByCost(board, workspace, hex('0101'), 0, plain)).toBe(1)
    expect(reachByCost(board, workspace, hex('0101'), 9, new Uint8Array(board.size))).toBe(1)
    expect(reachedHexes(workspace)).toEqual([hex('0101')])
    expect(pathTo(workspace, hex('0101'))).toEqual([hex('0101')])
  })

  it('keeps nothing of the search before', () => {
    reachByCost(board, workspace, hex('0101'), 20, plain)
    expect(reachByCost(board, workspace, hex('2520'), 1, plain)).toBe(workspace.count)
    expect(
      reachedHexes(workspace)
        .map((id) => formatHex(board, id))
        .toSorted(),
    ).toEqual(['2420', '2519', '2520', '2419'].toSorted())
    expect(pathTo(workspace, hex('0101'))).toBeUndefined()
    expect(pathTo(workspace, -1 as HexId)).toBeUndefined()
  })

  it('goes round what it cannot enter', () => {
    const cost = plain.slice()
    cost[hex('1009')] = 0
    reachByCost(board, workspace, hex('1010'), 3, cost)
    expect(workspace.dist[hex('1008')]).toBe(3)
    expect(pathTo(workspace, hex('1008'))?.map((id) => formatHex(board, id))).toHaveLength(4)
    expect(workspace.dist[hex('1009')]).toBe(UNREACHED)
  })

  it('lets a step cost everything that is left', () => {
    const mp = 4
    const stop = hex('1009')
    reachByStep(board, workspace, hex('1010'), mp, (_from, to, _direction, spent) =>
      to === stop ? mp - spent : 1,
    )
    expect(workspace.dist[stop]).toBe(mp)
    expect(workspace.dist[hex('1008')]).toBe(3)
  })

  it('refuses points it has no room for, and boards of another size', () => {
    const small = createReachWorkspace(board, 5)
    for (const mp of [6, -1, 2.5, Number.NaN]) {
      expect(() => reachByCost(board, small, hex('1010'), mp, plain)).toThrow(RangeError)
    }
    const other = createHexBoard({ columns: 5, rows: 5, shiftedColumns: 'even' })
    expect(() => reachByCost(other, small, 0 as HexId, 1, plain)).toThrow(RangeError)
    expect(() => createReachWorkspace(board, 40_000)).toThrow(RangeError)
  })
})

describe('on random terrain', () => {
  it('costs by hex are the cheapest there are', () => {
    fc.assert(
      fc.property(cases, ({ on, from, mp, cost }) => {
        const workspace = createReachWorkspace(on, mp)
        const count = reachByCost(on, workspace, from, mp, cost)
        const best = slowCosts(on, from, mp, (_from, to) => cost[to]!)
        expect(Array.from(workspace.dist)).toEqual(best)
        expect(count).toBe(best.filter((spent) => spent !== UNREACHED).length)
        const order = reachedHexes(workspace).map((id) => best[id]!)
        expect(order).toEqual(order.toSorted((a, b) => a - b))
        expect(new Set(reachedHexes(workspace)).size).toBe(count)
      }),
    )
  })

  it('costs by step are the cheapest there are, and paths add up to them', () => {
    fc.assert(
      fc.property(cases, ({ on, from, mp, cost, wall }) => {
        // Walls: 1 costs a point more, 2 shuts the side in one direction only, as a slope might.
        const stepCost: StepCost = (a, b) => {
          const side = wall[edgeBetween(on, a, b)]!
          if (cost[b] === 0 || (side === 2 && a < b)) return 0
          return cost[b]! + (side === 1 ? 1 : 0)
        }
        const workspace = createReachWorkspace(on)
        reachByStep(on, workspace, from, mp, (a, b, direction, spent) => {
          expect(directionTo(on, a, b)).toBe(direction)
          expect(workspace.dist[a]).toBe(spent)
          return stepCost(a, b, direction, spent)
        })
        const best = slowCosts(on, from, mp, stepCost)
        expect(Array.from(workspace.dist)).toEqual(best)
        const order = reachedHexes(workspace)
        expect(order).toHaveLength(best.filter((spent) => spent !== UNREACHED).length)
        expect(new Set(order).size).toBe(order.length)
        expect(order).toEqual(order.toSorted((a, b) => best[a]! - best[b]!))
        for (const goal of order) {
          const path = pathTo(workspace, goal)!
          expect(path[0]).toBe(from)
          expect(path.at(-1)).toBe(goal)
          const total = path.slice(1).reduce((sum, to, i) => sum + stepCost(path[i]!, to, 0, 0), 0)
          expect(total).toBe(workspace.dist[goal])
        }
      }),
    )
  })

  it('both searches agree', () => {
    fc.assert(
      fc.property(cases, ({ on, from, mp, cost }) => {
        const byCost = createReachWorkspace(on)
        const byStep = createReachWorkspace(on)
        reachByCost(on, byCost, from, mp, cost)
        reachByStep(on, byStep, from, mp, (_from, to) => cost[to]!)
        expect(reachedHexes(byStep)).toEqual(reachedHexes(byCost))
        for (const goal of reachedHexes(byCost)) expect(pathTo(byStep, goal)).toEqual(pathTo(byCost, goal))
      }),
    )
  })
})
