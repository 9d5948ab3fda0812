import { type Direction, type HexId, rotate } from '@wyrmtable/hex'
import type { ActionOf } from '../actions.ts'
import { labelOf } from '../map.ts'
import { type Dragon, dragons, formatDragon, parseDragon } from '../pieces.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { isAlive, isDestroyed } from '../topics/abilities.ts'
import { rollEscapes } from '../topics/casualties.ts'
import { isOpenSide } from '../topics/entrances.ts'
import { destroyVp } from '../topics/victory.ts'
import { dragonInFog, dragonInWhirlwind, isFog, isWhirlwind } from '../topics/weather.ts'

type Breathe = ActionOf<'breathe'>

/** Hexes along the line of a breath (DR-15.3). */
const REACH = 2

/** DR-15.1, DR-15.2, DR-15.9–15.11, then where the fire goes. */
export function checkBreathe(state: State, action: Breathe): Refusal | undefined {
  const d = parseDragon(action.dragon)
  const { dragon } = action
  if (!isAlive(state, d)) return refuse('dragonGone', 'DR-1.8', { dragon })
  if (isDestroyed(state, d, 'head')) return refuse('headDestroyed', 'DR-15.1', { dragon })
  if (state.fireUses(d) <= 0) return refuse('noFireLeft', 'DR-15.1', { dragon })
  if (state.hasBreathed(d)) return refuse('alreadyBreathed', 'DR-15.1', { dragon })
  if (state.isGrounded(d) && (state.mode(d) === 'slither' || state.mode(d) === 'fly')) {
    return refuse('slitheredOrFlew', 'DR-15.2', { dragon })
  }
  if (state.isFlying(d) && state.hasTakenOffOrLanded(d))
    return refuse('tookOffOrLanded', 'DR-15.9', { dragon })
  const hex = labelOf(state.dragonHex(d))
  if (dragonInFog(state, d)) return refuse('fogNoAttack', 'DR-15.10', { hex })
  if (dragonInWhirlwind(state, d) && !state.options.fireFromWhirlwind) {
    return refuse('whirlwindNoAttack', 'DR-15.11', { hex })
  }
  return fireLine(state, d, action.direction).refusal
}

/** The hexes that a breath hits, nearest first, or why it cannot be breathed in this direction. */
export function fireLine(
  state: State,
  d: Dragon,
  turn: number,
):
  | { readonly hexes: readonly HexId[]; readonly refusal?: undefined }
  | { readonly hexes?: undefined; readonly refusal: Refusal } {
  const direction = rotate(state.facing(d), turn)
  return state.isFlying(d) ? fireFromAbove(state, d, direction) : fireOnGround(state, d, direction)
}

/** DR-15.4, DR-15.5, DR-15.8, DR-15.10. */
function fireOnGround(state: State, d: Dragon, direction: Direction) {
  const from = state.dragonHex(d)
  const first = state.map.ahead(from, direction)
  if (first === -1) return { refusal: refuse('offMap', 'DR-3.6') }
  const freeSide =
    state.map.isTower(from) && !state.map.isTower(first) && state.options.fireFromTower === 'free'
  if (!freeSide && !opens(state, from, direction)) {
    return { refusal: refuse('fireBlocked', 'DR-15.4', { hex: labelOf(first) }) }
  }
  if (isFog(state, first)) return { refusal: refuse('fogThere', 'DR-15.10', { hex: labelOf(first) }) }
  const hexes: HexId[] = [first]
  while (hexes.length < REACH) {
    const last = hexes[hexes.length - 1] ?? first
    const next = state.map.ahead(last, direction)
    if (next === -1 || state.map.isTower(last) || !opens(state, last, direction) || isFog(state, next)) break
    hexes.push(next)
  }
  return { hexes }
}

const opens = (state: State, from: HexId, direction: Direction): boolean => {
  const edge = state.map.sideOf(from, direction)
  return edge !== -1 && isOpenSide(state, edge)
}

/** DR-15.9: from the air only the first tower along the line; fog stops it as on the ground. */
function fireFromAbove(state: State, d: Dragon, direction: Direction) {
  let hex: HexId | -1 = state.dragonHex(d)
  for (let i = 0; i < REACH; i++) {
    hex = state.map.ahead(hex as HexId, direction)
    if (hex === -1) break
    if (isFog(state, hex)) return { refusal: refuse('fogThere', 'DR-15.10', { hex: labelOf(hex) }) }
    if (state.map.isTower(hex)) return { hexes: [hex] }
  }
  return { refusal: refuse('noTowerInLine', 'DR-15.9') }
}

/** DR-15.1, DR-15.6, DR-15.7: escapes hex by hex, then what stands there falls. */
export function breathe(play: Play, action: Breathe): void {
  const { state } = play
  const d = parseDragon(action.dragon)
  const hexes = fireLine(state, d, action.direction).hexes ?? []
  state.setFireUses(d, state.fireUses(d) - 1)
  state.setBreathed(d, true)
  play.emit({
    type: 'breathed',
    dragon: action.dragon,
    hexes: hexes.map(labelOf),
    usesLeft: state.fireUses(d),
  })
  for (const hex of hexes) {
    // DR-15.11: units in a whirlwind are not affected.
    if (!isWhirlwind(state, hex)) rollEscapes(play, hex, 'dragonfire')
    destroyVp(play, hex, 'dragonfire', 'DR-15.7')
  }
}

export const breaths = (state: State): readonly Breathe[] =>
  dragons.flatMap((d) =>
    ([0, -1, 1] as const)
      .map((direction) => ({ type: 'breathe', dragon: formatDragon(d), direction }) as const)
      .filter((action) => checkBreathe(state, action) === undefined),
  )
