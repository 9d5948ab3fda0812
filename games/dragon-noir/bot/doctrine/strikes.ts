import type { Action, ActionOf } from '../../rules/actions.ts'
import type { MatchState } from '../../rules/match-state.ts'
import { moveOf } from '../../rules/moves/start.ts'
import { isRefusal } from '../../rules/refusals.ts'
import { typeOfId } from '../../rules/roster.ts'
import { idOf, isBlackDragon, isHorse, isStunned, slotOf } from '../../rules/topics/counters.ts'
import { exitSidesFor } from '../../rules/topics/exits.ts'
import { planAttack } from '../../rules/topics/odds.ts'
import { footGait, gaitOf } from '../../rules/topics/passage.ts'
import { planShot, weaponOf } from '../../rules/topics/shooting.ts'
import { isWounded } from '../../rules/topics/values.ts'
import { costField, UNREACHABLE } from '../fields.ts'
import { unitValue } from '../strength.ts'
import { type Aims, aimsOf } from './aims.ts'
import { blowValue, shotShare } from './chances.ts'
import { bestOf, listed, listedOf } from './legal.ts'
import { HOLDER, type Numbers, stormsIn } from './numbers.ts'

/** Shots and attacks that are worth less are left. */
const LEAST_SHOT = 0.05
const LEAST_ANSWER = 0.12
const LEAST_ATTACK = 0.02
const WOUNDED = 0.6
const MARK = 8
const DEATH = 0.6
const DRAGON = { worth: 12, own: 3 } as const
const HORSE = { shot: 1, blow: 0.7 } as const
/** Who is down already is shot at last. */
const FALLEN = 0.7
/** What a crossbow's bolt, and a step of a storm that is not gone, cost. */
const RELOAD = 0.1
const DELAY = 0.5
/** How much of what its members would do alone a group gives up. */
const TOGETHER = 0.6
/** How much being thrown back counts, and in the last turns of who must hurry. */
const BACK = { usual: 0.8, last: 0.2 } as const

function worthOf(state: MatchState, aims: Aims, id: string, slot: number): number {
  if (isBlackDragon(state, slot)) return DRAGON.worth
  const mark = (aims.kill.has(typeOfId(id)) ? MARK : 0) + (aims.killsCount ? DEATH : 0)
  return unitValue(state, slot) * (isWounded(state, slot) ? WOUNDED : 1) + mark
}

const holds = (state: MatchState, aims: Aims, slot: number): boolean =>
  aims.take.includes(state.hex(slot)) && !isStunned(state, slot)

function shotWorth(state: MatchState, side: number, { shooter, target }: ActionOf<'shoot'>): number {
  const [from, to] = [slotOf(state, shooter), slotOf(state, target)]
  if (from === undefined || to === undefined) return 0
  const shot = planShot(state, from, to)
  if (isRefusal(shot)) return 0
  const aims = aimsOf(state, side)
  const points = isHorse(state, to) ? HORSE.shot : worthOf(state, aims, target, to)
  const worth = points + (holds(state, aims, to) ? HOLDER : 0)
  return shotShare(state, from, to, shot) * worth * (isStunned(state, to) ? FALLEN : 1)
}

/** The best shot of the phase, less what the shooter's move loses by it; or its end. */
export function fire(state: MatchState, side: number, numbers: Numbers): Action {
  const aims = aimsOf(state, side)
  const { turnLimit } = state.setting.scenario
  const storms = aims.take.length > 0 && stormsIn(numbers, state.gameTurn, turnLimit)
  const cost = ({ shooter }: ActionOf<'shoot'>): number => {
    const slot = slotOf(state, shooter)
    if (slot === undefined) return 0
    const move = moveOf(state, slot)
    if (aims.exits.length > 0 && exitSidesFor(state, slot).length > 0) {
      const way = costField(state, gaitOf(state, slot), aims.exits)[state.hex(slot)] ?? UNREACHABLE
      return numbers.exit * Math.min(way, move) * 0.5
    }
    if (storms && state.gameTurn < turnLimit) {
      const way = costField(state, footGait(state, slot), aims.take)[state.hex(slot)] ?? UNREACHABLE
      return way > (move >> 1) + 1 && way <= move + 8 ? DELAY : 0
    }
    return weaponOf(state, slot) === 'crossbow' ? RELOAD : 0
  }
  const shots = listedOf(state, side, 'shoot')
  return (
    bestOf(shots, (shot) => shotWorth(state, side, shot) - cost(shot), LEAST_SHOT) ?? { type: 'endPhase' }
  )
}

/** A shot in answer to a move, where it is worth it. */
export const answerByFire = (state: MatchState, side: number): Action =>
  bestOf(listedOf(state, side, 'shoot'), (shot) => shotWorth(state, side, shot), LEAST_ANSWER) ?? {
    type: 'pass',
  }

interface Planned {
  readonly action: ActionOf<'attack'>
  readonly attackers: readonly number[]
  readonly value: number
}

/** The best attack by the exact table, or the end of the phase; a group only where it gains more than its members alone. */
export function attack(state: MatchState, side: number, numbers: Numbers): Action {
  const aims = aimsOf(state, side)
  const planned = listed(state, side).flatMap((action): Planned[] =>
    action.type === 'attack' ? plannedBy(state, aims, numbers, action) : [],
  )
  const alone = new Map<number, number>()
  for (const { attackers, value } of planned) {
    const [only, ...others] = attackers
    if (only !== undefined && others.length === 0) alone.set(only, Math.max(alone.get(only) ?? 0, value))
  }
  const gain = ({ attackers, value }: Planned): number => {
    if (value <= LEAST_ATTACK || attackers.length < 2) return value
    const singles = attackers.map((slot) => alone.get(slot) ?? 0)
    const sum = singles.reduce((total, one) => total + one, 0)
    return value - TOGETHER * (sum - Math.max(...singles))
  }
  return bestOf(planned, gain, LEAST_ATTACK)?.action ?? { type: 'endPhase' }
}

function plannedBy(state: MatchState, aims: Aims, numbers: Numbers, action: ActionOf<'attack'>): Planned[] {
  const plan = planAttack(state, action)
  if (isRefusal(plan)) return []
  const { attackers, defenders, column, table, armoured } = plan
  const [target] = defenders
  if (target === undefined) return []
  const worth = defenders.map((slot) =>
    isHorse(state, slot) ? HORSE.blow : worthOf(state, aims, idOf(state, slot), slot),
  )
  const own = attackers.map((slot) => (isBlackDragon(state, slot) ? DRAGON.own : unitValue(state, slot)))
  const isLast = aims.isLate && state.gameTurn >= state.setting.scenario.turnLimit - 1
  const value = blowValue(state, {
    column,
    table,
    armoured,
    target,
    worth: mean(worth),
    holds: defenders.some((slot) => holds(state, aims, slot)) ? HOLDER : 0,
    own: mean(own),
    back: numbers.back * (isLast ? BACK.last : BACK.usual),
  })
  return [{ action, attackers, value }]
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
