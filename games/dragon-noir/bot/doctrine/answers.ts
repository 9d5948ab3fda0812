import type { Action } from '../../rules/actions.ts'
import { parseHexIn } from '../../rules/hexes.ts'
import type { MatchState } from '../../rules/match-state.ts'
import { slotOf } from '../../rules/topics/counters.ts'
import { unitValue } from '../strength.ts'
import { bestOf, listed, type Steps } from './legal.ts'
import type { Numbers } from './numbers.ts'
import { Outlook } from './outlook.ts'
import { spell } from './spells.ts'
import { answerByFire } from './strikes.ts'
import { FREE } from './units.ts'

const PASS: Action = { type: 'pass' }
/** An advance that gains less is not made. */
const LEAST_ADVANCE = 0.05
/** A hex where nobody stands ends a displacement; on others it might go round for ever. */
const EMPTY = 3

/** What the side answers to a step that waits for it. */
export function answer(state: MatchState, side: number, numbers: Numbers): Steps {
  switch (state.top) {
    case 'magicWindow':
      return [spell(state, side)]
    case 'contestSpell':
    case 'counterSpell':
      return [PASS]
    case 'defensiveFire':
    case 'defensiveFireAtUnmoved':
      return [answerByFire(state, side)]
    default:
      return [choose(state, side, numbers)]
  }
}

function choose(state: MatchState, side: number, numbers: Numbers): Action {
  const actions = listed(state, side)
  const [first] = actions
  if (first === undefined) throw new Error(`side ${side} is asked nothing`)
  if (actions.length === 1) return first
  switch (state.top) {
    case 'contestSecond':
      return actions.find(({ type }) => type === 'pass') ?? first
    case 'chooseCasualty':
      return bestOf(actions, (action) => casualtyWorth(state, side, action)) ?? first
    case 'retreat':
    case 'advance':
    case 'displace':
    case 'placeUnhorsed':
    case 'pushed':
    case 'moveHorse':
      return whereBest(state, side, numbers, actions) ?? first
    default:
      return first
  }
}

/** One's own least, the other's most. */
function casualtyWorth(state: MatchState, side: number, action: Action): number {
  const slot = 'unit' in action ? slotOf(state, action.unit) : undefined
  if (slot === undefined) return 0
  return unitValue(state, slot) * (state.side(slot) === side ? -1 : 1)
}

/** Who is moved is moved where it is best for the side that decides. */
function whereBest(
  state: MatchState,
  side: number,
  numbers: Numbers,
  actions: readonly Action[],
): Action | undefined {
  const outlook = new Outlook(state, side, numbers)
  const people = [...outlook.scene.own, ...outlook.scene.foes]
  const { top } = state
  const worth = (action: Action): number => {
    const label = 'path' in action ? action.path.at(-1) : 'hex' in action ? action.hex : undefined
    if (label === undefined) return 0
    const slot = 'unit' in action ? slotOf(state, action.unit) : state.arg(0)
    const hex = parseHexIn(state, label)
    const unit = people.find((one) => one.slot === slot)
    if (unit === undefined || hex === undefined) return Number.NEGATIVE_INFINITY
    let value = outlook.worth(unit, hex) * (state.side(unit.slot) === side ? 1 : -1)
    if (top === 'displace' && outlook.scene.occupied[hex] === FREE) value += EMPTY
    if (action.type === 'advance') {
      value -= outlook.worth(unit, unit.hex)
      if (value <= LEAST_ADVANCE) value = -1
    }
    return value
  }
  return bestOf(actions, worth)
}
