import { Die, Log, type LoggedEntry, type LogItem } from '@wyrmtable/ui'
import { useMemo, useRef } from 'react'
import type { Event } from '../../rules/events.ts'
import { glyphOfEvent } from '../glyph/of-event.ts'
import type { RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'

/** The chronicle of the match; entries that were told once are kept. */
export function Chronicle({
  props,
  t,
  onPlace,
}: {
  readonly props: RageProps
  readonly t: ViewText
  readonly onPlace: (hex: string) => void
}) {
  const { log, text } = props
  const told = useRef<{
    readonly text: RageProps['text']
    readonly items: WeakMap<LoggedEntry<Event>, readonly LogItem[]>
  }>(undefined)
  const items = useMemo(() => {
    if (told.current?.text !== text) told.current = { text, items: new WeakMap() }
    const known = told.current.items
    // Only the end of the chronicle is in the page.
    return log.slice(-140).flatMap((entry) => {
      const cached = known.get(entry)
      if (cached !== undefined) return cached
      const made = itemsOf(entry, text)
      known.set(entry, made)
      return made
    })
  }, [log, text])
  return <Log title={t('log.title')} empty={t('log.empty')} items={items} onPlace={onPlace} />
}

function itemsOf(entry: LoggedEntry<Event>, text: RageProps['text']): readonly LogItem[] {
  return entry.events.flatMap((event, place): readonly LogItem[] => {
    const line = text.event(event)
    if (line === undefined) return []
    const key = `${entry.seq}/${place}`
    if (event.type === 'phaseBegan') return [{ kind: 'heading', key, text: line }]
    const clause = 'clause' in event ? event.clause : undefined
    const look = event.type !== 'rolled' || event.success === undefined ? '' : event.success ? 'hit' : 'miss'
    return [
      {
        kind: 'line',
        key,
        text: line,
        glyph: glyphOfEvent[event.type],
        ...(clause === undefined ? {} : { clause }),
        ...(event.type === 'rolled' ? { detail: <Dice values={event.dice} look={look} /> } : {}),
        ...('hex' in event ? { place: event.hex } : {}),
      },
    ]
  })
}

function Dice({ values, look }: { readonly values: readonly number[]; readonly look: '' | 'hit' | 'miss' }) {
  return values.map((value, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
    <Die key={place} value={value} look={look} />
  ))
}
