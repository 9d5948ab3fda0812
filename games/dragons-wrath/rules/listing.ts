import type { Seat } from '@wyrmtable/kernel'
import type { Action } from './actions.ts'
import { listActivations } from './phases/abilities.ts'
import { listAttacks } from './phases/attack.ts'
import { listCurses } from './phases/casting.ts'
import { listBuild, listPicks } from './phases/limited.ts'
import { listMagic, magicProvinces, suicidalFlag } from './phases/magic.ts'
import { askOf, listChoices, listTargetChoices } from './phases/prompts.ts'
import { listPurchases } from './phases/purchase.ts'
import type { State } from './state.ts'
import { awaited } from './turn-order.ts'

/** DW-23.2: with canonical payments; commits by their parts; conceding is legal as well and not listed. */
export function listActions(state: State, seat: Seat): readonly Action[] {
  const { question } = state
  if (question === null || !awaited(state).includes(seat)) return []
  switch (question.kind) {
    case 'draftPick':
      return listPicks(state, seat)
    case 'buildDeck':
      return listBuild(state, seat)
    case 'mulligan':
    case 'confirm':
      return [
        { type: 'confirm', yes: true },
        { type: 'confirm', yes: false },
      ]
    case 'commitMagic':
      return listMagic(state, seat)
    case 'commitPurchase':
      return listPurchases(state, seat)
    case 'priority':
      return [{ type: 'pass' }, ...listInterventions(state, seat)]
    case 'reaction':
      return [{ type: 'pass' }, ...listCurses(state, seat)]
    case 'combat':
      return [{ type: 'endCombatTurn' }, ...listAttacks(state, seat), ...listInterventions(state, seat)]
    case 'choices': {
      const ask = askOf(question, seat)
      return ask === undefined ? [] : listChoices(state, ask)
    }
    case 'targets':
      return listTargetChoices(state)
    case 'option':
      return Array.from({ length: question.count }, (_, index) => ({ type: 'chooseOption', index }))
  }
}

/** What may be done with priority or between attacks (DW-11.3, DW-10.2). */
function listInterventions(state: State, seat: Seat): readonly Action[] {
  const sacrifices: readonly Action[] =
    state.options.sacrificeTiming === 'anytime'
      ? magicProvinces(state, seat).map((province) => ({
          type: 'sacrifice',
          province,
          ...suicidalFlag(state, seat),
        }))
      : []
  return [...listCurses(state, seat), ...listActivations(state, seat), ...sacrifices]
}
