import { edgeDistance } from '@wyrmtable/plane'
import type { Action } from '../rules/actions.ts'
import { type Blow, blowOn, chanceToHit } from '../rules/topics/blow.ts'
import { type Figure, figureOf, type Scene, slotAt } from '../rules/topics/scene.ts'
import type { SorcererProps } from './props.ts'

export interface Target {
  readonly figure: Figure
  readonly action: Action
  /** The chance that the attack hits if it is in range; absent where no die is rolled. */
  readonly share: number | undefined
  /** From edge to edge; told only where measuring is open (SO-8.4). */
  readonly distanceHundredths: number | undefined
}

/**
 * Enemies that the chosen figure may attack. SO-8.4: each in sight wears the chance of an attack in range, wherever it
 * stands, for the distance is measured only after the attack is announced.
 */
export function targetsOf(own: readonly Action[], scene: Scene): readonly Target[] {
  const isOpen = scene.state.setting.options.measuring === 'open'
  const found = new Map<string, Target>()
  for (const action of own) {
    if (!('target' in action) || action.target === undefined || found.has(action.target)) continue
    const figure = figureOf(scene, action.target)
    if (figure === undefined) continue
    const from = 'id' in action ? figureOf(scene, action.id) : undefined
    found.set(action.target, {
      figure,
      action,
      share: from && shareOf(action, from, figure, scene),
      distanceHundredths: isOpen && from !== undefined ? edgeDistance(from, figure) : undefined,
    })
  }
  return [...found.values()]
}

/** How each kind of attack is rolled for: with what skill, and with what. */
const modes = { shoot: 'shoot', gunFire: 'shoot', breath: 'shoot', melee: 'melee' } as const

function shareOf(action: Action, from: Figure, target: Figure, scene: Scene): number | undefined {
  const blow = blowOf(action, from, target, scene)
  return blow && chanceToHit(scene.state, blow)
}

/** The blow that an attack is, if it is in range; undefined where no die is rolled. */
export function blowOf({ type }: Action, from: Figure, target: Figure, { state }: Scene): Blow | undefined {
  if (type !== 'shoot' && type !== 'gunFire' && type !== 'breath' && type !== 'melee') return undefined
  const { race } = slotAt(state, from.slot)
  const weapon = type === 'breath' ? type : state.weapon(from.slot)
  if (race === undefined || weapon === 'none') return undefined
  return blowOn(state, race, modes[type], weapon, target)
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
