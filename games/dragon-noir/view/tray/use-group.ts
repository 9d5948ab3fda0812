import { distance, type HexId } from '@wyrmtable/hex'
import { useEffect, useState } from 'react'
import { idOf, slotOf } from '../../rules/topics/counters.ts'
import { type Arrival, arrivalsOf } from '../march/arrivals.ts'
import type { NoirProps } from '../props.ts'
import type { Hand } from '../use-hand.ts'

/** Several counters that are led in at once. */
export interface Group {
  readonly units: readonly string[]
  /** Where each of them is to stand. */
  readonly plan: ReadonlyMap<string, HexId>
  readonly isOnTheWay: boolean
  choose(units: readonly string[]): void
  /** Shows where each would go so that they come near the hex; pressed there once more, they go. */
  press(hex: HexId): void
  go(): void
  drop(): void
}

const noPlan: ReadonlyMap<string, HexId> = new Map()

/**
 * Leads counters in one after another by the same marches that a person would press: it waits while others answer, and
 * ends where somebody is stopped.
 */
export function useGroup(props: NoirProps, hand: Hand): Group {
  const { view: state, acting, actions, game, imagined, play, seq } = props
  const [units, setUnits] = useState<readonly string[]>([])
  const [plan, setPlan] = useState(noPlan)
  const [queue, setQueue] = useState<readonly string[]>([])
  const [isOnTheWay, setOnTheWay] = useState(false)
  const [goal, setGoal] = useState<HexId>()
  const [seat] = acting
  const isOurs = seat === state.active && state.top === undefined && state.phase === 'movement'
  const { march } = hand

  const nearest = (unit: string, to: HexId, taken: ReadonlySet<HexId>): Arrival | undefined => {
    const thought = imagined()
    if (thought === undefined || seat === undefined) return undefined
    const { board } = state.ground
    const open = [...arrivalsOf({ game, state: thought, seat, actions }, unit)].flatMap(([hex, [first]]) =>
      first?.mayStay && !taken.has(hex) ? [first] : [],
    )
    const far = ({ stand, cost }: Arrival): number => distance(board, stand.hex, to) * 100 + cost
    return open.reduce<Arrival | undefined>(
      (best, one) => (best === undefined || far(one) < far(best) ? one : best),
      undefined,
    )
  }

  const clear = (): void => {
    setUnits([])
    setPlan(noPlan)
    setQueue([])
    setGoal(undefined)
    setOnTheWay(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one deed an entry
  useEffect(() => {
    if (!isOnTheWay || !isOurs || march.isUnderWay) return
    const [next, ...rest] = queue
    const isStillMoving = state.mover >= 0 && units.includes(idOf(state, state.mover))
    const end = actions.find(({ type }) => type === 'endMove')
    if (march.isHeld || goal === undefined || (isStillMoving && end === undefined)) clear()
    // Who could still do something else there has come in all the same.
    else if (isStillMoving && end !== undefined) play(end)
    else if (next === undefined) clear()
    else {
      setQueue(rest)
      const arrival = nearest(next, plan.get(next) ?? goal, new Set())
      if (arrival !== undefined) march.go(arrival)
    }
  }, [queue, seq, isOurs, isOnTheWay, march.isUnderWay, march.isHeld])

  // Who has come in is no longer led, and nobody is once the phase is over.
  const isWaiting = (unit: string): boolean => {
    const slot = slotOf(state, unit)
    const isTime = state.phase === 'movement' && seat === state.active
    return isTime && slot !== undefined && state.place(slot) === 'waiting'
  }
  const go = (): void => {
    setQueue([...plan.keys()])
    setOnTheWay(true)
  }
  return {
    units: units.filter(isWaiting),
    plan: new Map([...plan].filter(([unit]) => isWaiting(unit))),
    isOnTheWay,
    choose(wanted) {
      clear()
      setUnits(wanted)
      hand.choose(wanted[0])
    },
    press(hex) {
      if (goal === hex && plan.size > 0) {
        go()
        return
      }
      const taken = new Set<HexId>()
      const found = new Map<string, HexId>()
      for (const unit of units) {
        const arrival = nearest(unit, hex, taken)
        if (arrival === undefined) continue
        taken.add(arrival.stand.hex)
        found.set(unit, arrival.stand.hex)
      }
      setPlan(found)
      setGoal(hex)
    },
    go,
    drop: clear,
  }
}
