import { type LoggedEntry, type LogItem, taleOf } from '@wyrmtable/ui'
import type { Event } from '../../rules/events.ts'
import { glyphOfEvent } from '../glyph/of-event.ts'
import { pieceName } from '../table/piece-name.ts'
import type { RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'

type Entry = LoggedEntry<Event>

/** 'Cavalry 1' for CAV1, 'Ashmaw' for D1. */
export function withNames(line: string, props: Pick<RageProps, 'text' | 'view'>, t: ViewText): string {
  return line.replace(/\b(?:D[12]|HERO|WZD|(?:CAV|INF|ARH|MIL)\d+)\b/g, (id) => {
    const name = pieceName(id, props, t)
    const number = /^[A-Z]{3}(\d+)$/.exec(id)?.[1]
    return number === undefined ? name : `${name} ${number}`
  })
}

/** What was posted before the first turn, and the rest of a log. */
export function afterSetUp(log: readonly Entry[]): readonly [readonly Entry[], readonly Entry[]] {
  const begins = log.findIndex(({ events }) =>
    events.some((event) => event.type === 'phaseBegan' && !/Setup$/.test(event.phase)),
  )
  const isPosting = log[0]?.events.some(({ type }) => type === 'phaseBegan' || type.endsWith('Placed'))
  if (begins < 0 || isPosting !== true) return [[], log]
  const entry = log[begins]
  const placed = log.slice(0, begins + 1)
  if (entry === undefined || !placed.some(({ events }) => events.some(isPlaced))) return [[], log]
  // The entry that ends the set-up tells how the first turn begins.
  return [
    placed,
    [{ ...entry, events: entry.events.filter((event) => !isPlaced(event)) }, ...log.slice(begins + 1)],
  ]
}

const isPlaced = ({ type }: Event): boolean => type === 'unitPlaced' || type === 'dragonPlaced'

/** The dragon that does nothing in an entry but set out, step on and turn. */
function walkerOf({ events }: Entry): string | undefined {
  const [first] = events
  if (first?.type !== 'moveBegan' && first?.type !== 'dragonMoved') return undefined
  const isStep = (event: Event) =>
    event.type === 'moveBegan' ||
    (event.type === 'dragonMoved' && (event.how === 'walk' || event.how === 'turn'))
  const isHis = (event: Event) => 'dragon' in event && event.dragon === first.dragon
  return events.every((event) => isStep(event) && isHis(event)) ? first.dragon : undefined
}

/** A log in which a way of many steps is one act, told by where it led and by the turns that came after. */
export const asWays = (log: readonly Entry[]): readonly Entry[] =>
  log.filter((entry, at) => {
    const dragon = walkerOf(entry)
    if (dragon === undefined) return true
    for (const next of log.slice(at + 1)) {
      const [first] = next.events
      if (first?.type !== 'dragonMoved' || first.dragon !== dragon) return true
      if (first.how === 'walk' || entry.events[0]?.type === 'moveBegan') return false
      if (walkerOf(next) !== dragon) return true
    }
    return true
  })

/** All of the set-up in one line: a piece that was moved about counts once. */
export function setUpLine(entries: readonly Entry[], t: ViewText): LogItem {
  const events = entries.flatMap((entry) => entry.events)
  const count = (ids: readonly string[]) => new Set(ids).size
  return {
    kind: 'line',
    key: 'set-up',
    text: t('log.setUp', {
      units: count(events.flatMap((event) => (event.type === 'unitPlaced' ? [event.unit] : []))),
      dragons: count(events.flatMap((event) => (event.type === 'dragonPlaced' ? [event.dragon] : []))),
    }),
    glyph: glyphOfEvent.unitPlaced,
  }
}

const tell = taleOf<Event>({
  glyphs: glyphOfEvent,
  heading: 'phaseBegan',
  // Who sets about something is told before what comes of it.
  first: ['attackDeclared', 'combat', 'breathed'],
})

/** The lines of an entry: headings, and one line for each act between them. */
export const itemsOf = (
  entry: Entry,
  text: RageProps['text'],
  named: (line: string) => string,
): readonly LogItem[] =>
  tell(entry, (event) => {
    const line = text.event(event)
    return line === undefined ? undefined : named(line)
  })
