import { Log } from '@wyrmtable/ui'
import { memo, useMemo } from 'react'
import type { SorcererProps } from './props.ts'
import { itemsOf } from './tale.ts'
import type { ViewText } from './text/index.ts'

/** Only the end of the chronicle is in the page. */
const most = 120

/** What has happened, as a tale. */
export const Chronicle = memo(function Chronicle({
  props: { log, text },
  t,
}: {
  readonly props: SorcererProps
  readonly t: ViewText
}) {
  const items = useMemo(
    () => log.slice(-most).flatMap((entry) => itemsOf(entry, (event) => text.event(event))),
    [log, text],
  )
  return <Log title={t('log.title')} items={items} empty={t('log.empty')} />
})
