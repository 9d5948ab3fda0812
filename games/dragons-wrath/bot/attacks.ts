import type { Seat } from '@wyrmtable/kernel'
import type { Mode } from '../data/words.ts'
import type { Action } from '../rules/actions.ts'
import { boardOf } from '../rules/board/board.ts'
import type { Live } from '../rules/board/live.ts'
import { isLiving, type State } from '../rules/state.ts'
import { mayAttack } from './features.ts'

/** What things are worth in a combat turn beside a plain creature of no power (0.6). */
const LAND = 1.15
const CREATURE = 0.6
const POWER = 0.16
const OBJECT = 0.15
/** A plan worth less than this is left. */
const LEAST = 0.02
/** Attackers that are assigned to each other's best; all others only take provinces. */
const MOST = 7
const NEVER = -1e9
/** Worth of a duel that cannot be. */
const IMPOSSIBLE = -9

export const strengthOf = ({ pp, pm, objects }: Pick<Live, 'pp' | 'pm' | 'objects'>): number =>
  CREATURE + POWER * (pp + pm) + OBJECT * objects.length

interface Duel {
  readonly value: number
  readonly mode: Mode
}

/** What it brings the attacker to fight the other one, in the better way (DW-10.8). */
function duelOf(attacker: Live, target: Live): Duel {
  const { onlyModes } = attacker.rules
  const value = (mode: Mode): number => {
    if (onlyModes.length > 0 && !onlyModes.includes(mode)) return IMPOSSIBLE
    const [own, other] = mode === 'physical' ? [attacker.pp, target.pp] : [attacker.pm, target.pm]
    if (own > other) return strengthOf(target)
    return (own === other ? strengthOf(target) : 0) - strengthOf(attacker)
  }
  const [physical, magic] = [value('physical'), value('magic')]
  return physical >= magic ? { value: physical, mode: 'physical' } : { value: magic, mode: 'magic' }
}

/** The best way to spend attackers on some targets: by the set of those spent, what it brings and who took whom. */
interface Assignment {
  readonly worth: Float64Array
  readonly takers: readonly Int8Array[]
  readonly targets: readonly Live[]
}

/** Assigns attackers to targets one by one; each target gets one (`all`) or may be left. */
function assign(attackers: readonly Live[], targets: readonly Live[], all: boolean): Assignment {
  const size = 1 << attackers.length
  let worth = new Float64Array(size).fill(NEVER)
  worth[0] = 0
  const takers: Int8Array[] = []
  for (const target of targets) {
    const next = all ? new Float64Array(size).fill(NEVER) : worth.slice()
    const taker = new Int8Array(size).fill(-1)
    for (const [place, attacker] of attackers.entries()) {
      const { value } = duelOf(attacker, target)
      for (let spent = 0; spent < size; spent++) {
        const before = worth[spent] ?? NEVER
        if (spent & (1 << place) || before === NEVER) continue
        const with_ = spent | (1 << place)
        if (before + value <= (next[with_] ?? NEVER)) continue
        next[with_] = before + value
        taker[with_] = place
      }
    }
    takers.push(taker)
    worth = next
  }
  return { worth, takers, targets }
}

/** The best duel of an assignment that ends with this set of attackers spent. */
function bestDuel(
  attackers: readonly Live[],
  { takers, targets }: Assignment,
  spent: number,
): Action | undefined {
  let left = spent
  let best: { readonly value: number; readonly action: Action } | undefined
  for (let i = targets.length - 1; i >= 0; i--) {
    const place = takers[i]?.[left] ?? -1
    const [attacker, target] = [attackers[place], targets[i]]
    if (attacker === undefined || target === undefined) continue
    left &= ~(1 << place)
    const { value, mode } = duelOf(attacker, target)
    if (best !== undefined && value <= best.value) continue
    best = { value, action: { type: 'attackCreature', attacker: attacker.id, target: target.id, mode } }
  }
  return best?.action
}

/**
 * The next attack of the best plan for the combat turn of the seat: either every guard is attacked once and whoever is left
 * takes provinces (DW-10.13), or only fights that pay; the best duel first. Undefined where nothing pays.
 */
export function nextAttack(state: State, seat: Seat): Action | undefined {
  const { creatures } = boardOf(state)
  const ready = creatures
    .filter((live) => live.controller === seat && mayAttack(live))
    .sort((a, b) => b.pp + b.pm - a.pp - a.pm)
  if (ready.length === 0) return undefined
  let most = LEAST
  let action: Action | undefined
  const attackers = ready.slice(0, MOST)
  for (const other of state.players.keys()) {
    if (other === seat || !isLiving(state, other)) continue
    const enemies = creatures.filter((live) => live.controller === other && !live.rules.cannotBeAttacked)
    const raid = bestRaid(state, seat, other, ready, enemies)
    if (raid !== undefined && raid.worth > most) {
      most = raid.worth
      action = raid.action
    }
    const fights = assign(attackers, enemies, false)
    for (const [spent, worth] of fights.worth.entries()) {
      if (worth <= most) continue
      most = worth
      action = bestDuel(attackers, fights, spent)
    }
  }
  return action
}

/** Every guard is attacked, and the rest take provinces of that player. */
function bestRaid(
  state: State,
  seat: Seat,
  other: Seat,
  ready: readonly Live[],
  enemies: readonly Live[],
): { readonly worth: number; readonly action: Action | undefined } | undefined {
  const attackers = ready.slice(0, MOST)
  const guards = enemies.filter(({ creature }) => !creature.attackedBy.includes(seat))
  const gains = ready.map((live) => gainOf(state, live))
  const striker = ready.findLast((_, place) => (gains[place] ?? 0) > 0)
  if (guards.length > attackers.length || striker === undefined) return undefined
  const all = gains.reduce((sum, gain) => sum + gain, 0)
  const raids = assign(attackers, guards, true)
  let most = NEVER
  let best = 0
  for (const [spent, worth] of raids.worth.entries()) {
    if (worth === NEVER) continue
    let value = worth + all
    for (let place = 0; place < attackers.length; place++) {
      if (spent & (1 << place)) value -= gains[place] ?? 0
    }
    if (value <= most) continue
    most = value
    best = spent
  }
  if (most === NEVER) return undefined
  const action = bestDuel(attackers, raids, best) ?? {
    type: 'attackProvinces',
    attacker: striker.id,
    target: other,
  }
  return { worth: most, action }
}

function gainOf({ turn, options }: State, { rules }: Live): number {
  const first = options.firstProvinceAttackTurn
  if (rules.cannotAttackProvinces || turn < Math.min(first, rules.provinceFrom ?? first)) return 0
  return LAND * (1 + rules.provinceDamage)
}
