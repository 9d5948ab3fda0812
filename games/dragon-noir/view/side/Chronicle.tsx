import { Log } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'
import { itemsOf } from './tale.ts'
import { wholeMoves } from './whole-moves.ts'

/** Only the end of the chronicle is in the page. */
const most = 90

/** What has happened, as a tale. */
export function Chronicle({ props: { log, text }, t }: { readonly props: NoirProps; readonly t: ViewText }) {
  const items = useMemo(
    () => wholeMoves(log.slice(-most)).flatMap((entry) => itemsOf(entry, (event) => text.event(event))),
    [log, text],
  )
  return <Log title={t('log.title')} items={items} empty={t('log.empty')} />
}
