import { Log, type LoggedEntry, type LogItem } from '@wyrmtable/ui'
import { useMemo, useRef } from 'react'
import type { Event } from '../../rules/events.ts'
import type { RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'
import { afterSetUp, asWays, itemsOf, setUpLine, withNames } from './tale.tsx'

/** The chronicle of the match as a tale, one line an act; entries that were told once are kept. */
export function Chronicle({
  props,
  t,
  onPlace,
}: {
  readonly props: RageProps
  readonly t: ViewText
  readonly onPlace: (hex: string) => void
}) {
  const { log, text, view } = props
  const isSetup = view.phase === 'defenderSetup' || view.phase === 'invaderSetup'
  const told = useRef<{
    readonly text: RageProps['text']
    readonly items: WeakMap<LoggedEntry<Event>, readonly LogItem[]>
  }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: names of pieces are the same in every state
  const items = useMemo(() => {
    if (told.current?.text !== text) told.current = { text, items: new WeakMap() }
    const known = told.current.items
    const named = (line: string) => withNames(line, props, t)
    const [setUp, rest] = isSetup ? [[], log] : afterSetUp(log)
    // Only the end of the chronicle is in the page.
    const lines = asWays(rest.slice(-140)).flatMap((entry) => {
      const cached = known.get(entry)
      if (cached !== undefined) return cached
      const made = itemsOf(entry, text, named)
      known.set(entry, made)
      return made
    })
    return setUp.length === 0 ? lines : [setUpLine(setUp, t), ...lines]
  }, [log, text, isSetup])
  return <Log title={t('log.title')} empty={t('log.empty')} items={items} onPlace={onPlace} />
}
