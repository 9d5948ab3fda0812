import { refsOf } from '../board/env.ts'
import { push } from '../play.ts'
import { isLiving } from '../state.ts'
import { envIn, inPlay, type Primitive } from './primitive.ts'

/** DW-17.17: in a reaction step the announced card does nothing; elsewhere nothing happens. */
export const counter: Primitive<'counter'> = (play, frame) => {
  const { state } = play
  const step = state.stack.findLast((one) => one.kind === 'reaction')
  const announced = state.resolving.find(({ id }) => step?.kind === 'reaction' && id === step.card)
  if (announced === undefined || announced.countered || announced.id === frame.context.self) return true
  announced.countered = true
  play.emit({ type: 'countered', id: announced.id, card: announced.card })
  return true
}

/** DW-17.18 */
export const cancelAttack: Primitive<'cancelAttack'> = ({ state }) => {
  if (state.attack !== null) state.attack.cancelled = true
  return true
}

/** DW-17.23 */
export const endCombatTurn: Primitive<'endCombatTurn'> = ({ state }) => {
  if (state.active !== null) state.combatTurnEnds = true
  return true
}

/** DW-17.19: the new target counts as attacked; the window goes on with no passes. */
export const redirectAttack: Primitive<'redirectAttack'> = (play, frame, { to }) => {
  const { state } = play
  const env = envIn(play, frame)
  const { attack } = state
  const [ref] = refsOf(env, to)
  const live = typeof ref === 'string' ? env.board.byId.get(ref) : undefined
  if (attack === null || attack.target === null || !attack.inWindow || live === undefined) return true
  const mayBe = live.controller !== state.active && isLiving(state, live.controller)
  if (!mayBe || live.rules.cannotBeAttacked || state.active === null) return true
  attack.target = live.id
  attack.player = live.controller
  if (!live.creature.attackedBy.includes(state.active)) live.creature.attackedBy.push(state.active)
  state.touch()
  play.emit({ type: 'attackRedirected', target: live.id, targetCard: live.cardId })
  return true
}

/** DW-17.20: in window `attackDeclared` only. */
export const setAttackMode: Primitive<'setAttackMode'> = (play, _frame, { mode }) => {
  const { state } = play
  const { attack } = state
  if (attack === null || attack.target === null || attack.mode === null || !attack.inWindow) return true
  attack.mode = mode === 'other' ? (attack.mode === 'physical' ? 'magic' : 'physical') : mode
  state.touch()
  play.emit({ type: 'attackModeSet', mode: attack.mode })
  return true
}

/** DW-17.21 */
export const extraAttack: Primitive<'extraAttack'> = (play, frame, { what }) => {
  const env = envIn(play, frame)
  for (const id of inPlay(env, what)) {
    const creature = env.board.byId.get(id)?.creature
    if (creature !== undefined) creature.mayAttack++
  }
  play.state.touch()
  return true
}

/** DW-17.22: an immediate comparison of two creatures with different controllers; no attack. */
export const fight: Primitive<'fight'> = (play, frame, { a, b, mode }) => {
  const env = envIn(play, frame)
  const [one] = inPlay(env, a).flatMap((id) => env.board.byId.get(id) ?? [])
  const [other] = inPlay(env, b).flatMap((id) => env.board.byId.get(id) ?? [])
  if (one === undefined || other === undefined || one.controller === other.controller) return true
  play.state.fight = { a: one.id, b: other.id, mode }
  play.state.touch()
  push(play, {
    kind: 'compare',
    a: one.id,
    b: other.id,
    mode,
    phase: 0,
    winner: null,
    loser: null,
    fight: true,
  })
  return true
}
