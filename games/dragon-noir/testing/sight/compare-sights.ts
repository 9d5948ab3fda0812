import { DIRECTIONS, type HexId, hexesByDistance } from '@wyrmtable/hex'
import { type Dice, type Json, seededDice } from '@wyrmtable/kernel'
import type { Layout } from '../../data/scenario-schema.ts'
import { pieceKinds } from '../../data/spell-schema.ts'
import { U } from '../../rules/fields.ts'
import { dragonNoir } from '../../rules/game.ts'
import type { PlacedPiece } from '../../rules/ground.ts'
import { mayLay, piecesLeft } from '../../rules/magic/pieces.ts'
import type { MatchState as State } from '../../rules/match-state.ts'
import { isRefusal } from '../../rules/refusals.ts'
import { bodyOf, idOf, isHorse, isMounted, isOnMap, isStunned, slots } from '../../rules/topics/counters.ts'
import { corpseCost, mayStandAt, put } from '../../rules/topics/occupancy.ts'
import { planShot, weaponOf } from '../../rules/topics/shooting.ts'
import { SlowBoard, type SlowPiece } from './board-of-files.ts'
import { bestShot, type Figure } from './slow-sight.ts'

/** Every board, alone and joined, turned and straight. */
const layouts: readonly Layout[] = [
  [{ map: 'WM', origin: [0, 0], rotation: 0 }],
  [{ map: 'AR', origin: [0, 0], rotation: 180 }],
  [{ map: 'DL', origin: [0, 0], rotation: 0 }],
  [{ map: 'DC', origin: [0, 0], rotation: 0 }],
  [
    { map: 'WM', origin: [0, 0], rotation: 0 },
    { map: 'AR', origin: [26, 0], rotation: 0 },
  ],
  [
    { map: 'AR', origin: [0, 0], rotation: 180 },
    { map: 'WM', origin: [0, 18], rotation: 0 },
  ],
  [
    { map: 'DL', origin: [0, 0], rotation: 180 },
    { map: 'DC', origin: [26, 0], rotation: 180 },
  ],
]

const units: Json = {
  arlon: { mounted: true },
  'elf-1': {},
  'elf-2': {},
  'guard-crossbow-1': { side: 'exile' },
  'prisoner-1': {},
  laberne: { mounted: true },
  'horse-jon': {},
  jon: {},
  'goblin-archer-1': {},
  'ork-archer-1': {},
  'guard-crossbow-2': {},
  thrug: { mounted: true },
  goblin: {},
  ork: {},
  guard: {},
}

/** How often everybody is scattered anew over the same boards and pieces. */
const SCATTERINGS = 6

/** What was looked at, and where the two did not agree. */
export interface Comparison {
  readonly pairs: number
  readonly free: number
  readonly differences: readonly string[]
}

/**
 * Sets counters and pieces of magic down at random, as they may stand, and asks the rules and the slow
 * reference for every shot of everybody at everybody else, until so many pairs were looked at.
 */
export function compareSights(wanted: number, seed: string): Comparison {
  const dice = seededDice(seed)
  const scenes = layouts.flatMap((layout) =>
    [false, true].map((favourTarget) => ({ layout, favourTarget, state: sceneOn(layout, favourTarget) })),
  )
  const differences: string[] = []
  let pairs = 0
  let free = 0
  let scattered = 0
  let scene = 0
  let board: SlowBoard | undefined
  while (pairs < wanted && differences.length < 20) {
    // The same pieces lie for a while, so that reading the files again is not most of the work.
    if (scattered++ % SCATTERINGS === 0) scene = dice.pick(scenes.length, 'layout')
    const { layout, favourTarget, state } = scenes[scene] as (typeof scenes)[0]
    if (board === undefined || scattered % SCATTERINGS === 1) {
      layPieces(state, dice)
      board = new SlowBoard(layout, piecesOf(state))
    }
    scatter(state, dice)
    const pieces = piecesOf(state)
    const slow = board
    const figures = new Map(slots(state).flatMap((slot) => figureOf(state, slow, slot)))
    for (const [shooter, figure] of figures) {
      const weapon = weaponOf(state, shooter)
      if (weapon === undefined) continue
      for (const [target, other] of figures) {
        if (other.side === figure.side) continue
        const plan = planShot(state, shooter, target)
        // Whom one may shoot at at all, as his own horse, is no question of lines.
        if (isRefusal(plan) && plan.type === 'noTarget') continue
        const seen = bestShot(slow, figure, weapon, other, [...figures.values()], favourTarget)
        const quick = isRefusal(plan) ? undefined : { cover: plan.cover, range: plan.range }
        pairs++
        if (seen !== undefined) free++
        if (seen?.cover !== quick?.cover || seen?.range !== quick?.range)
          differences.push(
            JSON.stringify({
              favourTarget,
              layout: layout.map(({ map, rotation }) => `${map}/${rotation}`),
              pieces,
              shooter: [idOf(state, shooter), figure.body.map(({ label }) => label)],
              target: [idOf(state, target), other.body.map(({ label }) => label)],
              slow: seen,
              quick: quick ?? plan,
            }),
          )
      }
    }
  }
  return { pairs, free, differences }
}

const piecesOf = (state: State): readonly SlowPiece[] =>
  state.pieces().map(({ kind, anchor, turn }) => ({ kind, anchor: state.ground.label(anchor), turn }))

function sceneOn(layout: Layout, favourTarget: boolean): State {
  const options = dragonNoir.options.parse({
    scenario: 'skirmish',
    skirmish: { layout: layout as unknown as Json, magic: true },
    grazing: favourTarget ? 'favour-target' : 'favour-shooter',
  })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const decoded = dragonNoir.decode({ units }, options.value)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
  return decoded.value
}

/** Up to six pieces, each where it may be laid. */
function layPieces(state: State, dice: Dice): void {
  for (const slot of slots(state)) if (isOnMap(state, slot)) state.setPlace(slot, 'removed')
  state.setPieces([])
  const count = dice.pick(7, 'pieces')
  for (let tries = 0; tries < 120 && state.pieces().length < count; tries++) {
    const placed: PlacedPiece = {
      kind: pieceKinds[dice.pick(pieceKinds.length, 'kind')] as PlacedPiece['kind'],
      anchor: dice.pick(state.ground.board.size, 'anchor') as HexId,
      turn: dice.pick(6, 'turn') as PlacedPiece['turn'],
    }
    if (piecesLeft(state, placed.kind) > 0 && mayLay(state, placed))
      state.setPieces([...state.pieces(), placed])
  }
}

/** Everybody somewhere: half of the time all within a few hexes, where most happens. */
function scatter(state: State, dice: Dice): void {
  const { board } = state.ground
  const centre = dice.pick(board.size, 'centre') as HexId
  const near =
    dice.pick(2, 'near') === 0 ? undefined : hexesByDistance(board, centre, 4 + dice.pick(5, 'far'))
  for (const slot of slots(state)) {
    const named = Object.keys(units as object).includes(idOf(state, slot))
    if (!named) continue
    for (let tries = 0; tries < 60; tries++) {
      const hex = near?.[dice.pick(near.length, 'hex')] ?? (dice.pick(board.size, 'hex') as HexId)
      const inside = state.ground.terrain(hex) === 'entrance' && dice.pick(2, 'level') === 1
      const stand = { hex, facing: dice.pick(DIRECTIONS.length, 'facing') as 0, level: inside ? 1 : 0 }
      state.setPlace(slot, 'map')
      put(state, slot, { ...stand, hex: -1 as HexId })
      if (state.ground.label(hex) !== '' && corpseCost(state, hex) === 0 && mayStandAt(state, slot, stand)) {
        put(state, slot, stand)
        state.set(slot, U.stunned, !isMounted(state, slot) && dice.pick(8, 'stunned') === 0 ? 1 : 0)
        break
      }
      state.setPlace(slot, 'removed')
    }
  }
}

function figureOf(state: State, board: SlowBoard, slot: number): readonly (readonly [number, Figure])[] {
  if (!isOnMap(state, slot)) return []
  const body = bodyOf(state, slot).map((hex) => board.hex(state.ground.label(hex)))
  const horse = isHorse(state, slot)
  const figure: Figure = {
    // An uncontrolled horse may be shot at by both; here nobody stands for a side of it.
    side: horse ? -1 : state.side(slot),
    body,
    standing: !isStunned(state, slot),
    horse,
    mounted: isMounted(state, slot),
    below: state.level(slot) === 1,
  }
  return [[slot, figure]]
}
