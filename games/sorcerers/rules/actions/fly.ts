import { flightLength, type Point, reduced } from '@wyrmtable/plane'
import type { ActionOf } from '../actions.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { vectorOf } from '../topics/facing.ts'
import { isRefusal, landingOf, spendAction } from '../topics/member.ts'
import { lengthRefusal } from '../topics/path.ts'
import { ram, touchedSorcerers } from '../topics/ram.ts'
import { type Figure, type Scene, sceneOf, surfaceAt } from '../topics/scene.ts'
import { standingRefusal } from '../topics/standing.ts'
import { alight } from './alight.ts'
import { facingAfter } from './move.ts'

type Fly = ActionOf<'fly'>

interface Flight {
  readonly figure: Figure
  readonly surface: number
  readonly costHundredths: number
  readonly heading: Point | undefined
}

export function checkFly(state: State, action: Fly): Refusal | undefined {
  const found = planFlight(sceneOf(state), action)
  return isRefusal(found) ? found : undefined
}

/** SO-7.14: one straight step to any surface over everything; only the end must be a standing place. */
function planFlight(scene: Scene, action: Fly): Flight | Refusal {
  const { id, x, y } = action
  const landing = landingOf(scene, action, (figure, to) =>
    figure.surface === to && figure.x === x && figure.y === y
      ? refuse('E_PARAM', 'SO-7.14', { figure: id, at: [x, y] })
      : undefined,
  )
  if (isRefusal(landing)) return landing
  const { figure, race, surface } = landing
  if (!race.flies) return refuse('E_WEAPON', 'SO-7.14', { figure: id })
  const at = { x, y }
  const others = scene.figures.filter((other) => other !== figure)
  const refused = standingRefusal(scene, others, figure, surface, at)
  if (refused !== undefined) return refused
  const costHundredths = flightLength(figure, at, surfaceAt(scene, surface).z - figure.z)
  const tooFar = lengthRefusal(figure, at, costHundredths, race.move_mm ?? 0, 'SO-7.14')
  if (tooFar !== undefined) return tooFar
  const flat = x === figure.x && y === figure.y
  const heading = flat ? undefined : reduced({ x: x - figure.x, y: y - figure.y })
  return { figure, surface, costHundredths, heading }
}

export function fly(play: Play, action: Fly): void {
  const { state } = play
  const scene = sceneOf(state)
  const plan = planFlight(scene, action)
  if (isRefusal(plan)) return
  const { slot } = plan.figure
  const before = touchedSorcerers(scene, plan.figure)
  spendAction(state, slot)
  const facing = facingAfter(state, slot, vectorOf(action.face), plan.heading)
  alight(
    play,
    scene,
    plan.figure,
    'fly',
    { surface: plan.surface, x: action.x, y: action.y },
    facing,
    plan.costHundredths,
  )
  ram(play, slot, before, action.ramTarget)
}
