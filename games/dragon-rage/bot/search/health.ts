import { unitsData } from '../../data/units.ts'
import { type Area, areas, type Dragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { areaTotal, isAlive } from '../../rules/topics/abilities.ts'

const totals = areas.map(areaTotal)
/** Points of the wings after which a dragon no longer flies or bounds. */
export const WING_GROUP = unitsData.dragon.areas.wings.pointsPerGroup
const BERSERK_WORTH = 0.1
/** DR-11.4: points of the legs with which a dragon on the ground still bounds and takes off. */
const SPRINGY_LEGS =
  Math.floor(unitsData.dragon.areas.legs.groups / 2) * unitsData.dragon.areas.legs.pointsPerGroup
/** What is left of a dragon's worth when it can only walk. */
const ROOTED = 0.6

/** What the parts of an unhurt dragon are worth; together 1. */
const parts = { wings: 0.3, legs: 0.22, head: 0.23, belly: 0.25 } as const

/** How much of a dragon is left, 0 to 1, by its damage: what keeps it moving and alive counts most. */
export function healthByDamage(head: number, wings: number, legs: number, belly: number): number {
  if (belly >= (totals[3] ?? 6)) return 0
  const fliesStill = wings < WING_GROUP
  const wingsLeft = fliesStill
    ? 0.45 + 0.55 * (1 - wings / WING_GROUP)
    : 0.12 * (1 - wings / (totals[1] ?? 12))
  const legsGone = legs / (totals[2] ?? 12)
  const legsLeft = 1 - legsGone * (0.6 + 0.4 * legsGone)
  const headGone = head / (totals[0] ?? 8)
  const bellyGone = belly / (totals[3] ?? 6)
  const sum =
    parts.wings * wingsLeft +
    parts.legs * legsLeft +
    parts.head * (1 - headGone * (0.5 + 0.5 * headGone)) +
    parts.belly * (1 - bellyGone * (0.7 + 0.3 * bellyGone))
  // Without wings a dragon lives on its legs; without both it only waits for its end.
  const worth = !fliesStill ? sum * (0.35 + 0.5 * legsLeft) : legs > SPRINGY_LEGS ? sum * ROOTED : sum
  return head >= (totals[0] ?? 8) ? Math.min(BERSERK_WORTH, worth) : worth
}

export function healthOf(state: State, d: Dragon): number {
  if (!isAlive(state, d)) return 0
  return healthByDamage(
    state.damage(d, 'head'),
    state.damage(d, 'wings'),
    state.damage(d, 'legs'),
    state.damage(d, 'belly'),
  )
}

/** How much health the points would cost if they were marked in an area now. */
export function worthOfDamage(state: State, d: Dragon, area: Area, points: number): number {
  const head = state.damage(d, 'head') + (area === 'head' ? points : 0)
  const wings = Math.min(totals[1] ?? 12, state.damage(d, 'wings') + (area === 'wings' ? points : 0))
  const legs = Math.min(totals[2] ?? 12, state.damage(d, 'legs') + (area === 'legs' ? points : 0))
  const belly = state.damage(d, 'belly') + (area === 'belly' ? points : 0)
  return healthOf(state, d) - healthByDamage(head, wings, legs, belly)
}
