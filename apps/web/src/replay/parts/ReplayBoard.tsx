import type { LoggedEntry } from '@wyrmtable/ui'
import { memo, useMemo } from 'react'
import type { OpenTable } from '../../box/open-box.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { useTableProps } from '../../table/use-table-props.ts'
import type { Reel } from '../reel.ts'
import { ReplaySession } from '../replay-session.ts'

/** The game's own table at one position, only to be looked at: nobody acts and nothing can be done. */
export const ReplayBoard = memo(function ReplayBoard({
  box,
  match,
  entries,
  seq,
}: {
  readonly box: OpenTable
  readonly match: Reel
  readonly entries: readonly LoggedEntry[]
  readonly seq: number
}) {
  const { settings } = useSettings()
  const { language } = settings
  const { Table, imagine } = box
  const session = useMemo(
    () => new ReplaySession(match, entries, seq, imagine),
    [match, entries, seq, imagine],
  )
  const page = useMemo(() => ({ language, isBoardOnly: true }), [language])
  const props = useTableProps(session, session.snapshot(), box, page)
  return <Table {...props} />
})
