import type { Seat } from '@wyrmtable/kernel'
import type { ActionOf } from '../actions.ts'
import { boardOf } from '../board/board.ts'
import { combatOf } from '../board/env.ts'
import type { Live } from '../board/live.ts'
import type { FrameOf } from '../frames.ts'
import { type Play, pop, push } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { isLiving, livingSeats, type State } from '../state.ts'
import { isAttackOver } from '../topics/attack-over.ts'
import { startDestruction } from '../topics/destruction.ts'
import { endEnchantments } from '../topics/enchantments.ts'
import { happen } from '../topics/triggers.ts'
import { openWindow } from './window.ts'

/** DW-10.3, DW-10.5: a creature of the active player with an attack left. */
function attackerIssue(state: State, seat: Seat, id: string): Refusal | undefined {
  const live = boardOf(state).byId.get(id)
  if (live === undefined || live.controller !== seat) return refuse('noSuchCard', 'DW-10.5', { card: id })
  if (live.rules.cannotAttack) return refuse('cannotAttack', 'DW-10.5', { card: id })
  const { attacks, mayAttack } = live.creature
  return attacks < mayAttack ? undefined : refuse('attackSpent', 'DW-10.3', { card: id })
}

/** DW-10.5, DW-18.15 */
export function checkAttackCreature(
  state: State,
  seat: Seat,
  { attacker, target, mode }: ActionOf<'attackCreature'>,
): Refusal | undefined {
  const board = boardOf(state)
  const issue = attackerIssue(state, seat, attacker)
  if (issue !== undefined) return issue
  const live = board.byId.get(target)
  if (live === undefined || live.controller === seat) return refuse('noSuchCard', 'DW-10.5', { card: target })
  if (live.rules.cannotBeAttacked) return refuse('cannotBeAttacked', 'DW-10.5', { card: target })
  const only = board.byId.get(attacker)?.rules.onlyModes ?? []
  return only.every((one) => one === mode) ? undefined : refuse('wrongMode', 'DW-10.5', { mode })
}

/** DW-10.12 to DW-10.16 */
export function checkAttackProvinces(
  state: State,
  seat: Seat,
  { attacker, target }: ActionOf<'attackProvinces'>,
): Refusal | undefined {
  const issue = attackerIssue(state, seat, attacker)
  if (issue !== undefined) return issue
  const rules = boardOf(state).byId.get(attacker)?.rules
  if (target === seat || target >= state.players.length || !isLiving(state, target)) {
    return refuse('notLiving', 'DW-10.16')
  }
  if (rules?.cannotAttackProvinces === true) return refuse('cannotAttack', 'DW-10.16', { card: attacker })
  const needed = Math.min(
    state.options.firstProvinceAttackTurn,
    rules?.provinceFrom ?? Number.POSITIVE_INFINITY,
  )
  if (state.turn < needed) return refuse('tooEarly', 'DW-10.12', { turn: state.turn, needed })
  // DW-10.15: `ignoreGuard` skips the guard rule only.
  return rules?.ignoreGuard === true ? undefined : guardIssue(state, seat, target)
}

/** DW-10.13, DW-10.14: all of the target's creatures that can be attacked have been attacked by this player. */
function guardIssue(state: State, seat: Seat, target: Seat): Refusal | undefined {
  const guard = boardOf(state).creatures.find(
    ({ controller, creature, rules }) =>
      controller === target && !rules.cannotBeAttacked && !creature.attackedBy.includes(seat),
  )
  return guard === undefined ? undefined : refuse('guarded', 'DW-10.13', { card: guard.id })
}

export function listAttacks(
  state: State,
  seat: Seat,
): readonly (ActionOf<'attackCreature'> | ActionOf<'attackProvinces'>)[] {
  const { creatures } = boardOf(state)
  const attackers = creatures.filter(({ id }) => attackerIssue(state, seat, id) === undefined)
  return attackers.flatMap(({ id }) => [
    ...creatures.flatMap((target) =>
      (['physical', 'magic'] as const).flatMap((mode) => {
        const action = { type: 'attackCreature' as const, attacker: id, target: target.id, mode }
        return checkAttackCreature(state, seat, action) === undefined ? [action] : []
      }),
    ),
    ...livingSeats(state).flatMap((target) => {
      const action = { type: 'attackProvinces' as const, attacker: id, target }
      return checkAttackProvinces(state, seat, action) === undefined ? [action] : []
    }),
  ])
}

/** DW-10.6: the attack is spent and the target marked, whatever becomes of it. */
export function attackCreature(
  play: Play,
  seat: Seat,
  { attacker, target, mode }: ActionOf<'attackCreature'>,
): void {
  const { state } = play
  const board = boardOf(state)
  const [one, other] = [board.byId.get(attacker), board.byId.get(target)]
  if (one === undefined || other === undefined) return
  one.creature.attacks++
  if (!other.creature.attackedBy.includes(seat)) other.creature.attackedBy.push(seat)
  const player = other.controller
  state.attack = { attacker, target, player, mode, inWindow: false, cancelled: false }
  state.touch()
  const cards = { attackerCard: one.cardId, targetCard: other.cardId }
  play.emit({ type: 'attackDeclared', seat, attacker, target, mode, ...cards })
  happen(play, { event: 'attackDeclared', card: attacker, other: target, player, cause: null })
  push(play, { kind: 'attack', phase: 0 })
}

/** DW-10.16 */
export function attackProvinces(
  play: Play,
  seat: Seat,
  { attacker, target }: ActionOf<'attackProvinces'>,
): void {
  const { state } = play
  const live = boardOf(state).byId.get(attacker)
  if (live === undefined) return
  live.creature.attacks++
  state.attack = { attacker, target: null, player: target, mode: null, inWindow: false, cancelled: false }
  state.touch()
  play.emit({ type: 'provinceAttackDeclared', seat, attacker, attackerCard: live.cardId, player: target })
  happen(play, { event: 'provinceAttackDeclared', card: attacker, other: null, player: target, cause: null })
  push(play, { kind: 'attack', phase: 0 })
}

/** DW-10.5 to DW-10.18: triggers, window, comparison or loss, triggers, end. */
export function stepAttack(play: Play, frame: FrameOf<'attack'>): void {
  const { state } = play
  const { attack } = state
  const phase = frame.phase++
  if (phase === 0 || phase === 3) {
    push(play, { kind: 'settle', dirty: false })
    return
  }
  if (phase === 4 || attack === null || isAttackOver(state)) {
    endAttack(play, phase === 4)
    return
  }
  if (phase === 1) {
    attack.inWindow = true
    openWindow(play, attack.target === null ? 'provinceAttackDeclared' : 'attackDeclared')
    return
  }
  attack.inWindow = false
  const { attacker, target, mode } = attack
  if (target === null || mode === null) {
    loseProvinces(play, attacker, attack.player)
    return
  }
  push(play, {
    kind: 'compare',
    a: attacker,
    b: target,
    mode,
    phase: 0,
    winner: null,
    loser: null,
    fight: false,
  })
}

/** DW-10.18: one province, and what `provinceDamage` adds. */
function loseProvinces(play: Play, attacker: string, seat: Seat): void {
  const n = 1 + (boardOf(play.state).byId.get(attacker)?.rules.provinceDamage ?? 0)
  push(play, {
    kind: 'loss',
    entries: [{ seat, n: Math.max(0, n), pick: 'holder', by: seat, filter: null }],
    cause: 'attack',
    attacker,
    replaceable: true,
    at: 0,
    applied: [],
    phase: 0,
  })
}

/** DW-10.9: when the triggers have resolved; effects for this attack end with it. */
function endAttack(play: Play, compared: boolean): void {
  const { state } = play
  pop(play)
  state.attack = null
  state.touch()
  endEnchantments(play, ({ duration }) => duration === 'thisAttack')
  play.emit({ type: 'attackEnded', compared })
  push(play, { kind: 'settle', dirty: false })
}

/** DW-10.8, DW-10.9: the strictly lower is destroyed, equals both; who is strictly higher has won. */
export function stepCompare(play: Play, frame: FrameOf<'compare'>): void {
  const { state } = play
  const board = boardOf(state)
  if (frame.phase++ === 0) {
    const [one, other] = [board.byId.get(frame.a), board.byId.get(frame.b)]
    if (one !== undefined && other !== undefined) compare(play, frame, one, other)
    return
  }
  pop(play)
  const { winner, loser } = frame
  const live = winner === null ? undefined : board.byId.get(winner)
  if (live !== undefined && loser !== null) {
    play.emit({ type: 'combatWon', seat: live.controller, id: live.id, card: live.cardId, loser })
    happen(play, { event: 'combatWon', card: live.id, other: loser, player: live.controller, cause: null })
  }
  if (!frame.fight) return
  state.fight = null
  state.touch()
  // DW-14.7: what was made for this fight ends with it; in an attack it lasts as long as that.
  if (state.attack === null) endEnchantments(play, ({ duration }) => duration === 'thisAttack')
}

function compare(play: Play, frame: FrameOf<'compare'>, one: Live, other: Live): void {
  const { mode } = frame
  const value = ({ pp, pm }: Live): number => (mode === 'physical' ? pp : pm)
  const values = [value(one), value(other)] as const
  const cards = { aCard: one.cardId, bCard: other.cardId }
  play.emit({ type: 'compared', a: one.id, b: other.id, mode, values, ...cards })
  const combat = combatOf(play.state)
  if (values[0] === values[1]) {
    startDestruction(play, { ids: [one.id, other.id], combat, replaceable: true })
    return
  }
  const [winner, loser] = values[0] > values[1] ? [one, other] : [other, one]
  frame.winner = winner.id
  frame.loser = loser.id
  startDestruction(play, { ids: [loser.id], beatenBy: { [loser.id]: winner.id }, combat, replaceable: true })
}
