import type { Tagged } from '@wyrmtable/kernel'
import type { GlyphShape } from '../glyph/shape.ts'
import type { LoggedEntry } from '../table/props.ts'
import type { LogItem } from './Log.tsx'

/** How the lines of a chronicle are made out of events. */
export interface LogLook<Event extends Tagged> {
  /** The last so many entries are enough; what is before them nobody sees. */
  readonly entries: number
  /** The sentence of an event; undefined for one that is not told. */
  readonly say: (event: Event) => string | undefined
  readonly glyphs: Readonly<Partial<Record<Event['type'], GlyphShape>>>
  /** The event that begins a part of the chronicle. */
  readonly heading: Event['type']
}

/** The lines of a chronicle, each with its glyph and the clause that its event names. */
export function logItems<Event extends Tagged>(
  log: readonly LoggedEntry<Event>[],
  { entries, say, glyphs, heading }: LogLook<Event>,
): readonly LogItem[] {
  return log.slice(-entries).flatMap(({ seq, events }) =>
    events.flatMap((event, place): readonly LogItem[] => {
      const text = say(event)
      if (text === undefined) return []
      const key = `${seq}/${place}`
      if (event.type === heading) return [{ kind: 'heading', key, text }]
      const type: Event['type'] = event.type
      const glyph = glyphs[type]
      const clause = 'clause' in event && typeof event.clause === 'string' ? event.clause : undefined
      return [
        {
          kind: 'line',
          key,
          text,
          ...(glyph === undefined ? {} : { glyph }),
          ...(clause === undefined ? {} : { clause }),
        },
      ]
    }),
  )
}
