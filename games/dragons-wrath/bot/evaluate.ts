import type { Seat } from '@wyrmtable/kernel'
import { cardOf } from '../data/library.ts'
import { boardOf } from '../rules/board/board.ts'
import type { Live } from '../rules/board/live.ts'
import { isLiving, type State } from '../rules/state.ts'
import { isAttackOver } from '../rules/topics/attack-over.ts'

/** What each thing is worth beside a province (1). Set by hand and checked by playing against itself. */
const weights = {
  readyProvince: 0.12,
  creature: 0.6,
  power: 0.16,
  mayAttack: 0.05,
  object: 0.4,
  handCard: 0.32,
  pile: 0.01,
  collector: 0.5,
  ritualPoint: 0.18,
  /** A province that an attacker left over will take this turn, and one that will be exposed next turn. */
  opening: 0.8,
  exposed: 0.35,
} as const

/** How steeply an advantage turns into a chance to win. */
const SLOPE = 0.28

const worthOf = ({ pp, pm }: { readonly pp: number; readonly pm: number }): number =>
  weights.creature + weights.power * (pp + pm)

/** How good the state is for the seat: its standing against the best of the others, 0 to 1; 0 for one nobody sits on. */
export function evaluate(state: State, seat: Seat): number {
  const { ending } = state
  if (ending !== null) {
    if (ending.winners.length === 0) return 0.5
    return ending.winners.includes(seat) ? 1 : 0
  }
  if (seat >= state.players.length || !isLiving(state, seat)) return 0
  const standings = state.players.map((_, place) => standing(state, place))
  standings[seat] = (standings[seat] ?? 0) + committed(state, seat)
  foresee(state, standings)
  lookAhead(state, standings)
  let best = 0
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
  value += weights.pile * Math.min(10, pile.length)
  for (const { exhausted } of provinces) if (!exhausted) value += weights.readyProvince
  if (collector) value += weights.collector
  for (const live of boardOf(state).creatures) {
    if (live.controller !== seat) continue
    value += worthOf(live)
    if (live.creature.attacks < live.creature.mayAttack) value += weights.mayAttack
  }
  return value
}

/** What the own secret commit will bring, of which the table shows nothing yet. */
function committed(state: State, seat: Seat): number {
  const { commit, hand } = state.player(seat)
  const faceOf = (id: string) => {
    const held = hand.find((one) => one.id === id)
    return held === undefined ? undefined : cardOf(held.card)
  }
  let value = 0
  const bought = commit?.creature === undefined ? undefined : faceOf(commit.creature.card)
  if (bought?.type === 'creature') value += worthOf(bought) - 1
  value += weights.object * (commit?.objects?.length ?? 0)
  const ritual = commit?.ritual === undefined ? undefined : faceOf(commit.ritual.card)
  if (ritual?.type === 'ritual') value += weights.ritualPoint * ritual.points - 1
  if (commit?.sacrifice !== undefined) value += weights.collector - 1
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

/** What an attack that is under way will do if nobody interferes. */
function foresee(state: State, standings: number[]): void {
  const { attack } = state
  if (attack === null || isAttackOver(state)) return
  const { byId } = boardOf(state)
  const attacker = byId.get(attack.attacker)
  if (attacker === undefined) return
  const lose = (seat: Seat, value: number): void => {
    standings[seat] = (standings[seat] ?? 0) - value
  }
  if (attack.target === null) {
    lose(attack.player, 1 + attacker.rules.provinceDamage)
    return
  }
  const target = byId.get(attack.target)
  if (target === undefined) return
  const value = (live: Live): number => (attack.mode === 'magic' ? live.pm : live.pp)
  if (value(attacker) <= value(target)) lose(attacker.controller, worthOf(attacker))
  if (value(target) <= value(attacker)) lose(target.controller, worthOf(target))
}
