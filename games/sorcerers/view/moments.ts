import { type LoggedEntry, type Moment, seatColour } from '@wyrmtable/ui'
import type { Event } from '../rules/events.ts'
import { seatIds } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import { figureOf, sceneOf } from '../rules/topics/scene.ts'
import { seatMarks } from './box/seat-marks.ts'
import { idOfSorcerer } from './way.ts'

export type RolledEvent = Extract<Event, { type: 'rolled' }>

const seats: readonly string[] = seatIds

/** What is to be seen of an entry: each attack, from who strikes to who is struck, each move, and where somebody appears. */
export function momentsOf(
  { seat, events }: LoggedEntry<Event>,
  before: State,
): readonly Moment<RolledEvent>[] {
  const scene = sceneOf(before)
  const colour = seatColour(seatMarks, Math.max(0, seats.indexOf(seat)))
  const place = (id: string | undefined) => {
    const figure = id === undefined ? undefined : figureOf(scene, id)
    return figure === undefined ? [] : [[figure.x, figure.y] as const]
  }
  const appeared = events.filter((event) => event.type === 'created')
  return events.flatMap((event): readonly Moment<RolledEvent>[] => {
    if (event.type === 'figureMoved')
      return [{ points: event.path.map(({ x, y }) => [x, y] as const), colour }]
    // Those who are created together appear together.
    if (event === appeared[0])
      return [
        {
          points: [...place(idOfSorcerer(before)), ...appeared.map(({ at }) => [at.x, at.y] as const)],
          colour,
        },
      ]
    if (event.type !== 'rolled' || event.why === 'initiative') return []
    return [{ points: [...place(event.by), ...place(event.on)], colour, roll: event }]
  })
}
