import { absentDice, type Game } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import { labelOf } from '../../rules/map.ts'
import { INVADER } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { hasUnit } from '../../rules/topics/occupancy.ts'

/** A way for a walking dragon: the actions one after another, none of which needs a die. */
export interface WalkWay {
  readonly actions: readonly Action[]
  readonly mpLeft: number
}

/** Most positions that are looked at; a walk of four points has fewer. */
const most = 160

/**
 * Every hex the walking dragon can get to without a die and without passing over units, with the way that
 * leaves most points: found by trying the listed actions on copies.
 */
export function dragonReach(game: Game<State, Action, Event>, state: State): ReadonlyMap<string, WalkWay> {
  const reach = new Map<string, WalkWay>()
  const { mover } = state
  if (mover === -1 || state.mode(mover) !== 'walk') return reach
  const start = labelOf(state.dragonHex(mover))
  const seen = new Set<string>([keyOf(state, mover)])
  let frontier: { readonly state: State; readonly actions: readonly Action[] }[] = [{ state, actions: [] }]
  let looked = 0
  while (frontier.length > 0) {
    const here = frontier
    frontier = []
    for (const { state: from, actions } of here) {
      for (const action of game.actions(from, INVADER)) {
        const isStep = action.type === 'walkForward' && action.overrun === 'none'
        if ((!isStep && action.type !== 'walkTurn') || looked++ > most) continue
        const to = from.clone()
        if (!applyWithoutDice(game, to, action) || to.pending !== 'none') continue
        if (isStep && hasUnit(to, to.dragonHex(mover))) continue
        const key = keyOf(to, mover)
        if (seen.has(key)) continue
        seen.add(key)
        const way = [...actions, action]
        const label = labelOf(to.dragonHex(mover))
        const known = reach.get(label)
        if (isStep && label !== start && (known === undefined || known.mpLeft < to.mp(mover))) {
          reach.set(label, { actions: way, mpLeft: to.mp(mover) })
        }
        if (to.mover === mover) frontier.push({ state: to, actions: way })
      }
    }
  }
  return reach
}

function applyWithoutDice(game: Game<State, Action, Event>, state: State, action: Action): boolean {
  try {
    game.apply(state, INVADER, action, absentDice(), () => {})
    return true
  } catch {
    // Absent dice refuse to be rolled: this way is for a press of its own, with its odds.
    return false
  }
}

const keyOf = (state: State, d: 0 | 1 | number): string =>
  `${state.dragonHex(d)}/${state.facing(d)}/${state.mp(d)}`
