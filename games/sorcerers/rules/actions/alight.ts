import type { Point } from '@wyrmtable/plane'
import type { Play } from '../play.ts'
import { faceOf } from '../topics/facing.ts'
import type { Stop } from '../topics/path.ts'
import { type Figure, type Scene, spotOf } from '../topics/scene.ts'

/** Puts a figure where one straight step, jump or haul ends and tells of it. */
export function alight(
  { state, emit }: Play,
  { table }: Scene,
  figure: Figure,
  how: 'fly' | 'jump' | 'haul',
  to: Stop,
  facing: Point,
  costHundredths: number,
): void {
  state.place(figure.slot, to.surface, to.x, to.y)
  state.setFacing(figure.slot, facing)
  emit({
    type: 'figureMoved',
    figure: figure.id,
    how,
    path: [spotOf(table, figure.surface, figure), spotOf(table, to.surface, to)],
    face: faceOf(facing),
    costHundredths,
  })
}
