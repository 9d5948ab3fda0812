import type { Action, ActionOf } from '../actions.ts'
import { U } from '../fields.ts'
import { type Play, roll } from '../play.ts'
import { isRefusal, type Refusal, refuse } from '../refusals.ts'
import type { Cast, State } from '../state.ts'
import { idOf, isStanding } from '../topics/counters.ts'
import { spellAt } from '../topics/effects.ts'
import { endCloak } from './lasting.ts'
import { isAllowed, planCast } from './targets.ts'
import { counterCost, hexesOfCast, levelOf, malusOf, threshold, wizardsOf } from './wizards.ts'
import { work } from './working.ts'

/** DN-15.6: in a window, or against a spell of the enemy at the same target (DN-15.7). */
export function checkCast(state: State, action: ActionOf<'cast'>, side: number): Refusal | undefined {
  const cast = planCast(state, side, action)
  if (isRefusal(cast)) return cast
  const first = state.top === 'contestSpell' ? state.cast(state.arg(0)) : undefined
  if (first !== undefined && !sharesTarget(state, first, cast))
    return refuse('notContested', 'DN-15.7', { spell: action.spell })
  return undefined
}

/** DN-15.7: the same character, or at least one same hex. */
export function sharesTarget(state: State, a: Cast, b: Cast): boolean {
  if (a.unit >= 0 && a.unit === b.unit) return true
  const hexes = (cast: Cast): readonly number[] =>
    cast.unit >= 0 ? [state.hex(cast.unit)] : hexesOfCast(state, cast)
  const others = hexes(b)
  return hexes(a).some((hex) => others.includes(hex))
}

/** Declares a spell: the enemy may contest it, counter it, and then the caster rolls (DN-15.7, DN-15.9). */
export function declare(play: Play, action: ActionOf<'cast'>, side: number): void {
  const { state } = play
  const cast = planCast(state, side, action)
  if (isRefusal(cast)) return
  const contested = state.top === 'contestSpell'
  state.set(cast.wizard, U.cast, 1)
  const { id, cost } = spellAt(state, cast.spell)
  play.emit({
    type: 'spellDeclared',
    wizard: action.wizard,
    spell: id,
    target: targetName(state, cast),
    cost,
    energyLeft: state.of(cast.wizard, U.energy) - cost,
  })
  if (!contested) {
    state.setCast(0, cast)
    state.push('contestSpell', 0)
    return
  }
  state.pop()
  state.setCast(1, cast)
  const first = inOrder(state)
  state.push('contestSecond', 1 - first)
  begin(play, first)
}

/** DN-15.7: more energy before paying goes first; with equal energy the active side. */
function inOrder(state: State): 0 | 1 {
  const [a, b] = [state.cast(0), state.cast(1)]
  if (a === undefined || b === undefined) return 0
  const difference = state.of(a.wizard, U.energy) - state.of(b.wizard, U.energy)
  if (difference !== 0) return difference > 0 ? 0 : 1
  return state.side(a.wizard) === state.active ? 0 : 1
}

/** DN-15.3: pays; then the enemy may counter before the caster rolls. */
export function begin(play: Play, number: number): void {
  const { state } = play
  const cast = state.cast(number)
  if (cast === undefined) return
  endCloak(play, cast.wizard)
  const { cost } = spellAt(state, cast.spell)
  state.set(cast.wizard, U.energy, state.of(cast.wizard, U.energy) - cost)
  state.push('resolveSpell', number)
  state.push('counterSpell', number)
}

/** DN-15.9: the enemy wizard who may counter the spell, if there is one: of several the nearest to its target. */
export function counterWizard(state: State, number: number): number | undefined {
  const cast = state.cast(number)
  if (cast === undefined) return undefined
  const cost = counterCost(state, spellAt(state, cast.spell))
  const [nearest] = wizardsOf(state, 1 - state.side(cast.wizard))
    .filter((wizard) => state.of(wizard, U.countered) === 0 && state.of(wizard, U.energy) >= cost)
    .sort((a, b) => malusOf(state, a, cast) - malusOf(state, b, cast))
  return nearest
}

/** DN-15.9: twice the cost, rolled first, from the counter's own cost and distance. */
export function counterSpell(play: Play): void {
  const { state } = play
  const number = state.arg(0)
  const cast = state.cast(number)
  const wizard = counterWizard(state, number)
  state.pop()
  if (cast === undefined || wizard === undefined) return
  endCloak(play, wizard)
  const spell = spellAt(state, cast.spell)
  const cost = counterCost(state, spell)
  state.set(wizard, U.countered, 1)
  state.set(wizard, U.energy, state.of(wizard, U.energy) - cost)
  const own = state.setting.options.counterThreshold === 'own-cost'
  const success = rollMagic(play, 'counter', wizard, cast, own ? cost : spell.cost)
  const energyLeft = state.of(wizard, U.energy)
  play.emit({
    type: 'spellCountered',
    wizard: idOf(state, wizard),
    spell: spell.id,
    cost,
    energyLeft,
    success,
  })
  if (!success) return
  state.pop()
  state.setCast(number, undefined)
}

/** DN-15.4: `die + level − malus > ceil(cost/10)`. */
function rollMagic(play: Play, why: 'spell' | 'counter', wizard: number, cast: Cast, cost: number): boolean {
  const { state } = play
  const malus = malusOf(state, wizard, cast)
  return roll(play, {
    why,
    clause: why === 'spell' ? 'DN-15.4' : 'DN-15.9',
    by: idOf(state, wizard),
    on: targetName(state, cast),
    modifiers: [
      { clause: 'DN-15.4', value: levelOf(state, wizard) },
      ...(malus > 0 ? [{ clause: 'DN-15.5', value: -malus }] : []),
    ],
    need: threshold(cost) + 1,
  }).success
}

/** DN-15.4: the caster rolls. */
export function resolve(play: Play): void {
  const { state } = play
  const number = state.arg(0)
  const cast = state.cast(number)
  state.pop()
  if (cast === undefined) return
  const { cost, id } = spellAt(state, cast.spell)
  const success = rollMagic(play, 'spell', cast.wizard, cast, cost)
  state.setCast(number, undefined)
  if (!success) {
    play.emit({ type: 'spellFailed', spell: id })
    return
  }
  play.emit({ type: 'spellWorked', spell: id, target: targetName(state, cast) })
  work(play, cast)
}

/** DN-15.7: the second may carry on, if its spell is still legal, or withdraw free of cost. */
export function checkCarryOn(state: State): Refusal | undefined {
  const cast = state.cast(state.arg(0))
  if (cast === undefined) return refuse('notContested', 'DN-15.7')
  const spell = spellAt(state, cast.spell)
  const left = state.of(cast.wizard, U.energy)
  if (spell.cost > left) return refuse('needsEnergy', 'DN-15.1', { needed: spell.cost, left })
  return isAllowed(state, cast, spell) && isStanding(state, cast.wizard)
    ? undefined
    : refuse('badTarget', 'DN-15.7', { spell: spell.id })
}

export function carryOn(play: Play): void {
  const number = play.state.arg(0)
  play.state.pop()
  begin(play, number)
}

export function withdraw(play: Play): void {
  const { state } = play
  const number = state.arg(0)
  const cast = state.cast(number)
  state.pop()
  state.setCast(number, undefined)
  if (cast === undefined) return
  const spell = spellAt(state, cast.spell).id
  play.emit({ type: 'spellWithdrawn', wizard: idOf(state, cast.wizard), spell })
}

/** Whom or what a spell is aimed at, for the story. */
function targetName(state: State, cast: Cast): string {
  if (cast.unit >= 0) return idOf(state, cast.unit)
  const [hex] = hexesOfCast(state, cast)
  return hex === undefined ? '' : state.ground.label(hex)
}

/** What may be answered about a second spell. */
export const secondChoices = (state: State): readonly Action[] => [
  ...(checkCarryOn(state) === undefined ? [{ type: 'carryOn' } as const] : []),
  { type: 'withdraw' },
]
