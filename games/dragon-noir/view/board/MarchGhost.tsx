import { DIRECTIONS, type Direction, type HexId } from '@wyrmtable/hex'
import type { Language } from '@wyrmtable/kernel'
import { formatPercent } from '@wyrmtable/text'
import { PathLine } from '@wyrmtable/ui'
import type { Point } from '@wyrmtable/ui/drawing'
import { useMemo } from 'react'
import { isBlackDragon, isMounted, slotOf } from '../../rules/topics/counters.ts'
import { put } from '../../rules/topics/occupancy.ts'
import type { View } from '../../rules/view.ts'
import type { Say } from '../../text/say.ts'
import { type Plan, SIZE } from '../draw/plan.ts'
import type { Arrival, Arrivals } from '../march/arrivals.ts'
import { Dragon, Unit } from './Units.tsx'

/** From the middle of the front hex, or of the dragon, to the arrows. */
const farOf = (arrival: Arrival): number => SIZE * (arrival.unit === DRAGON ? 2.9 : 1.38)
const DRAGON = 'black-dragon'

/** The way of a march with its costs, and where somebody may be stopped on it. */
export function MarchPath({
  arrival,
  state,
  plan,
  language,
  isTaken,
}: {
  readonly arrival: Arrival
  readonly state: View
  readonly plan: Plan
  readonly language: Language
  readonly isTaken: boolean
}) {
  const slot = slotOf(state, arrival.unit)
  const steps = arrival.steps()
  const home = slot === undefined ? -1 : state.hex(slot)
  const [first] = steps
  if (first === undefined) return null
  const from = home < 0 ? first.stand.hex : (home as HexId)
  const dangers = steps.slice(0, -1).filter(({ passing }) => passing < 1)
  return (
    <>
      <PathLine
        from={plan.centre(from)}
        steps={steps.map(({ stand, cost }) => ({ at: plan.centre(stand.hex), cost }))}
        size={SIZE}
        isTaken={isTaken}
      />
      {dangers.map(({ stand, passing }) => {
        const [x, y] = plan.centre(stand.hex)
        return (
          <g
            key={`${stand.hex} ${stand.facing}`}
            className="noir-danger"
            transform={`translate(${x} ${y - SIZE * 0.52})`}
          >
            <path d="M0,-11L13,10H-13Z" />
            <text y="23" textAnchor="middle">
              {formatPercent(language, passing)}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** Who marches as it would stand there, with arrows to face otherwise where it can. */
export function MarchGhost({
  arrival,
  arrivals,
  state,
  plan,
  say,
}: {
  readonly arrival: Arrival
  readonly arrivals: Arrivals
  readonly state: View
  readonly plan: Plan
  readonly say: Say
}) {
  const slot = slotOf(state, arrival.unit)
  const there = useMemo(() => {
    const moved = state.clone()
    if (slot === undefined) return moved
    moved.setPlace(slot, 'map')
    put(moved, slot, arrival.stand)
    return moved
  }, [state, slot, arrival])
  if (slot === undefined) return null
  const [x, y] = plan.centre(arrival.stand.hex)
  const open = openFacings(arrival, arrivals)
  return (
    <g className="noir-ghost" data-ghost={state.ground.label(arrival.stand.hex)}>
      <g opacity="0.86">
        {isBlackDragon(state, slot) ? (
          <Dragon state={there} slot={slot} plan={plan} isChosen />
        ) : (
          <Unit slot={slot} state={there} plan={plan} say={say} isChosen />
        )}
      </g>
      {(isMounted(state, slot) || isBlackDragon(state, slot)) && open.length > 1
        ? DIRECTIONS.map((facing) => {
            const look =
              facing === arrival.stand.facing ? 'is-now' : open.includes(facing) ? 'is-open' : 'is-shut'
            return (
              <path
                key={facing}
                className={`noir-arrow ${look}`}
                data-facing={facing}
                transform={`translate(${x} ${y}) rotate(${facing * 60}) translate(0 ${-farOf(arrival)})`}
                d="M0,-15L12,8L0,2L-12,8Z"
              />
            )
          })
        : null}
    </g>
  )
}

const openFacings = ({ stand }: Arrival, arrivals: Arrivals): readonly Direction[] =>
  (arrivals.get(stand.hex) ?? [])
    .filter((one) => one.stand.level === stand.level && one.mayStay)
    .map((one) => one.stand.facing)

/** The arrow under a point; a finger may mean it anywhere beside the ghost. */
export function arrowAt(
  [px, py]: Point,
  arrival: Arrival,
  arrivals: Arrivals,
  plan: Plan,
  isTouch: boolean,
): Direction | undefined {
  const [cx, cy] = plan.centre(arrival.stand.hex)
  const facing = ((Math.round((Math.atan2(px - cx, cy - py) * 180) / Math.PI / 60) + 6) % 6) as Direction
  const turned = (facing * Math.PI) / 3
  const far = farOf(arrival)
  const [ax, ay] = [cx + Math.sin(turned) * far, cy - Math.cos(turned) * far]
  if (Math.hypot(px - ax, py - ay) > SIZE * (isTouch ? 0.7 : 0.45)) return undefined
  const open = openFacings(arrival, arrivals)
  return open.length > 1 && open.includes(facing) ? facing : undefined
}
