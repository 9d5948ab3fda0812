import { type Figure, figureOf, type Scene, slotAt } from '../rules/topics/scene.ts'
import type { SorcererProps } from './props.ts'
import { idOfSorcerer } from './way.ts'

/**
 * The figures of whoever is to act: those a group may be chosen from, those of the group that acts, and where neither is
 * known the sorcerer.
 */
export function thoseToAct({ view: state, actions }: SorcererProps, scene: Scene): readonly Figure[] {
  const offered = actions.flatMap((action) => (action.type === 'activate' ? action.ids : []))
  const active = state.phase === 'activation' ? state.group.map((slot) => slotAt(state, slot).id) : offered
  const figures = [...new Set(active)].flatMap((id) => figureOf(scene, id) ?? [])
  const sorcerer = idOfSorcerer(state)
  return figures.length > 0 || sorcerer === undefined ? figures : [figureOf(scene, sorcerer) ?? []].flat()
}
