import { fractionToNumber } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import { arms } from '../rules/roster.ts'
import { type Figure, figureOf, type Scene } from '../rules/topics/scene.ts'
import type { SorcererProps } from './props.ts'

/** Most targets whose chances are worked out at once. */
const chips = 8

export interface Target {
  readonly figure: Figure
  readonly action: Action
  readonly share: number | undefined
}

/**
 * Enemies that the chosen figure may attack. Near the end of a range no chance is shown: it would tell a
 * distance that is measured only after the attack is announced (SO-8.4).
 */
export function targetsOf(own: readonly Action[], scene: Scene, props: SorcererProps): readonly Target[] {
  const found = new Map<string, Target>()
  for (const action of own) {
    if (!('target' in action) || action.target === undefined || found.has(action.target)) continue
    const figure = figureOf(scene, action.target)
    if (figure === undefined) continue
    const share = found.size < chips ? shareOf(action, figure, scene, props) : undefined
    found.set(action.target, { figure, action, share })
  }
  return [...found.values()]
}

const ranges = {
  shoot: arms.shotRange,
  gunFire: arms.gunRange,
  breath: arms.breathRange,
  melee: Number.POSITIVE_INFINITY,
}
/** So near to the end of its range an attack shows no chance, in mm. */
const SILENT = 15

function shareOf(action: Action, target: Figure, scene: Scene, { odds }: SorcererProps): number | undefined {
  const { type } = action
  if (type !== 'shoot' && type !== 'gunFire' && type !== 'breath' && type !== 'melee') return undefined
  const from = figureOf(scene, action.id)
  if (from === undefined) return undefined
  const apart = Math.hypot(target.x - from.x, target.y - from.y) - from.radius - target.radius
  if (apart > ranges[type] - SILENT) return undefined
  const [roll] = odds(action).rolls
  return roll === undefined ? undefined : fractionToNumber(roll.success)
}

/** What the figure may try against another, what it has in its list first. */
export const attacksOn = ({ actions }: SorcererProps, figure: Figure, target: Figure): readonly Action[] =>
  figure.kind === 'sorcerer'
    ? [{ type: 'castBolt', target: target.id }]
    : [
        ...actions.filter(
          (action) =>
            'target' in action && 'id' in action && action.id === figure.id && action.target === target.id,
        ),
        { type: 'shoot', id: figure.id, target: target.id },
        { type: 'melee', id: figure.id, target: target.id },
      ]
