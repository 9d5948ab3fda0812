import { magic } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import { slotAt } from '../rules/topics/scene.ts'
import { forceOf, strikeAt, worthOf } from './creature-force.ts'
import { boltsNextTurn } from './sorcerer-places.ts'

/**
 * What counts in a position between two decisions, for one player; the units keep each within a few points.
 */
export const featureNames = [
  /** The shield, so that the last points count more than the first: in tens, by root, by logarithm. */
  'shield',
  'shieldRoot',
  'shieldLog',
  /** Prices of creatures that strike and that shoot, by their health. */
  'strikers',
  'shooters',
  'creatures',
  /** Damage to be expected on hostile sorcerers in the next creature phase, and its share of the weakest shield. */
  'threat',
  'deadliness',
  /** The same in all turns to come, the later the less. */
  'soon',
  'purse',
  /** Bolts that reach a hostile sorcerer next turn. */
  'bolts',
  /** Room to flee: how far the sorcerer stands from the edges. */
  'room',
  'guards',
  /** Hostile creatures at the sorcerer. */
  'beset',
  /** Creatures that may be killed in the next creature phase. */
  'kills',
  /** Creatures that have not acted yet. */
  'fresh',
] as const

export const FEATURES = featureNames.length
const at = Object.fromEntries(featureNames.map((name, place) => [name, place])) as Readonly<
  Record<(typeof featureNames)[number], number>
>

/** A turn begins with a step for who has to come up; mm. */
const COMING_UP = 10
const GUARDING = 150
const BESETTING = 60
const ROOMY = 200
/** A move and the range of a bolt, mm. */
const BOLT_REACH = 350
/** How much a hit that does not kill is worth of a kill. */
const HURT = 0.45

/** Figures on the table, gathered once a position. */
const slots: number[] = []

/** Fills so many numbers of `out` from `from` on with what counts for the seat. */
export function fillFeatures(state: State, seat: number, out: Float64Array, from: number): void {
  const { table, slots: known } = state.setting
  out.fill(0, from, from + FEATURES)
  const shield = Math.max(0, state.shield(seat))
  out[from + at.shield] = shield / 10
  out[from + at.shieldRoot] = Math.sqrt(shield) / 3
  out[from + at.shieldLog] = Math.log1p(shield / 5)
  const mine = known.sorcerers[seat]
  if (!state.isIn(seat) || mine === undefined) return
  gather(state)
  const x = state.x(mine)
  const y = state.y(mine)
  const add = (feature: number, amount: number): void => {
    out[from + feature] = (out[from + feature] ?? 0) + amount
  }
  const isCreaturePhase = state.phase === 'opportunity' || state.phase === 'activation'
  let threat = 0
  for (const slot of slots) {
    if (slot === mine) continue
    const { seat: owner, race } = slotAt(state, slot)
    const toOwn = gap(state, slot, mine)
    if (owner !== seat) {
      if (race !== undefined && toOwn <= BESETTING) add(at.beset, 1)
      continue
    }
    if (race === undefined) continue
    const force = forceOf(state, slot)
    const health = 1 - (0.5 * state.wounds(slot)) / race.wounds
    add(force.range > 0 ? at.shooters : at.strikers, (worthOf(state, slot) * health) / 8)
    add(at.creatures, 0.2)
    if (toOwn <= GUARDING) add(at.guards, 0.2)
    const hasActed = isCreaturePhase && state.activated(slot) === state.turn
    if (isCreaturePhase && !hasActed) add(at.fresh, 0.2)
    const { strike, soon, kill } = prospects(state, slot, seat)
    threat += strike
    add(at.soon, soon / 20)
    add(at.kills, ((hasActed ? 0.5 : 1) * kill) / 8)
  }
  out[from + at.threat] = threat / 10
  out[from + at.deadliness] = Math.min(1.5, threat / Math.max(1, weakestShield(state, seat))) ** 2
  out[from + at.purse] = state.points(seat) / magic.bolt.cost
  out[from + at.bolts] = boltsInReach(state, seat, mine)
  const { width, height } = table.data
  out[from + at.room] = Math.min(x, width - x, ROOMY) / ROOMY + Math.min(y, height - y, ROOMY) / ROOMY
}

function gather(state: State): void {
  slots.length = 0
  const count = state.setting.slots.list.length
  for (let slot = 0; slot < count; slot++) if (state.exists(slot)) slots.push(slot)
}

const gap = (state: State, one: number, other: number): number =>
  Math.hypot(state.x(one) - state.x(other), state.y(one) - state.y(other)) -
  slotAt(state, one).radius -
  slotAt(state, other).radius

/** The best that one creature may do: to a sorcerer next phase and later, and to a creature. */
function prospects(state: State, slot: number, seat: number) {
  const force = forceOf(state, slot)
  const whole = 2 * force.hit * force.damage
  let strike = 0
  let soon = 0
  let kill = 0
  for (const other of slots) {
    const { seat: owner, race: prey } = slotAt(state, other)
    if (owner === seat) continue
    const between = gap(state, slot, other)
    const toCome = between - force.range
    if (prey === undefined) {
      strike = Math.max(strike, strikeAt(force, between))
      const turns = Math.max(0, toCome) / (2 * force.move + COMING_UP)
      soon = Math.max(soon, whole / (1 + turns))
    } else if (toCome <= force.move) {
      const left = Math.max(1, prey.wounds - state.wounds(other))
      const wounds = Math.max(0, force.damage - prey.resistance) / left
      kill = Math.max(kill, force.hit * (wounds >= 1 ? 1 : HURT * wounds) * worthOf(state, other))
    }
  }
  return { strike, soon, kill }
}

function weakestShield(state: State, seat: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.isIn(other)) least = Math.min(least, state.shield(other))
  }
  return least
}

/** 1 for a sorcerer whose shield next turn's bolts may break, else a fifth a bolt. */
function boltsInReach(state: State, seat: number, mine: number): number {
  const bolts = boltsNextTurn(state.points(seat))
  let most = 0
  for (const [other, slot] of state.setting.slots.sorcerers.entries()) {
    if (other === seat || !state.isIn(other) || gap(state, mine, slot) > BOLT_REACH) continue
    most = Math.max(most, bolts * magic.bolt.damage >= state.shield(other) ? 1 : bolts * 0.2)
  }
  return most
}
