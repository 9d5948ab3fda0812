import { distance, type HexId, hexesOnLine, lineIntersectsHex } from '@wyrmtable/hex'
import { seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Field } from '../field.ts'
import { dragonNoir } from '../game.ts'
import { Ground } from '../ground.ts'
import { isRefusal } from '../refusals.ts'
import type { State } from '../state.ts'
import { sightAlong } from './line.ts'

/** Pairs a run looks at on each board; a longer run is a matter of this number. */
const PAIRS = 200

function standing(map: string, shooter: string, target: string): State | undefined {
  const options = dragonNoir.options.parse({ scenario: 'skirmish', skirmish: { layout: [{ map }] } })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const decoded = dragonNoir.decode({ units: { 'elf-1': shooter, 'goblin-1': target } }, options.value)
  return decoded.ok ? decoded.value : undefined
}

/**
 * The rule for open country told once more, slowly and with the plain predicates: trees, rock, walls and
 * windows met by the line from centre to centre, and corners where two of them join.
 */
function slowlyFree(ground: Ground, from: HexId, to: HexId): boolean {
  const { board } = ground
  const blocksHex = (hex: HexId): boolean =>
    hex !== from && hex !== to && ['tree', 'rock'].includes(ground.terrain(hex))
  if (hexesOnLine(board, from, to, 'open').some(blocksHex)) return false
  const touched = hexesOnLine(board, from, to, 'blocks')
  for (const hex of touched) {
    for (const { hex: other, edge } of ground.around(hex)) {
      if (other < hex || !touched.includes(other)) continue
      const runs = runsAlong(ground, from, to, edge)
      if (runs && blocksHex(hex) && blocksHex(other)) return false
      if (!isStone(ground, edge)) continue
      if (runs || crosses(ground, from, to, edge)) return false
    }
  }
  return !corners(ground, touched).some(
    ([x, y, edges]) =>
      isOn(ground, from, to, x, y) && edges.filter((edge) => isStone(ground, edge)).length > 1,
  )
}

const isStone = (ground: Ground, edge: number): boolean => ['wall', 'window'].includes(ground.side(edge))

function turn(ground: Ground, from: HexId, to: HexId, x: number, y: number): number {
  const { latticeX, latticeY } = ground.board
  const [ax, ay] = [latticeX[from]!, latticeY[from]!]
  return (latticeX[to]! - ax) * (y - ay) - (latticeY[to]! - ay) * (x - ax)
}

function ends(ground: Ground, edge: number): readonly [number, number, number, number] {
  const { edgeEnds } = ground.board
  return [edgeEnds[edge * 4]!, edgeEnds[edge * 4 + 1]!, edgeEnds[edge * 4 + 2]!, edgeEnds[edge * 4 + 3]!]
}

/** Both ends on the line, and the hexes beside it between those of shooter and target. */
function runsAlong(ground: Ground, from: HexId, to: HexId, edge: number): boolean {
  const [ax, ay, bx, by] = ends(ground, edge)
  return isOn(ground, from, to, ax, ay) && isOn(ground, from, to, bx, by)
}

/** The ends lie on different sides, and both hexes beside it are entered. */
function crosses(ground: Ground, from: HexId, to: HexId, edge: number): boolean {
  const [ax, ay, bx, by] = ends(ground, edge)
  const [a, b] = ground.edgeHexes(edge)
  const entered = [a, b].every((hex) => lineIntersectsHex(ground.board, from, to, hex, 'open'))
  return entered && turn(ground, from, to, ax, ay) * turn(ground, from, to, bx, by) < 0
}

function isOn(ground: Ground, from: HexId, to: HexId, x: number, y: number): boolean {
  const { latticeX, latticeY } = ground.board
  const within = (value: number, a: number, b: number): boolean =>
    value >= Math.min(a, b) && value <= Math.max(a, b)
  return (
    turn(ground, from, to, x, y) === 0 &&
    within(x, latticeX[from]!, latticeX[to]!) &&
    within(y, latticeY[from]!, latticeY[to]!)
  )
}

/** Corners of the hexes, each once, with the hexsides that meet there. */
function corners(ground: Ground, hexes: readonly HexId[]): readonly [number, number, number[]][] {
  const found = new Map<string, [number, number, number[]]>()
  for (const hex of hexes) {
    for (const { edge } of ground.around(hex)) {
      const [ax, ay, bx, by] = ends(ground, edge)
      for (const [x, y] of [
        [ax, ay],
        [bx, by],
      ] as const) {
        const corner = found.get(`${x}/${y}`) ?? [x, y, []]
        if (!corner[2].includes(edge)) corner[2].push(edge)
        found.set(`${x}/${y}`, corner)
      }
    }
  }
  return [...found.values()]
}

/** Hexes for which the slow rule is the whole rule: level ground outside buildings and away from doors. */
const isPlain = (ground: Ground, hex: HexId): boolean =>
  ground.label(hex) !== '' &&
  ground.level(hex) === 0 &&
  ground.building(hex) === undefined &&
  ground.around(hex).every(({ edge }) => ground.side(edge) === 'none')

describe('DN-2.5, DN-2.6, DN-6.11, DN-6.30: lines agree with a slow reference', () => {
  test.each(['WM', 'AR'])('between random hexes of %s', (map) => {
    const dice = seededDice(`sight/${map}`)
    const field: Field | undefined = standing(map, '0101', '0301')?.setting.field
    if (field === undefined) throw new Error('no board')
    let looked = 0
    let blocked = 0
    for (let tries = 0; looked < PAIRS && tries < 40 * PAIRS; tries++) {
      const from = dice.pick(field.board.size, 'from') as HexId
      const to = dice.pick(field.board.size, 'to') as HexId
      const state = plainPair(map, field, from, to)
      if (state === undefined) continue
      const { ground } = state
      // Hills have a rule of their own; the slow one knows level country only.
      const hill = hexesOnLine(ground.board, from, to, 'blocks').some((hex) => ground.level(hex) > 0)
      const open = hexesOnLine(ground.board, from, to, 'blocks').some((hex) => ground.building(hex)?.open)
      if (hill || open) continue
      const found = sightAlong(state, 0, 1, { from, side: -1, to }, 'longbow', false)
      expect([from, to, !isRefusal(found)]).toEqual([from, to, slowlyFree(ground, from, to)])
      looked++
      if (isRefusal(found)) blocked++
    }
    expect(looked).toBe(PAIRS)
    expect(blocked).toBeGreaterThan(PAIRS / 20)
  })
})

function plainPair(map: string, field: Field, from: HexId, to: HexId): State | undefined {
  if (distance(field.board, from, to) < 2) return undefined
  const ground = new Ground(field, standingSheets(map))
  if (!isPlain(ground, from) || !isPlain(ground, to)) return undefined
  return standing(map, field.joined.labels[from] ?? '', field.joined.labels[to] ?? '')
}

const sheetsByMap = new Map<string, State>()
function standingSheets(map: string): State['setting']['sheets'] {
  const known = sheetsByMap.get(map) ?? standing(map, '0101', '0301')
  if (known === undefined) throw new Error('no board')
  sheetsByMap.set(map, known)
  return known.setting.sheets
}
