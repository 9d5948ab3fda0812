import type { Seat } from '@wyrmtable/kernel'
import type { Action } from './actions.ts'
import type { Ask } from './frames.ts'
import { listActions } from './listing.ts'
import { askOf } from './phases/prompts.ts'
import type { State } from './state.ts'
import { sphereOf } from './topics/payment.ts'

/**
 * DW-28.4: what is answered for a seat whose time is out or who has conceded: empty commits, passes, the end
 * of the combat turn, no; of provinces to lose, steal or exhaust known before unknown, exhausted before ready,
 * ordinary before magic; nothing where that is allowed, else the first legal answer.
 */
export function defaultAnswer(state: State, seat: Seat): Action {
  const { question } = state
  switch (question?.kind) {
    case 'mulligan':
    case 'confirm':
      return { type: 'confirm', yes: false }
    case 'commitMagic':
      return { type: 'commitMagic' }
    case 'commitPurchase':
      return { type: 'commitPurchase' }
    case 'priority':
    case 'reaction':
      return { type: 'pass' }
    case 'combat':
      return { type: 'endCombatTurn' }
    case 'option':
      return { type: 'chooseOption', index: question.why === 'pay' ? 1 : 0 }
    case 'targets':
      if (question.optional) return { type: 'chooseTargets', targets: null }
      break
    case 'choices': {
      const ask = askOf(question, seat)
      if (ask !== undefined) return defaultChoice(state, ask)
      break
    }
    default:
  }
  const [first] = listActions(state, seat)
  if (first === undefined) throw new Error(`seat ${seat} is asked nothing`)
  return first
}

/** Choices of provinces that somebody loses, or the use of. */
const goes: ReadonlySet<Ask['why']> = new Set<Ask['why']>(['lose', 'steal', 'exhaust', 'pay'])

function defaultChoice(state: State, ask: Ask): Action {
  if (ask.kind === 'cards') {
    return { type: 'chooseCards', cards: ask.offered.slice(0, ask.ordered ? ask.offered.length : ask.min) }
  }
  const held = state.player(ask.of).provinces
  const rank = (name: string): number => {
    const one = held.find(({ id }) => id === ask.meant[ask.offered.indexOf(name)])
    if (one === undefined) return 0
    // Under a handle its sphere is hidden from who answers (DW-13.12).
    const isMagic = name === one.id && sphereOf(one) === 'any'
    return (one.known ? 0 : 4) + (one.exhausted ? 0 : 2) + (isMagic ? 1 : 0)
  }
  const sorted = goes.has(ask.why) ? [...ask.offered].sort((a, b) => rank(a) - rank(b)) : ask.offered
  return { type: 'chooseProvinces', provinces: sorted.slice(0, ask.min) }
}
