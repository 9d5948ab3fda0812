import type { EventPattern, Filter } from '../../data/effect.ts'
import type { Noun, Tell } from './words.ts'

type Controller = 'you' | 'opponent' | undefined
const controllerOf = (player: string | undefined): Controller =>
  player === 'you' || player === 'opponent' ? player : undefined

/** A creature of a player of an event. */
export const creatureOf = (player: string | undefined, tell: Tell, filter?: Filter): string =>
  tell.described({ kind: 'creature', determiner: 'one', filter, controller: controllerOf(player) }).text

/** Who an event is about, and what becomes of it. */
export const happens =
  (predicate: string) =>
  (pattern: Omit<EventPattern, 'event'>, tell: Tell): string =>
    `${subjectOf(pattern, tell).text} ${predicate}`

/** Who an event is about. */
export function subjectOf(
  { subject, subjectFilter, player }: Omit<EventPattern, 'event'>,
  tell: Tell,
  kind: 'creature' | 'object' = 'creature',
): Noun {
  if (subject === 'self' || subject === 'bearer') return tell.ref(subject, true)
  const other = subject === 'other'
  return tell.described({
    kind,
    determiner: 'one',
    filter: subjectFilter,
    controller: controllerOf(player),
    other,
  })
}
