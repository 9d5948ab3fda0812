import { Button } from '@wyrmtable/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { SavedLine } from '../store/saved-games.ts'
import { EmptyTable } from './EmptyTable.tsx'
import { SavedGame } from './SavedGame.tsx'
import { lobbyText } from './text/index.ts'

/** Questions are rare: what draws them is loaded when one is asked. */
const DeleteQuestion = lazy(() =>
  import('../parts/DeleteQuestion.tsx').then((module) => ({ default: module.DeleteQuestion })),
)

/** The games stored in this browser, to go on with, to look at or to delete. */
export function SavedGames({
  lines,
  isLoading,
  guide,
  mostFinished = Number.POSITIVE_INFINITY,
  onChange,
}: {
  readonly lines: readonly SavedLine[]
  readonly isLoading: boolean
  /** The game whose first game an empty table offers. */
  readonly guide: string | undefined
  /** Of more finished games only the newest are shown, with a way to the others. */
  readonly mostFinished?: number
  readonly onChange: () => void
}) {
  const { settings, t } = useSettings()
  const words = lobbyText(settings.language)
  const [doomed, setDoomed] = useState<string>()
  const readable = lines.flatMap((line) => (line.kind === 'readable' ? [line.summary] : []))
  const damaged = lines.flatMap((line) => (line.kind === 'unreadable' ? [line.id] : []))
  const open = readable.filter((summary) => !summary.isOver)
  const done = readable.filter((summary) => summary.isOver)
  const card = (summary: (typeof readable)[number]) => (
    <SavedGame key={summary.id} summary={summary} onDelete={() => setDoomed(summary.id)} />
  )
  return (
    <section className="panel saved-panel" aria-label={t('lobby.continue')}>
      {isLoading ? (
        <p className="muted" role="status">
          {words('empty.reading')}
        </p>
      ) : lines.length === 0 ? (
        <EmptyTable guide={guide} />
      ) : null}
      <Group title={words('saved.yours')} count={open.length}>
        {open.map(card)}
      </Group>
      <Group title={words('saved.done')} count={done.length}>
        {done.slice(0, mostFinished).map(card)}
      </Group>
      {done.length > mostFinished ? (
        <a className="saved-all" href="#/games">
          {words('saved.all', { count: done.length })}
        </a>
      ) : null}
      <Group title={words('saved.damaged')} count={damaged.length}>
        {damaged.map((id) => (
          <li key={id} className="saved-game is-damaged">
            <div className="saved-text">
              <h3>{t('lobby.unreadable')}</h3>
              <p className="muted">{id}</p>
            </div>
            <Button onPress={() => goTo({ page: 'table', match: id })}>{t('lobby.look')}</Button>
          </li>
        ))}
      </Group>
      {doomed === undefined ? null : (
        <Suspense>
          <DeleteQuestion
            match={doomed}
            onClose={(isDeleted) => {
              setDoomed(undefined)
              if (isDeleted) onChange()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

function Group({
  title,
  count,
  children,
}: {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}) {
  if (count === 0) return null
  return (
    <>
      <h2 className="section-title">
        {title} <b className="count">{count}</b>
      </h2>
      <ul className="saved">{children}</ul>
    </>
  )
}
