import type { Race } from '../../data/schema.ts'
import type { ActionOf } from '../actions.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { type Figure, figureOf, type Scene, slotAt } from './scene.ts'

/** A creature of the active group that is to act. */
export interface Member {
  readonly figure: Figure
  readonly race: Race
}

/** What every action of a creature asks first: a known id, in the group, with an action left (SO-13.2). */
export function memberOf(scene: Scene, id: string): Member | Refusal {
  const { state } = scene
  const figure = figureOf(scene, id)
  if (figure === undefined) return refuse('E_PARAM', 'SO-13.2', { what: id })
  const { race } = slotAt(state, figure.slot)
  if (race === undefined || !state.isInGroup(figure.slot)) return refuse('E_GROUP', 'SO-6.2', { figure: id })
  if (state.actions(figure.slot) < 1) {
    return refuse('E_ACTIONS', 'SO-6.4', { figure: id, need: 1, found: 0 })
  }
  return { figure, race }
}

/**
 * The same for an action that says more than who acts: what is malformed about that comes after an unknown id and before
 * whether the creature may act at all (SO-13.2).
 */
export function memberTo(
  scene: Scene,
  id: string,
  malformed: (figure: Figure) => Refusal | undefined,
): Member | Refusal {
  const figure = figureOf(scene, id)
  return (figure && malformed(figure)) ?? memberOf(scene, id)
}

/** SO-13.2, SO-8.10: whom a creature is to ram must be somebody on the table, if it cannot be him. */
export const ramTargetFault = (scene: Scene, ramTarget: string | undefined): Refusal | undefined =>
  ramTarget === undefined || figureOf(scene, ramTarget) !== undefined
    ? undefined
    : refuse('E_PARAM', 'SO-13.2', { what: ramTarget })

export const isRefusal = (found: object): found is Refusal => 'type' in found && 'clause' in found

/** SO-6.8: whether one more attack is allowed this turn. */
export function attackLimitRefusal(state: State, figure: Figure): Refusal | undefined {
  const limit = state.setting.options.attacksPerTurn
  const made = state.attacks(figure.slot)
  return made < limit
    ? undefined
    : refuse('E_ACTIONS', 'SO-6.8', { figure: figure.id, need: limit, found: made })
}

export function spendAction(state: State, slot: number): void {
  state.setActions(slot, state.actions(slot) - 1)
}

/** Who attacks and is attacked; the action and the attack are spent. Undefined where `check` would refuse. */
export function beginAttack(scene: Scene, id: string, targetId: string): Pair | undefined {
  const { state } = scene
  const figure = figureOf(scene, id)
  const target = figureOf(scene, targetId)
  const race = figure && slotAt(state, figure.slot).race
  if (figure === undefined || target === undefined || race === undefined) return undefined
  spendAction(state, figure.slot)
  countAttack(state, figure.slot)
  return { figure, race, target }
}

export function countAttack(state: State, slot: number): void {
  state.setAttacks(slot, state.attacks(slot) + 1)
}

/** A creature and the figure that it aims at, before anything is said about either. */
export interface Pair extends Member {
  readonly target: Figure
}

/** Both known, then the attacker as in `memberOf`: unknown ids come before anything else (SO-13.2). */
export function pairOf(scene: Scene, id: string, targetId: string): Pair | Refusal {
  const target = figureOf(scene, targetId)
  const unknown = refuse('E_PARAM', 'SO-13.2', { what: targetId })
  const member = memberTo(scene, id, () => (target === undefined ? unknown : undefined))
  if (isRefusal(member)) return member
  return target === undefined ? unknown : { ...member, target }
}

/** SO-8.2: targets are hostile. */
export const friendRefusal = ({ seat }: Figure, target: Figure): Refusal | undefined =>
  target.seat === seat ? refuse('E_TARGET', 'SO-8.2', { other: target.id }) : undefined

/** A creature and the surface it is to come to, known both, and nothing else malformed. */
export function landingOf(
  scene: Scene,
  { id, s, ramTarget }: ActionOf<'fly' | 'jump'>,
  malformed: (figure: Figure, surface: number) => Refusal | undefined = () => undefined,
): (Member & { readonly surface: number }) | Refusal {
  const surface = scene.table.surfaceIds.indexOf(s)
  const member = memberTo(scene, id, (figure) =>
    surface < 0
      ? refuse('E_PARAM', 'SO-3.3', { what: s })
      : (malformed(figure, surface) ?? ramTargetFault(scene, ramTarget)),
  )
  return isRefusal(member) ? member : { ...member, surface }
}
