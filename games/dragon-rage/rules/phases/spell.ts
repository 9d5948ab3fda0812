import { type Direction, distance, type HexId } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import type { ActionOf } from '../actions.ts'
import { board, labelOf } from '../map.ts'
import { dragons, formatDragon, parseDragon, WZD } from '../pieces.ts'
import { type Play, roll } from '../play.ts'
import { parseDirection } from '../position.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { NOWHERE, type State } from '../state.ts'
import { isAlive } from '../topics/abilities.ts'
import { awaitDamage, boltPoints, crash } from '../topics/injury.ts'
import { destroyVp } from '../topics/victory.ts'
import { flyersAt, rollWhirlwind } from '../topics/weather.ts'

const { boostMorale, fog, whirlwind, lightning } = unitsData.spells
const COMPASS: Readonly<Record<string, Direction>> = Object.fromEntries(
  Object.entries(whirlwind.drift).map(([die, name]) => [die, parseDirection(name as 'N')]),
)

export const isWizardAlive = (state: State): boolean => state.unitHex(WZD) !== NOWHERE
/** DR-18.3: what Boost Morale of this radius costs, in spell points. */
const boostCost = (radius: number): number => boostMorale.cost[String(radius)] ?? Number.POSITIVE_INFINITY
/** DR-28.3: the wizard can still cast something in this phase. */
export const mayCast = (state: State): boolean =>
  isWizardAlive(state) && !state.spellDone && state.spellPoints > 0

/** DR-18.1, in the order written there: what ends, and the drift of the whirlwind. */
export function beginSpellPhase(play: Play): void {
  const { state, emit } = play
  state.spellDone = false
  if (state.fog !== NOWHERE) {
    emit({ type: 'spellEnded', spell: 'fog', hex: labelOf(state.fog as HexId) })
    state.fog = NOWHERE
  }
  endBoost(play)
  const old = state.whirlwind(2)
  if (old !== NOWHERE) {
    emit({ type: 'spellEnded', spell: 'whirlwind', hex: labelOf(old as HexId) })
    state.setWhirlwind(2, NOWHERE)
  }
  const fresh = state.whirlwind(1)
  state.setWhirlwind(1, NOWHERE)
  if (fresh !== NOWHERE) drift(play, fresh as HexId)
}

export function endBoost(play: Play): void {
  const { state, emit } = play
  if (state.boost === NOWHERE) return
  emit({ type: 'spellEnded', spell: 'boost', hex: labelOf(state.boost as HexId) })
  state.boost = NOWHERE
  state.boostRadius = 0
}

/** DR-18.9: one hex in a random direction; off the map it vanishes. */
function drift(play: Play, from: HexId): void {
  const { state } = play
  const die = roll(play, { why: 'drift', clause: 'DR-18.9', on: labelOf(from) }).total
  const to = state.map.ahead(from, COMPASS[String(die)] ?? 0)
  play.emit({ type: 'whirlwindDrifted', from: labelOf(from), to: to === -1 ? null : labelOf(to) })
  if (to === -1) return
  state.setWhirlwind(2, to)
  strikeWhirlwind(play, to)
}

/** DR-18.8, DR-12.24: VP there falls, dragons in flight there roll; what stands on the ground does not. */
function strikeWhirlwind(play: Play, hex: HexId): void {
  const { state } = play
  destroyVp(play, hex, 'whirlwind', 'DR-18.8')
  for (const d of flyersAt(state, hex)) {
    if (rollWhirlwind(play, d, hex, 'DR-12.24')) crash(play, d, 'crash', 'DR-13.1')
    else state.setBraved(d, true)
  }
}

type Targeted = ActionOf<'castFog'> | ActionOf<'castWhirlwind'> | ActionOf<'castLightning'>

function checkCast(state: State, needed: number): Refusal | undefined {
  if (!isWizardAlive(state)) return refuse('wizardDead', 'DR-18.1')
  if (state.spellDone) return refuse('spellDone', 'DR-18.1')
  const left = state.spellPoints
  return needed > left ? refuse('needsSpellPoints', 'DR-18.2', { needed, left }) : undefined
}

export const checkCastBoost = (state: State, action: ActionOf<'castBoost'>): Refusal | undefined =>
  checkCast(state, boostCost(action.radius))

/** DR-18.2, DR-18.6, DR-18.8, DR-18.12: points, range and, for lightning, a dragon in the hex. */
export function checkCastAt(state: State, action: Targeted): Refusal | undefined {
  const { cost, castRange: limit, clause } = targeted[action.type]
  const refusal = checkCast(state, cost)
  if (refusal !== undefined) return refusal
  const hex = state.map.parseLabel(action.hex)
  if (hex === undefined) return refuse('notOnMap', 'DR-18.2', { hex: action.hex })
  const range = distance(board, state.unitHex(WZD) as HexId, hex)
  if (range > limit) return refuse('outOfRange', clause, { range, limit })
  if (action.type !== 'castLightning') return undefined
  const d = parseDragon(action.dragon)
  const there = isAlive(state, d) && state.dragonHex(d) === hex
  return there ? undefined : refuse('noDragonThere', 'DR-18.12', { hex: action.hex, dragon: action.dragon })
}

const targeted = {
  castFog: { ...fog, clause: 'DR-18.6' },
  castWhirlwind: { ...whirlwind, clause: 'DR-18.8' },
  castLightning: { ...lightning, clause: 'DR-18.12' },
} as const

function pay(play: Play, points: number): void {
  play.state.spellPoints -= points
  play.state.spellDone = true
}

export function castBoost(play: Play, action: ActionOf<'castBoost'>): void {
  const { state, emit } = play
  pay(play, boostCost(action.radius))
  state.boost = state.unitHex(WZD)
  state.boostRadius = action.radius
  const hex = labelOf(state.boost as HexId)
  emit({ type: 'boostCast', hex, radius: action.radius, pointsLeft: state.spellPoints })
}

export function castFog(play: Play, action: ActionOf<'castFog'>): void {
  const { state, emit } = play
  pay(play, fog.cost)
  state.fog = state.map.parseLabel(action.hex) ?? NOWHERE
  emit({ type: 'fogCast', hex: action.hex, pointsLeft: state.spellPoints })
}

export function castWhirlwind(play: Play, action: ActionOf<'castWhirlwind'>): void {
  const { state, emit } = play
  pay(play, whirlwind.cost)
  const hex = state.map.parseLabel(action.hex) as HexId
  state.setWhirlwind(1, hex)
  emit({ type: 'whirlwindCast', hex: action.hex, pointsLeft: state.spellPoints })
  strikeWhirlwind(play, hex)
}

/** DR-18.12: hits by itself; the Invader shares out the points (DR-18.13). */
export function castLightning(play: Play, action: ActionOf<'castLightning'>): void {
  const { state, emit } = play
  pay(play, lightning.cost)
  const d = parseDragon(action.dragon)
  const range = distance(board, state.unitHex(WZD) as HexId, state.dragonHex(d))
  const power = lightning.powerAtRange[String(range)] ?? 0
  emit({
    type: 'lightningCast',
    hex: action.hex,
    dragon: action.dragon,
    power,
    pointsLeft: state.spellPoints,
  })
  awaitDamage(play, d, 'lightning', boltPoints(state, d, power))
}

export function casts(state: State) {
  if (!mayCast(state)) return []
  const boosts = [0, 1, 2]
    .map((radius) => ({ type: 'castBoost', radius }) as const)
    .filter((action) => checkCastBoost(state, action) === undefined)
  const bolts = dragons
    .filter((d) => isAlive(state, d))
    .map(
      (d) => ({ type: 'castLightning', hex: labelOf(state.dragonHex(d)), dragon: formatDragon(d) }) as const,
    )
    .filter((action) => checkCastAt(state, action) === undefined)
  const areas = (['castFog', 'castWhirlwind'] as const).flatMap((type) =>
    state.map.hexes
      .map((hex) => ({ type, hex: labelOf(hex) }) as const)
      .filter((action) => checkCastAt(state, action) === undefined),
  )
  return [{ type: 'passSpell' } as const, ...boosts, ...bolts, ...areas]
}
