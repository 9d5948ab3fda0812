import type { HexId } from '@wyrmtable/hex'
import { useMemo } from 'react'
import type { Action } from '../../rules/actions.ts'
import { parseHexIn } from '../../rules/hexes.ts'
import type { View } from '../../rules/view.ts'
import { type Plan, SIZE } from '../draw/plan.ts'
import { joiners } from '../melee/melee.ts'
import type { NoirProps } from '../props.ts'
import type { Group } from '../tray/use-group.ts'
import type { Hand } from '../use-hand.ts'
import { fieldInHand, safeFrom } from './fire-in-hand.ts'
import { reachOfArrivals, reachOfChosen, spellRadius } from './ReachArea.tsx'

/** What lies around who is in hand: where he can go and at what cost, whom he can shoot at, who may join his attack. */
export function useAround(props: NoirProps, hand: Hand, group: Group, plan: Plan) {
  const { view: state, acting } = props
  const [seat] = acting
  const isPlanned = hand.plan !== undefined || group.plan.size > 0
  const reach = useMemo(
    () => (hand.arrivals.size > 0 ? reachOfArrivals(hand.arrivals) : reachOfChosen(state, hand.chosen)),
    [state, hand.chosen, hand.arrivals],
  )
  const costs = useMemo(
    () =>
      [...reach].map(([hex, cost]) => {
        const [x, y] = plan.centre(hex)
        return { x, y: y + SIZE * 0.58, figure: `${cost}` }
      }),
    [reach, plan],
  )
  const fireField = useMemo(
    () => fieldInHand(state, hand.chosen, seat, plan),
    [state, hand.chosen, seat, plan],
  )
  const outOfFire = useMemo(
    () => (fireField.size === 0 ? [] : safeFrom(state, seat, hand.at, plan)),
    [fireField, state, seat, hand.at, plan],
  )
  const entries = useMemo(
    () => (isPlanned ? [] : entriesOf(state, hand.chosen, props.actions)),
    [isPlanned, state, hand.chosen, props.actions],
  )
  const attack = hand.preview?.type === 'attack' ? hand.preview : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules are those of the position
  const mates = useMemo(
    () => (attack === undefined ? [] : joiners(state, attack, props.check)),
    [state, attack],
  )
  const radius = useMemo(
    () => (hand.spell === undefined ? [] : spellRadius(state, seat, plan)),
    [state, hand.spell, seat, plan],
  )
  return { reach, costs, fireField, outOfFire, entries, mates, radius }
}

/** Where who is in hand can come onto the boards. */
const entriesOf = (state: View, chosen: string | undefined, actions: readonly Action[]): readonly HexId[] => [
  ...new Set(
    actions.flatMap((one) =>
      one.type === 'enter' && one.unit === chosen ? (parseHexIn(state, one.hex) ?? []) : [],
    ),
  ),
]
