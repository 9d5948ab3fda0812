import { isInArc, type Point } from '@wyrmtable/plane'
import type { Play } from '../play.ts'
import { arms } from '../roster.ts'
import { inContact } from './contact.ts'
import { destroy, weakenShield } from './harm.ts'
import { type Figure, figureAt, type Scene, sceneOf } from './scene.ts'

/** The hostile sorcerers that a creature touches (SO-8.10). */
export const touchedSorcerers = (scene: Scene, figure: Figure): readonly Figure[] =>
  scene.figures.filter(
    (other) => other.kind === 'sorcerer' && other.seat !== figure.seat && inContact(scene, figure, other),
  )

/**
 * SO-8.10: the sorcerer whose shield a creature weakens by having come to a place with a facing: one that
 * it newly touches and that is in its arc; of several the one named, or the lowest id.
 */
function rammedBy(
  scene: Scene,
  before: readonly Figure[],
  moved: Figure,
  facing: Point,
  ramTarget: string | undefined,
): Figure | undefined {
  if (moved.kind === 'gun' || scene.state.rammed(moved.slot)) return undefined
  const qualified = touchedSorcerers(scene, moved).filter(
    (sorcerer) => !before.some(({ slot }) => slot === sorcerer.slot) && isInArc(moved, facing, sorcerer),
  )
  return qualified.find(({ id }) => id === ramTarget) ?? qualified[0]
}

/** SO-8.10: after a move, jump or flight. `before` are the sorcerers touched when the action began. */
export function ram(
  play: Play,
  slot: number,
  before: readonly Figure[],
  ramTarget: string | undefined,
): void {
  const { state } = play
  const scene = sceneOf(state)
  const moved = figureAt(scene, slot)
  if (moved === undefined) return
  const sorcerer = rammedBy(scene, before, moved, state.facing(slot), ramTarget)
  if (sorcerer === undefined) return
  state.setRammed(slot, true)
  weakenShield(play, sorcerer.seat, arms.ramDamage, 'ram', moved.id)
  if (state.setting.options.ramKills) destroy(play, slot, 'ram')
}
