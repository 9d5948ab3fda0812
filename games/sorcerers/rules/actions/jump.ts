import { contains, doMeet, legLength, type Point, pointDistance, squaredDistance } from '@wyrmtable/plane'
import type { ActionOf } from '../actions.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { vectorOf } from '../topics/facing.ts'
import { isRefusal, landingOf, spendAction } from '../topics/member.ts'
import { ram, touchedSorcerers } from '../topics/ram.ts'
import { type Figure, type Scene, sceneOf, surfaceAt, surfaceNamed } from '../topics/scene.ts'
import { standingRefusal } from '../topics/standing.ts'
import { alight } from './alight.ts'

type Jump = ActionOf<'jump'>

/** SO-7.10: farthest and deepest, and the parapet that does not hinder; mm. */
const REACH = 50
const DROP = 50
const PARAPET = 20

export function checkJump(state: State, action: Jump): Refusal | undefined {
  const found = planJump(sceneOf(state), action)
  return isRefusal(found) ? found : undefined
}

function planJump(scene: Scene, action: Jump): Figure | Refusal {
  const { id, x, y } = action
  const landing = landingOf(scene, action)
  if (isRefusal(landing)) return landing
  const { figure, race, surface } = landing
  if (race.kind === 'gun') return refuse('E_WEAPON', 'SO-7.10', { figure: id })
  const others = scene.figures.filter((other) => other !== figure)
  const at = { x, y }
  return (
    standingRefusal(scene, others, figure, surface, at) ?? jumpRefusal(scene, figure, surface, at) ?? figure
  )
}

/** SO-7.10: what forbids a jump to a place where the figure could stand. */
export function jumpRefusal(scene: Scene, figure: Figure, surface: number, at: Point): Refusal | undefined {
  const { z } = surfaceAt(scene, surface)
  const drop = figure.z - z
  const figures = { figure: figure.id, at: [at.x, at.y], from: [figure.x, figure.y] } as const
  if (drop <= 0 || drop > DROP) {
    return refuse('E_JUMP', 'SO-7.10', {
      ...figures,
      needHundredths: 100 * DROP,
      foundHundredths: 100 * drop,
    })
  }
  if (squaredDistance(figure, at) > REACH * REACH) {
    return refuse('E_JUMP', 'SO-7.10', {
      ...figures,
      needHundredths: 100 * REACH,
      foundHundredths: pointDistance(figure, at),
    })
  }
  const below = scene.terrain.slabs.find(
    (slab) => slab.z > z && slab.z <= figure.z && contains(slab.polygon, at),
  )
  if (below !== undefined) {
    const corners = below.polygon.corners.map((corner) => [corner.x, corner.y] as const)
    return refuse('E_JUMP', 'SO-7.10', { ...figures, shape: { kind: 'area', corners } })
  }
  const wall = scene.terrain.sightWalls.find(
    ({ a, b, top }) => top > figure.z + PARAPET && doMeet(figure, at, a, b),
  )
  if (wall === undefined) return undefined
  const { a, b, top } = wall
  return refuse('E_JUMP', 'SO-7.10', {
    ...figures,
    shape: { kind: 'wall', a: [a.x, a.y], b: [b.x, b.y] },
    needHundredths: 100 * PARAPET,
    foundHundredths: 100 * (top - figure.z),
  })
}

export function jump(play: Play, action: Jump): void {
  const { state } = play
  const scene = sceneOf(state)
  const figure = planJump(scene, action)
  if (isRefusal(figure)) return
  const before = touchedSorcerers(scene, figure)
  spendAction(state, figure.slot)
  const to = { surface: surfaceNamed(scene, action.s), x: action.x, y: action.y }
  alight(play, scene, figure, 'jump', to, vectorOf(action.face), legLength(figure, to))
  ram(play, figure.slot, before, action.ramTarget)
}
