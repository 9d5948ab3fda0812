import { useCallback } from 'react'
import type { OpenTable } from '../box/open-box.ts'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { FaultyGame, MissingGame } from './FaultyGame.tsx'
import { findTable } from './find-table.ts'
import { PlayTable } from './PlayTable.tsx'
import { useSessionOf } from './use-session-of.ts'

/** Opens the stored game of the address, or says why it cannot be opened. */
export function TablePage({ match }: { readonly match: string }) {
  const { settings } = useSettings()
  const { language } = settings
  const load = useCallback(() => findTable(match, language), [match, language])
  // Another language is another load: the table stays until its words are there.
  const found = useLoaded(load, true)
  if (found === undefined) return <LoadingPage />
  if ('error' in found) throw found.error
  if (found.value.kind === 'missing') return <MissingGame />
  if (found.value.kind === 'faulty') return <FaultyGame match={match} {...found.value} />
  return <OpenedTable match={match} box={found.value.box} record={found.value.record} />
}

function OpenedTable({
  match,
  box,
  record,
}: {
  readonly match: string
  readonly box: OpenTable
  readonly record: unknown
}) {
  const session = useSessionOf(match, box, record)
  if (!session.ok) {
    return <FaultyGame match={match} fault={session.fault} record={record} text={box.text} />
  }
  return <PlayTable session={session.value.session} bots={session.value.bots} box={box} />
}
