import { DIRECTIONS, type HexId } from '@wyrmtable/hex'
import { U } from '../fields.ts'
import type { Stand, State } from '../state.ts'
import { bodyOf, isBlackDragon, isHorse, isOnMap, isPair, slots } from './counters.ts'
import { bodyAt, occupants, shifted, standOf } from './occupancy.ts'

/** Shifts thought of. */
interface Plan {
  /** Who begins the chain from another hex than that on which the state has it; -1 nobody. */
  readonly pusher: number
  /** Hexes of the chain on which nobody may end. */
  readonly held: readonly HexId[]
  /** Those who have been shifted. */
  readonly moved: readonly number[]
  /** Those who must be, since somebody stands where they do. */
  readonly waiting: readonly number[]
}

/**
 * DN-12.3: where a friend may be shifted one hex so that everybody else in the way can be shifted in turn, those
 * included who wait for it already. Nobody is shifted twice in one chain: who was blocks like who cannot be, and
 * so do hexes that are `taken`, as the one from which the retreat began.
 */
export function displacements(state: State, slot: number, taken: readonly HexId[]): readonly Stand[] {
  if (state.of(slot, U.chained) === 1) return []
  const plan = { pusher: -1, held: taken, moved: [], waiting: waitingBut(state, slot) }
  return waysOf(state, slot, plan).flatMap(({ to, next }) => (canFinish(state, next, new Set()) ? [to] : []))
}

/** DN-12.3: whether a counter may end on hexes because everybody there is a friend who can be shifted. */
export function canMakeRoom(
  state: State,
  slot: number,
  hexes: readonly HexId[],
  taken: readonly HexId[],
): boolean {
  const plan = { pusher: slot, held: taken, moved: [], waiting: waitingBut(state, slot) }
  const crowd = crowdOn(state, slot, hexes, plan)
  if (crowd === undefined) return false
  return canFinish(state, { ...plan, held: [...hexes, ...taken], waiting: crowd }, new Set())
}

/** Those on the map who wait to be shifted, but for one who goes now. */
const waitingBut = (state: State, slot: number): readonly number[] =>
  waitingNow(state).filter((other) => other !== slot && isOnMap(state, other))

const waitingNow = (state: State): readonly number[] =>
  state.frames().flatMap(({ kind, args: [slot = -1] }) => (kind === 'displace' ? [slot] : []))

/** Whether all who wait can be shifted, one after another. `stuck` are men in a file who find no way out of it. */
function canFinish(state: State, plan: Plan, stuck: Set<number>): boolean {
  const [slot, ...waiting] = plan.waiting
  if (slot === undefined) return true
  // Where one man on foot shifts the next, who finds no way out from one side finds none from another.
  const inFile = waiting.length === 0 && [...plan.moved, slot].every((one) => !isPair(state, one))
  if (inFile && stuck.has(slot)) return false
  const ways = waysOf(state, slot, { ...plan, waiting })
  // Who finds free ground needs nobody else's.
  ways.sort((a, b) => a.next.waiting.length - b.next.waiting.length)
  if (ways.some(({ next }) => canFinish(state, next, stuck))) return true
  if (inFile) stuck.add(slot)
  return false
}

/** Every shift of a counter that nobody stops, and what it leaves to be done. */
function waysOf(state: State, slot: number, plan: Plan): { readonly to: Stand; readonly next: Plan }[] {
  if (isBlackDragon(state, slot)) return []
  const from = standOf(state, slot)
  return DIRECTIONS.flatMap((direction) => {
    const to = shifted(state, slot, direction, from)
    const hexes = to && bodyAt(state, slot, to)
    if (to === undefined || hexes === undefined || hexes.some((hex) => plan.held.includes(hex))) return []
    const waiting = crowdOn(state, slot, hexes, plan)
    if (waiting === undefined) return []
    return [{ to, next: { ...plan, held: [...plan.held, ...hexes], moved: [...plan.moved, slot], waiting } }]
  })
}

/** Who waits once a counter has come on hexes; undefined where somebody there cannot be shifted, or was already. */
function crowdOn(
  state: State,
  slot: number,
  hexes: readonly HexId[],
  { pusher, moved, waiting }: Plan,
): readonly number[] | undefined {
  const there = hexes
    .flatMap((hex) => occupants(state, hex))
    .filter((other) => other !== slot && other !== pusher && !moved.includes(other))
  if (!there.every((other) => mayBeShifted(state, other, state.side(slot)))) return undefined
  return [...new Set([...waiting, ...there])]
}

const mayBeShifted = (state: State, slot: number, side: number): boolean =>
  !isHorse(state, slot) &&
  !isBlackDragon(state, slot) &&
  state.side(slot) === side &&
  state.of(slot, U.chained) === 0

/** Friends on the hexes of a counter must be shifted, one step each; it stays, and nobody ends on `taken` hexes. */
export function pushApart(state: State, slot: number, taken: readonly HexId[]): void {
  const crowd = new Set(bodyOf(state, slot).flatMap((hex) => occupants(state, hex, state.level(slot))))
  crowd.delete(slot)
  if (crowd.size > 0) pushAway(state, slot, [...crowd], taken)
}

/** The same of friends who are told. */
export function pushAway(
  state: State,
  slot: number,
  crowd: readonly number[],
  taken: readonly HexId[],
): void {
  state.set(slot, U.chained, 1)
  const waiting = waitingNow(state)
  for (const other of crowd)
    if (!waiting.includes(other)) state.push('displace', other, ...taken.map((hex) => hex + 1))
}

/** Hexes on which nobody may end, as the step on top has them: one higher each, 0 is none. */
export const takenHexes = (state: State): readonly HexId[] =>
  [1, 2, 3].map((number) => (state.arg(number) - 1) as HexId).filter((hex) => hex >= 0)

/** The chain is over once nobody waits to be shifted: the next one may shift everybody again. */
export function endChain(state: State): void {
  if (state.waits('displace')) return
  for (const slot of slots(state)) state.set(slot, U.chained, 0)
}
