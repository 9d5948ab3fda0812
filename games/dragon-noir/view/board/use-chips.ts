import type { HexId } from '@wyrmtable/hex'
import { useMemo } from 'react'
import type { Cover } from '../../data/schema.ts'
import type { Action } from '../../rules/actions.ts'
import { isRefusal } from '../../rules/refusals.ts'
import { slotOf } from '../../rules/topics/counters.ts'
import { occupants } from '../../rules/topics/occupancy.ts'
import { planShot } from '../../rules/topics/shooting.ts'
import { forecastOf, shareOf } from '../forecast.ts'
import type { NoirProps } from '../props.ts'
import type { Hand } from '../use-hand.ts'

/** Most targets whose chances are worked out at once. */
const CHIPS = 12

interface ChipAt {
  readonly hex: HexId
  readonly share: number
  /** Of a target that can be shot at. */
  readonly cover: Cover | undefined
}

/** Chances of the shots and attacks of who is in hand; none where nobody is. */
export function useChips(props: NoirProps, hand: Hand): readonly ChipAt[] {
  const { game, imagined, acting } = props
  return useMemo(() => {
    const coverOf = (list: readonly Action[]): Cover | undefined => {
      const shot = list.find((action) => action.type === 'shoot')
      const thought = imagined()
      const shooter = shot && thought && slotOf(thought, shot.shooter)
      const target = shot && thought && slotOf(thought, shot.target)
      if (thought === undefined || shooter === undefined || target === undefined) return undefined
      const plan = planShot(thought, shooter, target)
      return isRefusal(plan) ? undefined : plan.cover
    }
    const [seat] = acting
    const state = imagined()
    if (state === undefined || seat === undefined || (hand.chosen === undefined && hand.spell === undefined))
      return []
    // A spell that may go anywhere shows its chance where it is tried.
    if (hand.spell !== undefined && hand.at.size > CHIPS) return []
    return [...hand.at].slice(0, CHIPS).flatMap(([hex, list]): ChipAt[] => {
      const shares = list.flatMap((action) => {
        if (action.type !== 'shoot' && action.type !== 'attack' && action.type !== 'cast') return []
        const forecast = forecastOf(game, state, seat, action)
        return forecast === undefined ? [] : [shareOf(forecast)]
      })
      const share = Math.max(0, ...shares)
      // An empty hex that promises nothing wears no chip.
      const isVain = share === 0 && occupants(state, hex).length === 0
      return shares.length === 0 || isVain ? [] : [{ hex, share, cover: coverOf(list) }]
    })
  }, [game, imagined, acting, hand.at, hand.chosen, hand.spell])
}
