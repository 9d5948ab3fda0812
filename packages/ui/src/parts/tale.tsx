import { isRolled, type Rolled, type Tagged } from '@wyrmtable/kernel'
import { Fragment, type ReactNode } from 'react'
import type { GlyphShape } from '../glyph/shape.ts'
import type { LoggedEntry } from '../table/props.ts'
import { Die } from './Die.tsx'
import type { LogItem } from './Log.tsx'

/** How the events of a game become the lines of its chronicle. */
export interface TaleLook<Event extends Tagged> {
  readonly glyphs: Readonly<Partial<Record<Event['type'], GlyphShape>>>
  /** The event that begins a part of the chronicle. */
  readonly heading: Event['type']
  /** Events in which somebody sets about something: they are told before what comes of it. */
  readonly first: readonly Event['type'][]
  /**
   * Those of `first` whose sentences already say who rolls: of the rolls after them only the dice and figures are told.
   */
  readonly saysWhoRolls?: readonly Event['type'][]
}

/** The sentence of an event; undefined for one that is not told. */
type Say<Event> = (event: Event) => string | undefined

/**
 * Gives the function that makes the lines of an entry: headings, and one line for each act between them, with its dice
 * in their places.
 */
export const taleOf =
  <Event extends Tagged>(look: TaleLook<Event>) =>
  (entry: LoggedEntry<Event>, say: Say<Event>): readonly LogItem[] =>
    itemsOf(entry, say, look)

function itemsOf<Event extends Tagged>(
  entry: LoggedEntry<Event>,
  say: Say<Event>,
  look: TaleLook<Event>,
): readonly LogItem[] {
  const items: LogItem[] = []
  let act: Event[] = []
  const tell = () => {
    const line = actLine(act, `${entry.seq}/${items.length}`, say, look)
    if (line !== undefined) items.push(line)
    act = []
  }
  for (const event of entry.events) {
    if (event.type !== look.heading) {
      act.push(event)
      continue
    }
    tell()
    const text = say(event)
    if (text !== undefined) items.push({ kind: 'heading', key: `${entry.seq}/${items.length}`, text })
  }
  tell()
  return items
}

function actLine<Event extends Tagged>(
  events: readonly Event[],
  key: string,
  say: Say<Event>,
  { glyphs, first: firstTold, saysWhoRolls = [] }: TaleLook<Event>,
): LogItem | undefined {
  const isFirst = ({ type }: Event) => firstTold.includes(type)
  const told = [...events.filter(isFirst), ...events.filter((event) => !isFirst(event))].flatMap((event) => {
    const line = say(event)
    return line === undefined ? [] : [{ event, line }]
  })
  const [first, ...rest] = told
  if (first === undefined) return undefined
  const isNamed = saysWhoRolls.includes(first.event.type)
  const [lead, figures] = split(first.event, first.line)
  const clause = told.flatMap(({ event }) => clauseOf(event) ?? [])[0]
  const type: Event['type'] = first.event.type
  const glyph = glyphs[type]
  return {
    kind: 'line',
    key,
    text: rest.length > 0 && figures === undefined ? closed(lead) : lead,
    ...(glyph === undefined ? {} : { glyph }),
    detail: (
      <>
        {figures}
        {rest.map(({ event, line }, place) => {
          const [words, die] = split(event, line)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an act that was told does not change
            <Fragment key={place}>
              {' '}
              {die === undefined ? closed(words) : isNamed ? null : words}
              {die === undefined || isNamed ? null : ' '}
              {die}
            </Fragment>
          )
        })}
      </>
    ),
    ...(clause === undefined ? {} : { clause }),
    ...('hex' in first.event && typeof first.event.hex === 'string' ? { place: first.event.hex } : {}),
  }
}

const clauseOf = (event: Tagged): string | undefined =>
  'clause' in event && typeof event.clause === 'string' ? event.clause : undefined

const closed = (sentence: string): string => (/[.!?:]$/.test(sentence) ? sentence : `${sentence}.`)

/** A roll with its dice where they are spoken of: what was tried, then the die and what it needed. */
function split(event: Tagged, line: string): readonly [string, ReactNode?] {
  if (!isRolled(event)) return [line]
  const at = line.lastIndexOf(': ')
  const dice = event.dice.join(' + ')
  const figures = line.slice(at + 2)
  if (at < 0 || !figures.startsWith(dice)) return [line, <Dice key="dice" roll={event} />]
  return [
    line.slice(0, at + 1),
    <Fragment key="dice">
      <Dice roll={event} />
      {closed(figures.slice(dice.length))}
    </Fragment>,
  ]
}

function Dice({ roll: { dice, success } }: { readonly roll: Rolled }) {
  const look = success === undefined ? '' : success ? 'hit' : 'miss'
  return dice.map((value, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
    <Die key={place} value={value} look={look} />
  ))
}
