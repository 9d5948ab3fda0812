import type { Play } from './play.ts'
import { magic, seatIds } from './roster.ts'
import type { State } from './state.ts'
import { eliminate, endGame, settleShields, survivors } from './topics/elimination.ts'
import { rollOrder } from './topics/initiative.ts'

const name = (seat: number): string => seatIds[seat] ?? ''

/** SO-5.5: a turn is a creature phase and a sorcerer phase; the first turn has no creature phase. */
export function beginTurn(play: Play): void {
  const { state, emit } = play
  setPlayingOrder(play)
  emit({ type: 'turnBegan', turn: state.turn, order: state.playing.map(name) })
  if (state.turn === 1) beginSorcererPhase(play)
  else {
    emit({ type: 'phaseBegan', turn: state.turn, phase: 'creatures' })
    giveOpportunity(play, 0)
  }
}

/** SO-5.6: who starts this turn, and the order of both its phases. */
function setPlayingOrder(play: Play): void {
  const { state } = play
  const { order, turn } = state
  if (turn > 1 && state.setting.options.starter === 'roll') {
    state.playing = rollOrder(survivors(state), play.dice, play.emit)
  } else {
    const place = turn === 1 ? 0 : order.indexOf(state.starter) + (state.seats === 2 ? 0 : 1)
    state.playing = [...order.slice(place), ...order.slice(0, place)].filter((seat) => state.isIn(seat))
  }
  state.starter = state.playing[0] ?? -1
}

/** SO-6.1: whether the player has a creature that was not activated in this turn. */
export function hasUnactivated(state: State, seat: number): boolean {
  return state.setting.slots.list.some(
    ({ seat: owner, race }, slot) =>
      owner === seat && race !== undefined && state.exists(slot) && state.activated(slot) !== state.turn,
  )
}

/** SO-6.5: the opportunity goes to the first player from this place of the order on who can use it. */
function giveOpportunity(play: Play, place: number): void {
  const { state } = play
  const { playing } = state
  const order = [...playing.slice(place), ...playing.slice(0, place)]
  const next = order.find((seat) => state.isIn(seat) && hasUnactivated(state, seat))
  state.group = []
  if (next === undefined) beginSorcererPhase(play)
  else {
    state.phase = 'opportunity'
    state.current = next
  }
}

/** SO-6.4: unused actions are lost. */
export function endActivation(play: Play): void {
  const { state, emit } = play
  let unused = 0
  for (const slot of state.group) {
    unused += state.actions(slot)
    state.setActions(slot, 0)
  }
  emit({ type: 'activationEnded', seat: name(state.current), unused })
  passOpportunity(play)
}

const passOpportunity = (play: Play): void =>
  giveOpportunity(play, play.state.playing.indexOf(play.state.current) + 1)

function beginSorcererPhase(play: Play): void {
  const { state, emit } = play
  emit({ type: 'phaseBegan', turn: state.turn, phase: 'sorcerers' })
  giveSorcererTurn(play, 0)
}

/** SO-10.1, SO-10.2: the next surviving player of the order has his sorcerer turn, with 100 points more. */
function giveSorcererTurn(play: Play, place: number): void {
  const { state, emit } = play
  const next = state.playing.slice(place).find((seat) => state.isIn(seat))
  if (next === undefined) {
    endTurn(play)
    return
  }
  state.phase = 'sorcerer'
  state.current = next
  state.moved = false
  state.magicBegun = false
  state.magicClosed = false
  state.setPoints(next, state.points(next) + magic.income)
  emit({ type: 'sorcererTurnBegan', seat: name(next), points: state.points(next) })
}

/** SO-10.4: at most 150 points are saved. */
export function endSorcererTurn(play: Play): void {
  const { state, emit } = play
  const { current } = state
  const points = state.points(current)
  const saved = Math.min(points, magic.cap)
  state.setPoints(current, saved)
  emit({ type: 'sorcererTurnEnded', seat: name(current), saved, lost: points - saved })
  passSorcererTurn(play)
}

const passSorcererTurn = (play: Play): void =>
  giveSorcererTurn(play, play.state.playing.indexOf(play.state.current) + 1)

/** The end of a sorcerer phase: fading, then the turn limit, then the next turn. */
function endTurn(play: Play): void {
  const { state } = play
  const { turnLimit } = state.setting.options
  if (isFading(state)) fadeShields(play)
  if (state.phase === 'over') return
  if (turnLimit > 0 && state.turn >= turnLimit) endGame(play, 'turnLimit')
  else {
    state.turn++
    beginTurn(play)
  }
}

/** SO-12.7: from the turn after `fade` on. */
export function isFading({ turn, setting }: State): boolean {
  return setting.options.fade > 0 && turn > setting.options.fade
}

function fadeShields(play: Play): void {
  const { state, emit } = play
  const seats = survivors(state)
  for (const seat of seats) state.setShield(seat, state.shield(seat) >> 1)
  emit({
    type: 'shieldsFaded',
    shields: seats.map((seat) => ({ seat: name(seat), shield: state.shield(seat) })),
  })
  settleShields(play, 'fading')
}

/**
 * After every action: who has no shield falls (SO-12.1), and if it was the turn or the group of one who
 * fell, it ends and the next player follows.
 */
export function goOn(play: Play): void {
  settleShields(play, 'shieldGone')
  skipFallen(play)
}

/** SO-12.6: resigning counts as elimination and takes effect at once. */
export function resign(play: Play, seat: number): void {
  eliminate(play, [seat], 'resigned')
  skipFallen(play)
}

function skipFallen(play: Play): void {
  const { state } = play
  if (state.phase === 'over' || state.isIn(state.current)) return
  if (state.phase === 'sorcerer') passSorcererTurn(play)
  else if (state.phase === 'setup') passSetup(play)
  else passOpportunity(play)
}

/** SO-5.3, `edge`: the next player of the order who has not placed his sorcerer; then the game begins. */
export function passSetup(play: Play): void {
  const { state } = play
  const next = state.order.find(
    (seat) => state.isIn(seat) && !state.exists(state.setting.slots.sorcerers[seat] ?? -1),
  )
  if (next === undefined) beginTurn(play)
  else {
    state.phase = 'setup'
    state.current = next
  }
}
