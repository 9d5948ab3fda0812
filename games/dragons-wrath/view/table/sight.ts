import type { Seat, Viewer } from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'
import type { Event, Named } from '../../rules/events.ts'

/** Cards that an event showed to somebody: where they lay, whose they are, and who had them shown. */
export interface Sight {
  /** Names the event in the whole match. */
  readonly key: string
  readonly seq: number
  readonly seat: Seat
  readonly of: Seat
  readonly zone: 'hand' | 'provinces' | 'pileTop' | 'found'
  /** The card by whose effect; absent for a search. */
  readonly by?: string
  readonly isPublic: boolean
  readonly cards: readonly Named[]
}

/** What an event showed to whoever was told of it with its cards; undefined where it showed none. */
export function sightIn(event: Event, seq: number, place: number): Sight | undefined {
  const isSight = event.type === 'looked' || event.type === 'searched'
  if (!isSight || event.cards === undefined) return undefined
  // A search that found nothing has nothing to show; an empty hand that was looked at is worth knowing.
  if (event.type === 'searched' && event.cards.length === 0) return undefined
  const { seat, of, shown, cards } = event
  const where =
    event.type === 'searched' ? ({ zone: 'found' } as const) : ({ zone: event.zone, by: event.by } as const)
  return { key: `${seq}/${place}`, seq, seat, of, isPublic: shown, cards, ...where }
}

/** All that a log showed, in order. */
export const sightsIn = (log: readonly LoggedEntry<Event>[]): readonly Sight[] =>
  log.flatMap(({ seq, events }) => events.flatMap((event, place) => sightIn(event, seq, place) ?? []))

/** Whether somebody learns from it what he did not know: not of his own hand, nor of what he chose himself. */
export const isNewTo = ({ seat, of, zone }: Sight, viewer: Viewer): boolean =>
  zone === 'found' ? seat !== viewer : of !== viewer || zone === 'pileTop'
