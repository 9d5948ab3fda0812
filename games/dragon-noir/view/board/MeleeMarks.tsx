import { polygon } from '@wyrmtable/ui/drawing'
import { bodyOf, slotOf } from '../../rules/topics/counters.ts'
import type { View } from '../../rules/view.ts'
import { aimedAt } from '../action-place.ts'
import { type Plan, SIZE } from '../draw/plan.ts'
import type { Attack } from '../melee/melee.ts'

/** The hexes of those who strike, to lie under the counters. */
export function AttackerHexes({
  state,
  plan,
  attack,
}: {
  readonly state: View
  readonly plan: Plan
  readonly attack: Attack
}) {
  return attack.attackers.flatMap((unit) => {
    const slot = slotOf(state, unit)
    return (slot === undefined ? [] : bodyOf(state, slot)).map((hex) => {
      const d = polygon(plan.corners(hex, 0.97))
      return (
        <g key={hex} data-attacker-hex={state.ground.label(hex)}>
          <path className="noir-attacker-casing" d={d} />
          <path className="noir-attacker" d={d} />
        </g>
      )
    })
  })
}

/** A melee as it is put together: who strikes whom, and with a plus who may join; between the counters. */
export function MeleeMarks({
  state,
  plan,
  attack,
  joiners,
}: {
  readonly state: View
  readonly plan: Plan
  readonly attack: Attack
  readonly joiners: readonly string[]
}) {
  const hexesOf = (unit: string) => {
    const slot = slotOf(state, unit)
    return slot === undefined ? [] : bodyOf(state, slot)
  }
  const [goal] = aimedAt(attack, state)
  if (goal === undefined) return null
  const [tx, ty] = plan.centre(goal)
  return (
    <g className="noir-melee">
      {attack.attackers.map((unit) => {
        const [hex] = hexesOf(unit)
        if (hex === undefined) return null
        const [x, y] = plan.centre(hex)
        const far = Math.hypot(tx - x, ty - y) || 1
        const [dx, dy] = [(tx - x) / far, (ty - y) / far]
        const [ax, ay] = [x + dx * SIZE * 0.78, y + dy * SIZE * 0.78]
        const [bx, by] = [tx - dx * SIZE * 0.62, ty - dy * SIZE * 0.62]
        return (
          <g key={unit} data-attacker={unit}>
            <path
              className="noir-strike"
              d={`M${ax - dy * 5},${ay + dx * 5}L${bx - dy * 5 - dx * 9},${by + dx * 5 - dy * 9}L${bx - dy * 11 - dx * 9},${by + dx * 11 - dy * 9}L${bx},${by}L${bx + dy * 11 - dx * 9},${by - dx * 11 - dy * 9}L${bx + dy * 5 - dx * 9},${by - dx * 5 - dy * 9}L${ax + dy * 5},${ay - dx * 5}Z`}
            />
          </g>
        )
      })}
      {joiners.map((unit) => {
        const [hex] = hexesOf(unit)
        if (hex === undefined) return null
        const [x, y] = plan.centre(hex)
        return (
          <g
            key={unit}
            className="noir-joiner"
            data-joiner={unit}
            transform={`translate(${x + SIZE * 0.62} ${y - SIZE * 0.62})`}
          >
            <circle r="12" />
            <path d="M-6,0H6M0,-6V6" />
          </g>
        )
      })}
    </g>
  )
}
