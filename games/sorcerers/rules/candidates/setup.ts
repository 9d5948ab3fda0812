import type { Point } from '@wyrmtable/plane'
import type { Action } from '../actions.ts'
import { apartFor, edgeLength, edgeOf, isFreePlace, placeOn } from '../phases/setup.ts'
import type { Edge } from '../refusals.ts'
import type { State } from '../state.ts'
import { sceneOf } from '../topics/scene.ts'

/** SO-14.14: steps along the own edge, in mm. */
const FIRST = 15
const STRIDE = 25

const inwards: Readonly<Record<Edge, Point>> = {
  left: { x: 1, y: 0 },
  right: { x: -1, y: 0 },
  top: { x: 0, y: 1 },
  bottom: { x: 0, y: -1 },
}

/** SO-14.14: places along the own edge, 15, 40, 65 …; where none is legal, every millimetre. */
export function placings(state: State): readonly Action[] {
  const scene = sceneOf(state)
  const seat = state.current
  const edge = edgeOf(state, seat)
  const apart = apartFor(scene, seat)
  const face = inwards[edge]
  const legal = (stride: number): readonly Action[] => {
    const actions: Action[] = []
    for (let n = FIRST; n <= edgeLength(edge, scene); n += stride) {
      const at = placeOn(edge, scene, n)
      if (!isFreePlace(scene, seat, at, apart)) continue
      actions.push({ type: 'placeSorcerer', x: at.x, y: at.y, face: [face.x, face.y] })
    }
    return actions
  }
  const coarse = legal(STRIDE)
  return coarse.length > 0 ? coarse : legal(1)
}
