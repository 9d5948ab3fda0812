import { Log, type LogItem } from '@wyrmtable/ui'
import { useMemo } from 'react'
import { shapes } from '../glyph/index.ts'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'
import { withSetUps } from './set-ups.ts'
import { itemsOf } from './tale.ts'
import { wholeMoves } from './whole-moves.ts'

/** Only the end of the chronicle is in the page. */
const most = 90

/** What has happened, as a tale. */
export function Chronicle({ props: { log, text }, t }: { readonly props: NoirProps; readonly t: ViewText }) {
  const items = useMemo(
    () =>
      withSetUps(wholeMoves(log))
        .slice(-most)
        .flatMap((entry): readonly LogItem[] =>
          'count' in entry
            ? [
                {
                  kind: 'line',
                  key: `${entry.seq}`,
                  glyph: shapes.flagObjective,
                  text: t('log.setUp', { side: text.seat(entry.seat), count: entry.count }),
                },
              ]
            : itemsOf(entry, (event) => text.event(event)),
        ),
    [log, text, t],
  )
  return <Log title={t('log.title')} items={items} empty={t('log.empty')} />
}
