import { edgeDistance } from '@wyrmtable/plane'
import type { State } from '../rules/state.ts'
import { type Figure, figureAt, sceneOf } from '../rules/topics/scene.ts'
import type { Say } from './say.ts'

/** Where bands of distance end that tell about as much as a glance, in mm. */
const NEAR = 400
const MIDDLE = 800

/**
 * Where a figure is, without a coordinate: from the sorcerer who decides, the direction by the clock and how far. SO-8.4:
 * where measuring is closed, how far somebody else's figure is is told in three broad bands alone.
 */
export function whereIs(figure: Figure, state: State, say: Say, viewpoint?: Figure): string {
  const scene = sceneOf(state)
  const slot = state.setting.slots.sorcerers[Math.max(0, state.current)] ?? -1
  const from = viewpoint ?? figureAt(scene, slot)
  if (from === undefined || from.slot === figure.slot) return partOf(figure, scene.terrain, say)
  const clock = say.clock(figure.x - from.x, figure.y - from.y)
  const hundredths = edgeDistance(from, figure)
  const isTold = figure.seat === from.seat || state.setting.options.measuring === 'open'
  if (isTold) return say.t('far.exact', { cm: say.cm(hundredths), clock })
  const mm = hundredths / 100
  return say.t('far.band', { band: mm <= NEAR ? 'near' : mm <= MIDDLE ? 'middle' : 'far', clock })
}

/** The part of the table in which a figure is, of nine. */
function partOf({ x, y }: Figure, { width, height }: { width: number; height: number }, { t }: Say): string {
  const third = (at: number, of: number) => Math.min(2, Math.floor((3 * at) / of))
  return t('board.part', {
    across: ['left', 'middle', 'right'][third(x, width)] ?? 'middle',
    down: ['upper', 'middle', 'lower'][third(y, height)] ?? 'middle',
  })
}
