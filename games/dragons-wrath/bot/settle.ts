import { type Seat, seededDice } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import { cloneState } from '../rules/clone.ts'
import { defaultAnswer } from '../rules/default-answer.ts'
import type { Ask } from '../rules/frames.ts'
import { dragonsWrath as game } from '../rules/game.ts'
import { listActions } from '../rules/listing.ts'
import { askOf } from '../rules/phases/prompts.ts'
import { isLiving, type State } from '../rules/state.ts'
import { awaited } from '../rules/turn-order.ts'

/** More answers than any attack, commit or spell asks for: what goes on longer is judged as it stands. */
const MOST_ANSWERS = 40

/**
 * The state that comes of this one if nobody interferes: commits are revealed with nothing from those who have
 * not committed, what has been cast or declared takes effect, everybody passes. A state in which the next
 * decision starts something new is given back as it is; the one given is never changed.
 */
export function settled(state: State): State {
  if (isQuiet(state)) return state
  const copy = cloneState(state)
  const dice = seededDice('settled')
  for (let answers = 0; answers < MOST_ANSWERS && !isQuiet(copy); answers++) {
    const [seat] = awaited(copy)
    if (seat === undefined) break
    game.apply(copy, seat, answerOf(copy, seat), dice, () => {})
  }
  return copy
}

/** Whether nothing is under way: nobody has committed, no attack is in its window, no card in the air. */
function isQuiet(state: State): boolean {
  const { question } = state
  switch (question?.kind) {
    case undefined:
    case 'draftPick':
    case 'buildDeck':
    case 'mulligan':
    case 'combat':
      return true
    case 'commitMagic':
    case 'commitPurchase':
      return state.players.every((_, seat) => !isLiving(state, seat) || question.seats.includes(seat))
    case 'priority':
      return state.attack === null
    default:
      return false
  }
}

/** What is asked of who gains by it, as much as there is. */
const gains: ReadonlySet<Ask['why']> = new Set(['recover', 'refresh', 'search', 'steal'])

/** What a seat would do by itself: take all that its cards offer, pay what its attack costs. */
export function answerOf(state: State, seat: Seat): Action {
  const { question } = state
  if (question?.kind === 'choices') {
    const open = askOf(question, seat)
    if (open !== undefined && gains.has(open.why)) {
      const most = open.offered.slice(0, open.max)
      return open.kind === 'cards'
        ? { type: 'chooseCards', cards: most }
        : { type: 'chooseProvinces', provinces: most }
    }
  }
  if (question?.kind === 'confirm') return { type: 'confirm', yes: true }
  if (question?.kind === 'option') return { type: 'chooseOption', index: 0 }
  if (question?.kind === 'targets') return listActions(state, seat)[0] ?? defaultAnswer(state, seat)
  return defaultAnswer(state, seat)
}
