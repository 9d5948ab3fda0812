import type { Race } from '../data/schema.ts'
import { arms, magic, sorcererData } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'

/** What counts in a position for one player. */
export interface Features {
  readonly shield: number
  /** Prices of the living creatures, by their uncrossed boxes. */
  readonly army: number
  /** Damage that the creatures may soon do to hostile sorcerers and creatures, in points. */
  readonly pressure: number
  /** Spell points at hand. */
  readonly purse: number
  readonly wounds: number
  /** What bolts of next turn could do. */
  readonly place: number
}

export function featuresOf(state: State, seat: number): Features {
  let army = 0
  let pressure = 0
  let wounds = 0
  for (const [slot, { seat: owner, race }] of state.setting.slots.list.entries()) {
    if (owner !== seat || race === undefined || !state.exists(slot)) continue
    const left = 1 - state.wounds(slot) / race.wounds
    wounds += state.wounds(slot)
    army += priceOf(state, slot, race) * (0.4 + 0.6 * left)
    pressure += pressureOf(state, slot, race)
  }
  return {
    shield: state.shield(seat),
    army,
    pressure,
    purse: state.points(seat),
    wounds,
    place: placeOf(state, seat),
  }
}

function priceOf(state: State, slot: number, race: Race): number {
  const weapon = state.weapon(slot)
  const price = weapon === 'none' ? undefined : race.summon[weapon]
  return price === undefined ? 0 : price.cost / price.count
}

/** The best that a creature threatens: a sorcerer it can soon strike, or a creature in its way. */
function pressureOf(state: State, slot: number, race: Race): number {
  const { list } = state.setting.slots
  const seat = list[slot]?.seat
  const weapon = state.weapon(slot)
  if (weapon === 'none') return 0
  const damage = race.damage[weapon] ?? 0
  const shoots = weapon === 'shooter' || weapon === 'artillery'
  const skill = ((shoots ? race.skill.shoot : race.skill.melee) ?? 0) / 20
  const range = weapon === 'artillery' ? arms.gunRange : weapon === 'shooter' ? arms.shotRange : 0
  const speed = 2 * (race.move_mm ?? 20)
  let best = 0
  for (const [other, { seat: owner, race: prey }] of list.entries()) {
    if (owner === seat || !state.exists(other)) continue
    const gap = Math.hypot(state.x(other) - state.x(slot), state.y(other) - state.y(slot)) - 27 - range
    const turns = Math.max(0, gap) / speed
    const threat = prey === undefined ? 1.5 * 0.8 ** turns : 0.4 * 0.6 ** turns
    best = Math.max(best, damage * skill * threat * (looksAt(state, slot, other) ? 1 : 0.85))
  }
  return best
}

function looksAt(state: State, slot: number, other: number): boolean {
  const { x, y } = state.facing(slot)
  return x * (state.x(other) - state.x(slot)) + y * (state.y(other) - state.y(slot)) >= 0
}

/** How far a sorcerer strikes next turn: a whole move and the range of a bolt, between edges; mm. */
const STRIKE = sorcererData.move_mm + magic.bolt.range_mm

/** Bolts that can be cast next turn at a sorcerer who is or soon comes within reach. */
function placeOf(state: State, seat: number): number {
  const { sorcerers } = state.setting.slots
  const own = sorcerers[seat] ?? -1
  if (own < 0 || !state.exists(own)) return 0
  const purse = Math.min(magic.cap, state.points(seat)) + magic.income
  const damage = magic.bolt.damage * Math.floor(purse / magic.bolt.cost)
  let place = 0
  for (const [other, slot] of sorcerers.entries()) {
    if (other === seat || !state.exists(slot)) continue
    const gap = Math.hypot(state.x(slot) - state.x(own), state.y(slot) - state.y(own)) - 30
    const near = gap <= STRIKE ? 1 : 0.75 ** ((gap - STRIKE) / 75)
    const deadly = damage >= state.shield(other) ? 1.6 : 1
    place = Math.max(place, 0.35 * near * deadly * Math.min(damage, state.shield(other)))
  }
  return place
}
