import { useCallback, useState } from 'react'
import type { OpenTable } from '../box/open-box.ts'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { FaultyGame, MissingGame } from './FaultyGame.tsx'
import { findTable, type Resume } from './find-table.ts'
import { PlayTable } from './PlayTable.tsx'
import { useSessionOf } from './use-session-of.ts'

/** Opens the stored game of the address, or says why it cannot be opened. */
export function TablePage({ match }: { readonly match: string }) {
  const { settings } = useSettings()
  const { language } = settings
  // Going on under other rules is another visit to the same table, with another session.
  const [visit, setVisit] = useState(0)
  const load = useCallback(
    async () => ({ visit, ...(await findTable(match, language)) }),
    [match, language, visit],
  )
  // Another language is another load: the table stays until its words are there.
  const found = useLoaded(load, true)
  if (found === undefined) return <LoadingPage />
  if ('error' in found) throw found.error
  if (found.value.kind === 'missing') return <MissingGame />
  if (found.value.kind === 'faulty') return <FaultyGame match={match} {...found.value} />
  const { box, record, resume } = found.value
  return (
    <OpenedTable
      key={found.value.visit}
      match={match}
      box={box}
      record={record}
      resume={resume}
      onAnew={() => setVisit(visit + 1)}
    />
  )
}

function OpenedTable({
  match,
  box,
  record,
  resume,
  onAnew,
}: {
  readonly match: string
  readonly box: OpenTable
  readonly record: unknown
  readonly resume: Resume
  /** Opens the stored record once more. */
  readonly onAnew: () => void
}) {
  const session = useSessionOf(match, box, resume, onAnew)
  if (!session.ok) {
    return <FaultyGame match={match} fault={session.fault} record={record} text={box.text} />
  }
  return <PlayTable session={session.value.session} bots={session.value.bots} box={box} onGoneOn={onAnew} />
}
