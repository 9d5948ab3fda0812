import type { Amount, Comparison, Condition } from '../../data/effect.ts'
import { combatOf, type Env, playersOf, refsOf, select, selectPlayers } from './env.ts'
import { matches } from './filters.ts'
import { thingOf } from './things.ts'

/** DW-15.6 */
export function amountOf(env: Env, amount: Amount): number {
  if (typeof amount === 'number') return amount
  if ('count' in amount) {
    const { count, times = 1, min, max } = amount
    const found = count.kind === 'player' ? selectPlayers(env, count) : select(env, count)
    const value = found.length * times
    return Math.max(min ?? Number.NEGATIVE_INFINITY, Math.min(max ?? Number.POSITIVE_INFINITY, value))
  }
  if ('statOf' in amount) {
    const [ref] = refsOf(env, amount.statOf)
    const thing = typeof ref === 'string' ? thingOf(env.state, env.board, ref) : undefined
    if (thing === undefined) return 0
    const value =
      amount.stat === 'pp' ? (env.base ? thing.basePp : thing.pp) : env.base ? thing.basePm : thing.pm
    return value * (amount.times ?? 1)
  }
  if ('provincesOf' in amount) {
    const seats = playersOf(env, amount.provincesOf)
    const held = seats.reduce((sum, seat) => sum + env.state.player(seat).provinces.length, 0)
    return held * (amount.times ?? 1)
  }
  return Math.min(env.state.turn, amount.max ?? Number.POSITIVE_INFINITY)
}

/** DW-14.10: counts under 0 are 0. */
export const countOf = (env: Env, amount: Amount): number => Math.max(0, amountOf(env, amount))

const comparisons: { readonly [C in Comparison]: (a: number, b: number) => boolean } = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
}

/** DW-15.7 */
export function holds(env: Env, condition: Condition | undefined): boolean {
  if (condition === undefined) return true
  if ('vs' in condition) {
    const other = opposing(env)
    const thing = other === null ? undefined : thingOf(env.state, env.board, other)
    return thing !== undefined && matches(thing, condition.vs, env.base)
  }
  if ('role' in condition) {
    const combat = combatIn(env)
    if (combat === null || !combat.roles) return false
    const self = thisCreature(env)
    return condition.role === 'attacker' ? combat.a === self : combat.b === self
  }
  if ('mode' in condition) {
    const combat = combatIn(env)
    const self = thisCreature(env)
    return combat !== null && combat.mode === condition.mode && (combat.a === self || combat.b === self)
  }
  if ('turnAtLeast' in condition) return env.state.turn >= condition.turnAtLeast
  if ('exists' in condition) {
    const { exists } = condition
    return (exists.kind === 'player' ? selectPlayers(env, exists) : select(env, exists)).length > 0
  }
  if ('is' in condition) {
    const [ref] = refsOf(env, condition.is.ref)
    const thing = typeof ref === 'string' ? thingOf(env.state, env.board, ref) : undefined
    return thing !== undefined && matches(thing, condition.is.filter, env.base)
  }
  if ('compare' in condition) {
    const [a, op, b] = condition.compare
    return comparisons[op](amountOf(env, a), amountOf(env, b))
  }
  if ('all' in condition) return condition.all.every((one) => holds(env, one))
  if ('any' in condition) return condition.any.some((one) => holds(env, one))
  return !holds(env, condition.not)
}

const combatIn = (env: Env) => (env.combat === undefined ? combatOf(env.state) : env.combat)

/** DW-15.7: the affected creature, otherwise `self` or its bearer. */
function thisCreature(env: Env): string | null {
  if (env.affected !== undefined) return env.affected
  const { self, bearer } = env.context
  if (env.board.byId.has(self)) return self
  return env.board.objects.get(self)?.on.id ?? bearer ?? self
}

function opposing(env: Env): string | null {
  const combat = combatIn(env)
  const self = thisCreature(env)
  if (combat === null) return null
  if (combat.a === self) return combat.b
  return combat.b === self ? combat.a : null
}
