import { unitsData } from '../../data/units.ts'
import { labelOf } from '../map.ts'
import { type Area, areas, type Dragon, formatDragon } from '../pieces.ts'
import { type Play, roll } from '../play.ts'
import type { PendingKind, State } from '../state.ts'
import {
  allPointsLeft,
  areaTotal,
  intactGroups,
  isAlive,
  isDestroyed,
  pointsLeft,
  wingsFail,
} from './abilities.ts'
import { breakBridge, burnBridge, isBrokenUnder, isWater } from './bridges.ts'
import { rollEscapes } from './casualties.ts'
import { smashFacedDoor, updateGateControl } from './entrances.ts'
import { destroyVp } from './victory.ts'

/** DR-23.1: points fill the area; what goes beyond its total is lost. Says so if the area is now destroyed. */
export function markDamage(play: Play, d: Dragon, area: Area, points: number): void {
  const { state, emit } = play
  const marked = Math.min(points, pointsLeft(state, d, area))
  const before = intactGroups(state, d, area)
  state.setDamage(d, area, state.damage(d, area) + marked)
  const dragon = formatDragon(d)
  emit({
    type: 'dragonDamaged',
    dragon,
    area,
    points: marked,
    total: state.damage(d, area),
    groupsLost: before - intactGroups(state, d, area),
  })
  if (marked === 0 || !isDestroyed(state, d, area)) return
  emit({ type: 'areaDestroyed', dragon, area })
  if (area === 'head') emit({ type: 'wentBerserk', dragon })
}

/** DR-23.3, DR-23.5: a destroyed belly kills, failed wings let a flyer crash; in this order. */
export function sufferConsequences(play: Play, d: Dragon): void {
  const { state } = play
  if (!isAlive(state, d)) return
  if (isDestroyed(state, d, 'belly')) die(play, d, 'DR-23.5')
  else if (state.isFlying(d) && wingsFail(state, d)) crash(play, d, 'crash', 'DR-13.1')
}

/**
 * DR-13.2: crash, or fall from a tower (DR-13.6), in the hex where the dragon now is. Water kills it at
 * once; otherwise its damage waits for the Invader to share it out, and the rest follows in `finishCrash`.
 */
export function crash(play: Play, d: Dragon, kind: 'crash' | 'fall', clause: string): void {
  const { state, emit } = play
  const hex = state.dragonHex(d)
  emit({ type: 'dragonCrashed', dragon: formatDragon(d), hex: labelOf(hex), clause })
  state.setMoved(d, true)
  if (state.mover === d) state.mover = -1
  const drowns = isWater(state, hex) || state.map.terrainAt(hex) === 'ford'
  const sinksBridge = state.options.crashOnBridge === 'drown' && state.map.woodenBridgeAt(hex) >= 0
  if (drowns || sinksBridge) {
    remove(play, d, drowns ? 'DR-13.2' : 'DR-10.6', true)
    if (sinksBridge) burnBridge(play, hex)
    return
  }
  state.setStatus(d, 'grounded')
  updateGateControl(play)
  const rolled = roll(play, {
    why: 'crashDamage',
    clause: 'DR-13.2',
    by: formatDragon(d),
    count: unitsData.dragon.crashDamageDice,
  }).total
  awaitDamage(play, d, kind, Math.min(rolled, allPointsLeft(state, d)))
}

/** DR-28.1: the game waits for the Invader; where only one way to share out is legal it is taken at once. */
export function awaitDamage(play: Play, d: Dragon, kind: Exclude<PendingKind, 'none'>, points: number): void {
  const { state, emit } = play
  state.pending = kind
  state.pendingDragon = d
  state.pendingPoints = points
  emit({ type: 'damageAwaited', dragon: formatDragon(d), kind, points })
}

/** DR-13.2 (4)–(6): after the damage of a crash: escape rolls, VP, bridge, consequences, faced door. */
export function finishCrash(play: Play, d: Dragon): void {
  const { state } = play
  const hex = state.dragonHex(d)
  rollEscapes(play, hex, 'crash')
  destroyVp(play, hex, 'crash', 'DR-5.2')
  breakBridge(play, d, hex)
  // DR-13.4: a dragon killed by its own crash causes no second round of escape rolls.
  if (isDestroyed(state, d, 'belly')) die(play, d, 'DR-13.4', false)
  else smashFacedDoor(play, d)
}

/** DR-25.1: escape rolls and VP of the hex; the body closes it unless water or a breaking bridge takes it. */
export function die(play: Play, d: Dragon, clause: string, escapes = true): void {
  const { state } = play
  const hex = state.dragonHex(d)
  const sinks = isWater(state, hex) || state.map.terrainAt(hex) === 'ford'
  const breaksThrough = isBrokenUnder(state, d) && state.isGrounded(d)
  remove(play, d, clause, sinks || breaksThrough)
  if (escapes) rollEscapes(play, hex, 'death')
  destroyVp(play, hex, 'death', 'DR-5.2')
  if (breaksThrough) burnBridge(play, hex)
}

/** DR-10.4: a dragon still on a broken bridge falls and dies, without escape rolls; the bridge burns. */
export function fallThroughBridge(play: Play, d: Dragon): void {
  const hex = play.state.dragonHex(d)
  remove(play, d, 'DR-10.4', true)
  burnBridge(play, hex)
}

function remove(play: Play, d: Dragon, clause: string, drowned: boolean): void {
  const { state, emit } = play
  state.setStatus(d, drowned ? 'gone' : 'dead')
  state.setMoved(d, true)
  if (state.mover === d) state.mover = -1
  emit({ type: 'dragonDied', dragon: formatDragon(d), hex: labelOf(state.dragonHex(d)), clause, drowned })
  updateGateControl(play)
}

export type Split = Readonly<Record<Area, number>>

/** How the points that now wait may be shared out (DR-28.1): all legal splits, head first. */
export function legalSplits(state: State): readonly Split[] {
  const d = state.pendingDragon
  if (state.pending === 'lightning') return boltSplits(state, d, state.pendingPoints)
  const splits: Split[] = []
  const [h, w, l, b] = areas.map((area) => pointsLeft(state, d, area))
  const points = state.pendingPoints
  for (let head = 0; head <= Math.min(h ?? 0, points); head++) {
    for (let wings = 0; wings <= Math.min(w ?? 0, points - head); wings++) {
      for (let legs = 0; legs <= Math.min(l ?? 0, points - head - wings); legs++) {
        const belly = points - head - wings - legs
        if (belly <= (b ?? 0)) splits.push({ head, wings, legs, belly })
      }
    }
  }
  return splits
}

/** Points a bolt can mark: areas destroyed before it take none (DR-18.13). */
export const boltPoints = (state: State, d: Dragon, power: number): number =>
  Math.min(power, allPointsLeft(state, d))

/**
 * DR-18.13: point by point to an area that can still take one and has received the fewest of this bolt;
 * among those, areas without any damage come first.
 */
function boltSplits(state: State, d: Dragon, points: number): readonly Split[] {
  let splits = new Map<string, Split>([['', { head: 0, wings: 0, legs: 0, belly: 0 }]])
  for (let i = 0; i < points; i++) {
    const next = new Map<string, Split>()
    for (const split of splits.values()) {
      for (const area of boltChoices(state, d, split)) {
        const grown = { ...split, [area]: split[area] + 1 }
        next.set(areas.map((each) => grown[each]).join(), grown)
      }
    }
    splits = next
  }
  return [...splits.values()]
}

function boltChoices(state: State, d: Dragon, split: Split): readonly Area[] {
  const takers = areas.filter((area) => state.damage(d, area) + split[area] < areaTotal(area))
  const fewest = Math.min(...takers.map((area) => split[area]))
  const least = takers.filter((area) => split[area] === fewest)
  const fresh = least.filter((area) => state.damage(d, area) + split[area] === 0)
  return fresh.length > 0 ? fresh : least
}
