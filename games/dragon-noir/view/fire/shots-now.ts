import { type HexId, neighboursOf } from '@wyrmtable/hex'
import type { Seat } from '@wyrmtable/kernel'
import type { Action, ActionOf } from '../../rules/actions.ts'
import { isRefusal } from '../../rules/refusals.ts'
import { put } from '../../rules/topics/occupancy.ts'
import { planStep } from '../../rules/topics/stepping.ts'
import type { Imagined } from '../../rules/view.ts'
import { forecastOf, shareOf } from '../forecast.ts'
import type { NoirProps } from '../props.ts'

/** A shot that may be fired at this moment, with how likely it does anything. */
export interface ShotNow {
  readonly action: ActionOf<'shoot'>
  readonly share: number
}

/** The shots of this moment, the likeliest first. */
export function shotsNow(
  game: NoirProps['game'],
  state: Imagined,
  seat: Seat,
  actions: readonly Action[],
): readonly ShotNow[] {
  return actions
    .flatMap((action): readonly ShotNow[] => {
      if (action.type !== 'shoot') return []
      const forecast = forecastOf(game, state, seat, action)
      return forecast === undefined ? [] : [{ action, share: shareOf(forecast) }]
    })
    .sort((a, b) => b.share - a.share)
}

/** What the best shot would promise wherever the mover could go with its next step: from the least to the most. */
export function aStepOn(
  game: NoirProps['game'],
  state: Imagined,
  seat: Seat,
): { readonly least: number; readonly most: number } | undefined {
  const { mover } = state
  if (mover < 0) return undefined
  const shares = neighboursOf(state.ground.board, state.hex(mover)).flatMap((hex): readonly number[] => {
    const next = movedTo(state, mover, hex)
    if (next === undefined) return []
    const [best] = shotsNow(game, next, seat, game.actions(next, seat))
    return [best?.share ?? 0]
  })
  return shares.length === 0 ? undefined : { least: Math.min(...shares), most: Math.max(...shares) }
}

function movedTo(state: Imagined, mover: number, hex: HexId): Imagined | undefined {
  const plan = planStep(state, mover, hex)
  if (isRefusal(plan) || plan.cost > state.mp) return undefined
  const next = state.clone()
  put(next, mover, plan.to)
  return next
}
