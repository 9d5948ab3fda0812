import { doMeet, type Point } from '@wyrmtable/plane'
import type { Action } from '../../rules/actions.ts'
import { TABLE } from '../../rules/table.ts'
import { LOW_COST } from '../../rules/topics/path.ts'
import type { Figure, Scene } from '../../rules/topics/scene.ts'
import { isWalk, stopsOf } from './travel.ts'

/** What a way costs beyond its length, and where. */
export interface Surcharge {
  readonly at: Point
  readonly hundredths: number
}

/** SO-7.6: the steps over low obstacles and the climbs of a walk, each where it arises. */
export function surchargesOf(action: Action, scene: Scene, figure: Figure | undefined): readonly Surcharge[] {
  if (figure === undefined || !isWalk(action)) return []
  const stops = stopsOf(scene, figure, action.path)
  return action.path.flatMap((step, place): readonly Surcharge[] => {
    const [from, to] = [stops[place], stops[place + 1]]
    if (from === undefined || to === undefined) return []
    if ('link' in step) {
      const cost = scene.table.links.find(({ id }) => id === step.link)?.costMm ?? 0
      return cost === 0 ? [] : [{ at: middleOf(from, to), hundredths: cost * 100 }]
    }
    if (from.surface !== TABLE) return []
    return scene.terrain.lows
      .filter(({ a, b }) => doMeet(from, to, a, b))
      .map(({ a, b }) => ({ at: crossing(from, to, a, b), hundredths: LOW_COST }))
  })
}

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Where two segments that meet cross each other, for drawing only; the middle of the first where they lie in one line. */
function crossing(p: Point, q: Point, a: Point, b: Point): Point {
  const across = (q.x - p.x) * (b.y - a.y) - (q.y - p.y) * (b.x - a.x)
  if (across === 0) return middleOf(p, q)
  const share = ((a.x - p.x) * (b.y - a.y) - (a.y - p.y) * (b.x - a.x)) / across
  return { x: p.x + share * (q.x - p.x), y: p.y + share * (q.y - p.y) }
}
