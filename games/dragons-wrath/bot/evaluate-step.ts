import type { Seat } from '@wyrmtable/kernel'
import { boardOf } from '../rules/board/board.ts'
import { isLiving, type State } from '../rules/state.ts'
import { settled } from './settle.ts'

/** What each thing is worth beside a province (1). Set by hand and checked by playing against itself. */
const weights = {
  readyProvince: 0.12,
  /** Of the root of their number: the last ones are dearer. */
  provinces: 2,
  creature: 0.6,
  power: 0.16,
  mayAttack: 0.05,
  object: 0.15,
  handCard: 0.32,
  pile: 0.01,
  collector: 0.5,
  /** A province that an attacker left over will take this turn, and one that will be exposed next turn. */
  opening: 0.8,
  exposed: 0.35,
} as const
/** How steeply an advantage turns into a chance to win. */
const SLOPE = 0.28

/**
 * How good the state is for the seat, for a player that looks one action ahead: what is under way has happened, and the
 * seat's standing is set against the best of the others, 0 to 1; 0 for a seat that nobody sits on.
 */
export function evaluateStep(before: State, seat: Seat): number {
  const state = settled(before)
  const { ending } = state
  if (ending !== null) {
    if (ending.winners.length === 0) return 0.5
    return ending.winners.includes(seat) ? 1 : 0
  }
  if (seat >= state.players.length || !isLiving(state, seat)) return 0
  const standings = state.players.map((_, place) => standing(state, place))
  lookAhead(state, standings)
  let best = Number.NEGATIVE_INFINITY
  let others = 0
  for (const [place, value] of standings.entries()) {
    if (place === seat || !isLiving(state, place)) continue
    others++
    best = Math.max(best, value)
  }
  return 1 / (1 + Math.exp(-SLOPE * ((standings[seat] ?? 0) - best) + 0.3 * (others - 1)))
}

function standing(state: State, seat: Seat): number {
  const { provinces, hand, pile, collector } = state.player(seat)
  let value = provinces.length + weights.handCard * Math.sqrt(hand.length)
  value += weights.provinces * Math.sqrt(provinces.length)
  value += weights.pile * Math.min(10, pile.length)
  for (const { exhausted } of provinces) if (!exhausted) value += weights.readyProvince
  if (collector) value += weights.collector
  for (const live of boardOf(state).creatures) {
    if (live.controller !== seat) continue
    value += weights.creature + weights.power * (live.pp + live.pm) + weights.object * live.objects.length
    if (live.creature.attacks < live.creature.mayAttack) value += weights.mayAttack
  }
  return value
}

/**
 * What attackers left over can still take in this combat turn once every guard has been attacked (DW-10.13),
 * and what will lie open to the creatures of others in the next.
 */
function lookAhead(state: State, standings: number[]): void {
  const { creatures } = boardOf(state)
  const { active, turn, options } = state
  const first = options.firstProvinceAttackTurn
  for (const seat of standings.keys()) {
    if (!isLiving(state, seat)) continue
    const own = creatures.filter(({ controller }) => controller === seat)
    let taken = 0
    if (active !== null && active !== seat) {
      const left = creatures.filter(
        ({ controller, creature, rules }) =>
          controller === active &&
          creature.attacks < creature.mayAttack &&
          !rules.cannotAttack &&
          turn >= Math.min(first, rules.provinceFrom ?? first),
      ).length
      const guards = own.filter(
        ({ rules, creature }) => !rules.cannotBeAttacked && !creature.attackedBy.includes(active),
      ).length
      taken = weights.opening * Math.max(0, left - guards)
    }
    const most = Math.max(
      0,
      ...standings.map((_, other) =>
        other === seat ? 0 : creatures.filter(({ controller }) => controller === other).length,
      ),
    )
    const exposed = turn + 1 >= first ? weights.exposed * Math.max(0, most - own.length) : 0
    standings[seat] = (standings[seat] ?? 0) - taken - exposed
  }
}
