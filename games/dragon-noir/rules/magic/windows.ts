import type { FrameKind } from '../fields.ts'
import type { Play } from '../play.ts'
import { sideIds } from '../roster.ts'
import type { State } from '../state.ts'
import { begin, checkCarryOn, counterWizard, resolve, withdraw } from './casting.ts'
import { contests } from './listing.ts'
import { mayCast } from './wizards.ts'

/** DN-17.2: whether a side that could answer has ordered to pass, which everybody sees. */
function passes({ state, emit }: Play, side: number): boolean {
  if (state.ordersOf(side).magic !== 'pass') return false
  emit({ type: 'ordersAnswered', side: sideIds[side as 0] ?? 'exile', asked: 'magic' })
  return true
}

/** Windows and steps of magic; true if the one on top was settled, false if it waits for somebody. */
export function goOnMagic(play: Play, kind: FrameKind): boolean {
  const { state } = play
  switch (kind) {
    case 'magicWindow':
      if (mayCast(state, state.arg(0)) && !passes(play, state.arg(0))) return false
      nextSide(state)
      return true
    case 'contestSpell':
      return settleContest(play)
    case 'contestSecond':
      if (checkCarryOn(state) === undefined) return false
      withdraw(play)
      return true
    case 'counterSpell': {
      const wizard = counterWizard(state, state.arg(0))
      if (wizard !== undefined && !passes(play, state.side(wizard))) return false
      state.pop()
      return true
    }
    case 'resolveSpell':
      resolve(play)
      return true
    default:
      throw new Error(`nobody settles ${kind}`)
  }
}

/** DN-15.6: the active side acts first, then the other may. */
function nextSide(state: State): void {
  const asked = state.arg(0)
  state.pop()
  if (asked === state.active) state.push('magicWindow', 1 - state.active)
}

function settleContest(play: Play): boolean {
  const { state } = play
  const number = state.arg(0)
  const cast = state.cast(number)
  const side = cast === undefined ? 0 : 1 - state.side(cast.wizard)
  const isAsked = cast !== undefined && mayCast(state, side) && contests(state, side).length > 0
  if (isAsked && !passes(play, side)) return false
  state.pop()
  begin(play, number)
  return true
}

/** Passing a window: the other side is asked, or the spell that was declared goes on. */
export function passMagic(play: Play): void {
  const { state } = play
  if (state.top === 'magicWindow') nextSide(state)
  else if (state.top === 'contestSpell') {
    const number = state.arg(0)
    state.pop()
    begin(play, number)
  } else state.pop()
}
