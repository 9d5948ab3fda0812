import { Button, Glyph, glyphs } from '@wyrmtable/ui'
import { lazy, Suspense, useState } from 'react'
import { boxOf } from '../box/open-box.ts'
import { ReplayLink } from '../replay/parts/ReplayLink.tsx'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { SavedLine, SavedSummary } from '../store/saved-games.ts'

/** Questions are rare: what draws them is loaded when one is asked. */
const DeleteQuestion = lazy(() =>
  import('../parts/DeleteQuestion.tsx').then((module) => ({ default: module.DeleteQuestion })),
)

/** The games stored in this browser, to go on with, to look at or to delete. */
export function SavedGames({
  lines,
  isLoading,
  onChange,
}: {
  readonly lines: readonly SavedLine[]
  readonly isLoading: boolean
  readonly onChange: () => void
}) {
  const { t } = useSettings()
  const [doomed, setDoomed] = useState<string>()
  return (
    <section className="panel" aria-label={t('lobby.continue')}>
      <h2 className="section-title">{t('lobby.continue')}</h2>
      {lines.length === 0 && !isLoading ? <p className="muted">{t('lobby.none')}</p> : null}
      <ul className="saved">
        {lines.map((line) =>
          line.kind === 'readable' ? (
            <SavedGame
              key={line.summary.id}
              summary={line.summary}
              onDelete={() => setDoomed(line.summary.id)}
            />
          ) : (
            <li key={line.id} className="saved-game">
              <span>
                <b>{t('lobby.unreadable')}</b>
                <small>{line.id}</small>
              </span>
              <Button onPress={() => goTo({ page: 'table', match: line.id })}>{t('lobby.look')}</Button>
            </li>
          ),
        )}
      </ul>
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

function SavedGame({ summary, onDelete }: { readonly summary: SavedSummary; readonly onDelete: () => void }) {
  const { settings, t } = useSettings()
  const { id, game, savedAt, seq, isOver, seats } = summary
  const { language } = settings
  const title = boxOf(game)?.title[language] ?? game
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt)
  return (
    <li className={`saved-game ${isOver ? '' : 'is-open'}`}>
      <span>
        <b className="caps">{title}</b>
        <span>{seats.map((seat) => seat.name).join(' – ')}</span>
        <small>
          {isOver ? t('lobby.over') : t('lobby.actions', { count: seq })} · {when}
        </small>
      </span>
      <span className="saved-buttons">
        <Button onPress={() => goTo({ page: 'table', match: id })}>
          {t(isOver ? 'lobby.look' : 'lobby.play')}
        </Button>
        <ReplayLink match={id} isBrief />
        <button
          type="button"
          className="icon-button"
          aria-label={t('lobby.deleteOf', { game: title, when })}
          title={t('lobby.delete')}
          onClick={onDelete}
        >
          <Glyph shape={glyphs.trashCan} />
        </button>
      </span>
    </li>
  )
}
