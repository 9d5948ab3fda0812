import { legLength } from '@wyrmtable/plane'
import type { Action, Step } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'

export interface Place {
  readonly x: number
  readonly y: number
}
/** What an action does on the table, as it is drawn. */
export interface Way {
  /** The figure that acts, where it is one. */
  readonly id: string | undefined
  /** Places it goes through, its own first; one place where it does not move. */
  readonly points: readonly Place[]
  /** Where it ends, or where a new figure appears. */
  readonly ends: readonly Place[]
  readonly target: string | undefined
  readonly face: readonly [number, number] | undefined
}

/** The figure that an action belongs to. */
export function actorOf(action: Action, state: State): string | undefined {
  if ('id' in action) return action.id
  if (action.type === 'activate' || action.type === 'endActivation' || action.type === 'resign')
    return undefined
  return idOfSorcerer(state)
}

export const idOfSorcerer = (state: State): string | undefined =>
  state.setting.slots.list[state.setting.slots.sorcerers[state.current] ?? -1]?.id

export function wayOf(action: Action, state: State): Way {
  const id = actorOf(action, state)
  const slot = id === undefined ? undefined : state.setting.slots.byId.get(id)
  const from = slot !== undefined && state.exists(slot) ? [{ x: state.x(slot), y: state.y(slot) }] : []
  const target = 'target' in action ? action.target : undefined
  const face = 'face' in action ? action.face : undefined
  const way = { id, target, face, points: from, ends: [] }
  switch (action.type) {
    case 'move':
    case 'sorcererMove': {
      const points = walked(state, slot, from, action.path)
      return { ...way, points, ends: points.slice(-1) }
    }
    case 'fly':
    case 'jump':
    case 'placeSorcerer': {
      const end = { x: action.x, y: action.y }
      return { ...way, points: [...from, end], ends: [end] }
    }
    case 'gunHaul': {
      const [at] = from
      if (at === undefined) return way
      const end = { x: at.x + action.dx, y: at.y + action.dy }
      return { ...way, points: [at, end], ends: [end] }
    }
    case 'create':
      return { ...way, ends: action.at, face: action.at[0]?.face }
    default:
      return way
  }
}

/** A path with its links followed to whichever end the figure is not at. */
function walked(
  state: State,
  slot: number | undefined,
  from: readonly Place[],
  path: readonly Step[],
): readonly Place[] {
  const points = [...from]
  let surface = slot === undefined ? 0 : state.surface(slot)
  for (const step of path) {
    if (!('link' in step)) {
      points.push({ x: step.x, y: step.y })
      continue
    }
    const link = state.setting.table.links.find(({ id }) => id === step.link)
    if (link === undefined) continue
    const at = points.at(-1)
    const [a, b] = link.ends
    const to = a.surface === surface && a.x === at?.x && a.y === at.y ? b : a
    surface = to.surface
    points.push({ x: to.x, y: to.y })
  }
  return points
}

/** The length of a way in hundredths of a mm, each leg as the rules count it (SO-2.7). */
export const lengthOf = (points: readonly Place[]): number =>
  points.reduce((sum, to, place) => {
    const from = points[place - 1]
    return from === undefined ? sum : sum + legLength(from, to)
  }, 0)
