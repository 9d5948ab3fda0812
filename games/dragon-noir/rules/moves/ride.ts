import { type HexId, neighbour, rearOf } from '@wyrmtable/hex'
import type { Action, ActionOf } from '../actions.ts'
import { S, U } from '../fields.ts'
import { parseHexIn } from '../hexes.ts'
import { type Play, roll } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { NOBODY } from '../roster.ts'
import type { State } from '../state.ts'
import { enemiesInPosition } from '../topics/contact.ts'
import {
  bodyOf,
  counter,
  idOf,
  isHorse,
  isMounted,
  isOnMap,
  livingAt,
  slotOf,
  slots,
} from '../topics/counters.ts'
import { die, strike } from '../topics/harm.ts'
import { controllerOf, isBeside, ledBy, pairAt } from '../topics/horses.ts'
import { corpseCost, isFree, isGround, mayStandAt, put, standOf } from '../topics/occupancy.ts'
import { footGait, groundCost, horseGait, isParted, isWet, ledGait, sideCost } from '../topics/passage.ts'
import { leaves, openWindows, passes, pay, tellStep, unpaid } from '../topics/stepping.ts'
import { unhorse } from '../topics/unhorsing.ts'
import { isWounded } from '../topics/values.ts'
import { openMagic } from '../topics/windows.ts'

/** DN-9.6: what a rider pays to mount or dismount. */
const changeCost = (state: State, slot: number): number =>
  state.setting.sheets.terrain.moves.mount[counter(state, slot).values.rider ?? 'light']

/** DN-9.7: what the remaining MP are divided by in dismounting. */
function divisor(state: State, slot: number): number {
  const usual = state.setting.sheets.terrain.moves.mpOnFoot
  const [fresh, wounded] = counter(state, slot).values.dismountDivisor ?? [usual.fresh, usual.wounded]
  return isWounded(state, slot) ? wounded : fresh
}

/** DN-9.4, DN-9.6, DN-9.8 */
export function checkMount(state: State, slot: number, action: ActionOf<'mount'>): Refusal | undefined {
  const unit = idOf(state, slot)
  const horse = slotOf(state, action.horse)
  if (isMounted(state, slot)) return refuse('mounted', 'DN-9.4', { unit })
  if (counter(state, slot).values.rider === undefined) return refuse('notMounted', 'DN-9.4', { unit })
  if (horse === undefined || !isHorse(state, horse) || !isOnMap(state, horse))
    return refuse('noHorse', 'DN-9.4', { unit: action.horse })
  if (state.of(slot, U.mountedOnce) === 1) return refuse('onlyOnce', 'DN-9.8', { unit })
  if (state.of(slot, U.carries) >= 0) return refuse('carries', 'DN-7.14', { unit })
  if (ledBy(state, slot).length > 1) return refuse('tooManyHorses', 'DN-9.12', { limit: 1 })
  const hexes = bodyOf(state, horse)
  if (!isBeside(state, slot, hexes)) return refuse('notAdjacent', 'DN-9.4', { unit: action.horse })
  const controller = controllerOf(state, horse)
  if (controller !== NOBODY && controller !== state.side(slot))
    return refuse('horseNotYours', 'DN-9.4', { unit: action.horse })
  if (enemiesInPosition(state, state.side(slot), [...bodyOf(state, slot), ...hexes]).length > 0)
    return refuse('enemyAdjacent', 'DN-9.4', { unit })
  return unpaid(state, changeCost(state, slot))
}

/** DN-9.7: mounting multiplies what is left by two, or with `mountSymmetric` by what dismounting divides by. */
export function mount(play: Play, slot: number, action: ActionOf<'mount'>): void {
  const { state } = play
  const horse = slotOf(state, action.horse)
  if (horse === undefined) return
  const from = state.hex(slot)
  state.setPath([...state.path(), standOf(state, slot)])
  pay(state, slot, changeCost(state, slot))
  const { options, sheets } = state.setting
  state.mp = state.mp * (options.mountSymmetric ? divisor(state, slot) : sheets.terrain.moves.mpInTheSaddle)
  put(state, slot, {
    hex: state.hex(horse),
    facing: state.facing(horse),
    level: 0,
  })
  state.set(slot, U.mount, horse)
  state.set(slot, U.mountedOnce, 1)
  state.set(horse, U.mount, slot)
  state.set(horse, U.hex, -1)
  state.set(horse, U.leader, -1)
  state.set(horse, U.side, state.side(slot))
  state.setPlace(horse, 'ridden')
  // A position once mounted was not entered by a step, so that there is nothing to leave behind on foot.
  state.setPath([])
  state.put(S.entered, 1)
  tellStep(play, slot, from, 'mount')
  openWindows(state)
}

/** DN-9.5: free hexes beside the horse where the rider may set foot. */
function dismountHexes(state: State, slot: number): readonly HexId[] {
  const gait = footGait(state, slot)
  const own = bodyOf(state, slot)
  const beside = own.flatMap((hex) =>
    state.ground
      .around(hex)
      .filter(({ hex: other }) => !own.includes(other) && !isParted(state, hex, other))
      .map(({ hex: other }) => other),
  )
  return [...new Set(beside)].filter(
    (hex) =>
      isGround(state, gait, hex) &&
      corpseCost(state, hex) !== undefined &&
      isFree(state, hex) &&
      ledBy(state, slot).every((horse) => isGround(state, ledGait(state, horse), hex)),
  )
}

export function checkDismount(state: State, slot: number, action: ActionOf<'dismount'>): Refusal | undefined {
  const unit = idOf(state, slot)
  if (!isMounted(state, slot)) return refuse('notMounted', 'DN-9.5', { unit })
  if (state.of(slot, U.dismountedOnce) === 1) return refuse('onlyOnce', 'DN-9.8', { unit })
  if (pairAt(state, state.hex(slot), state.facing(slot)) === undefined)
    return refuse('badPath', 'DN-5.9', {
      hex: state.ground.label(state.hex(slot)),
    })
  // DN-9.3: the horse stays, so that it must be able to.
  if (!mayStandAt(state, slot, standOf(state, slot)))
    return refuse('mayNotStay', 'DN-9.3', { hex: state.ground.label(state.hex(slot)) })
  const hex = parseHexIn(state, action.hex)
  if (hex === undefined || !dismountHexes(state, slot).includes(hex))
    return refuse('mayNotStay', 'DN-9.5', { hex: action.hex })
  return unpaid(state, changeCost(state, slot))
}

/** DN-9.5 to DN-9.7: the horse stays; the hex the rider comes to counts as entered. */
export function dismount(play: Play, slot: number, action: ActionOf<'dismount'>): void {
  const { state } = play
  const hex = parseHexIn(state, action.hex)
  const horse = state.of(slot, U.mount)
  if (hex === undefined || horse < 0) return
  const from = state.hex(slot)
  pay(state, slot, changeCost(state, slot))
  state.mp = Math.floor(state.mp / divisor(state, slot))
  put(state, horse, { hex: from, facing: state.facing(slot), level: 0 })
  state.setPlace(horse, 'map')
  state.set(horse, U.mount, -1)
  state.set(horse, U.side, state.side(slot))
  state.set(slot, U.mount, -1)
  state.set(slot, U.dismountedOnce, 1)
  put(state, slot, { hex, facing: state.facing(slot), level: 0 })
  state.setPath([])
  state.put(S.entered, 1)
  tellStep(play, slot, from, 'dismount')
  openWindows(state)
}

/** The hexes of a jump: what is jumped and where the horse lands (DN-9.9). */
function jumpHexes(
  state: State,
  slot: number,
): { readonly over: HexId; readonly rear: HexId; readonly front: HexId } | undefined {
  const { board } = state.ground
  const facing = state.facing(slot)
  const over = neighbour(board, state.hex(slot), facing)
  const rear = over === -1 ? -1 : neighbour(board, over, facing)
  const front = rear === -1 ? -1 : neighbour(board, rear, facing)
  return over === -1 || rear === -1 || front === -1 ? undefined : { over, rear, front }
}

/** DN-9.9: 2 MP for the hex jumped, and the cost of both hexes where it lands. */
function jumpCost(state: State, slot: number): number | undefined {
  const hexes = jumpHexes(state, slot)
  if (hexes === undefined) return undefined
  const gait = horseGait(state, state.of(slot, U.mount))
  const landing = [hexes.rear, hexes.front].map((hex) => {
    const ground = groundCost(state, gait, state.ground.terrain(hex))
    const corpses = corpseCost(state, hex)
    return ground === undefined || corpses === undefined ? undefined : ground + corpses
  })
  const [first, second] = landing
  if (first === undefined || second === undefined) return undefined
  return state.setting.sheets.jump.cost.jumpedHex + first + second
}

export function checkJump(state: State, slot: number): Refusal | undefined {
  if (!isMounted(state, slot)) return refuse('notMounted', 'DN-9.9', { unit: idOf(state, slot) })
  const hexes = jumpHexes(state, slot)
  const cost = jumpCost(state, slot)
  const noJump = refuse('noJump', 'DN-9.9', {
    hex: state.ground.label(state.hex(slot)),
  })
  if (hexes === undefined || cost === undefined) return noJump
  const { over, rear, front } = hexes
  const jumped = state.ground.terrain(over)
  if (!isWet(jumped) && jumped !== 'crevasse') return noJump
  const gait = horseGait(state, state.of(slot, U.mount))
  const ways: readonly (readonly [HexId, HexId])[] = [
    [state.hex(slot), over],
    [over, rear],
    [rear, front],
  ]
  if (ways.some(([a, b]) => sideCost(state, gait, a, b) === undefined)) return noJump
  if ([rear, front].some((hex) => livingAt(state, hex).length > 0))
    return refuse('occupied', 'DN-9.9', { hex: state.ground.label(rear) })
  for (const led of ledBy(state, slot))
    if ([rear, front].some((hex) => !isGround(state, ledGait(state, led), hex)))
      return refuse('impassable', 'DN-9.11', { hex: state.ground.label(rear) })
  if (rearOf(state.ground.board, state.hex(slot), state.facing(slot)) === -1) return noJump
  return unpaid(state, cost)
}

/** DN-9.9: clears, refuses, throws the rider, or falls. */
export function jump(play: Play, slot: number): void {
  const { state } = play
  const hexes = jumpHexes(state, slot)
  const cost = jumpCost(state, slot)
  if (hexes === undefined || cost === undefined || !leaves(play, slot)) return
  const { modifiers, rows } = state.setting.sheets.jump
  const horse = state.of(slot, U.mount)
  const caparison = counter(state, horse).values.horse?.caparison === true
  const read = (total: number): string =>
    rows.find(({ die: [least, most] }) => total >= least && total <= most)?.result ?? 'falls'
  const { total } = roll(play, {
    why: 'jump',
    clause: 'DN-9.9',
    by: idOf(state, slot),
    on: state.ground.label(hexes.over),
    modifiers: [
      ...(caparison ? [{ clause: 'DN-9.9', value: modifiers.caparisonedHorse }] : []),
      ...(isWounded(state, slot) ? [{ clause: 'DN-9.9', value: modifiers.woundedRider }] : []),
    ],
    read,
  })
  const result = read(total)
  if (result === 'clears') {
    land(play, slot, hexes, cost)
    return
  }
  if (result !== 'refuses') state.set(slot, U.moved, 1)
  state.push('endMove')
  openMagic(state)
  const how = { cause: 'jump', clause: 'DN-9.9', distance: 0 } as const
  if (result === 'thrown') strike(play, slot, 'stunned', how)
  if (result === 'falls') fall(play, slot, isWet(state.ground.terrain(hexes.over)))
}

/** DN-9.9: the first hex of the landing is traversed, so that it may cost a roll; the leap is done all the same. */
function land(
  play: Play,
  slot: number,
  { front, rear }: { readonly front: HexId; readonly rear: HexId },
  cost: number,
): void {
  const { state } = play
  const from = state.hex(slot)
  state.setPath([...state.path(), standOf(state, slot)])
  state.set(slot, U.hex, front)
  pay(state, slot, cost)
  state.put(S.entered, 1)
  tellStep(play, slot, from, 'jump')
  if (passes(play, slot, [rear])) openWindows(state)
}

/** DN-9.9: into water the horse is lost and the rider wounded beside it; into a crevasse both are gone. */
function fall(play: Play, slot: number, water: boolean): void {
  const { state } = play
  const horse = state.of(slot, U.mount)
  const how = { cause: 'jump', clause: 'DN-9.9', distance: 0 } as const
  if (water) {
    unhorse(play, slot, isWounded(state, slot) ? 'dead' : 'wounded', true, how)
    state.setPlace(horse, 'removed')
    return
  }
  state.set(slot, U.mount, -1)
  state.set(horse, U.mount, -1)
  die(play, slot, how)
  state.setPlace(slot, 'removed')
  state.setPlace(horse, 'removed')
}

export const changes = (state: State, slot: number): readonly Action[] => [
  ...slots(state)
    .filter((horse) => isHorse(state, horse))
    .map((horse) => ({ type: 'mount', horse: idOf(state, horse) }) as const)
    .filter((action) => checkMount(state, slot, action) === undefined),
  ...(isMounted(state, slot)
    ? dismountHexes(state, slot)
        .map((hex) => ({ type: 'dismount', hex: state.ground.label(hex) }) as const)
        .filter((action) => checkDismount(state, slot, action) === undefined)
    : []),
  ...(checkJump(state, slot) === undefined ? [{ type: 'jump' } as const] : []),
]
