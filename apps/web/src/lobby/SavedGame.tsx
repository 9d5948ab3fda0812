import type { Json, Language, Manifest } from '@wyrmtable/kernel'
import { formatList } from '@wyrmtable/text'
import { Button, Glyph, glyphs } from '@wyrmtable/ui'
import { lazy, Suspense, useCallback } from 'react'
import { boxOf } from '../box/open-box.ts'
import { ago } from '../parts/ago.ts'
import { ReplayLink } from '../parts/ReplayLink.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { SavedSummary } from '../store/saved-summary.ts'
import { type Standing, standingOf } from './standing.ts'
import { lobbyText } from './text/index.ts'

const PublicLink = lazy(() =>
  import('../online/upload/PublicLink.tsx').then((module) => ({ default: module.PublicLink })),
)

/** The whole replay of a finished game, its secret included. */
async function savedDocument(id: string, language: Language): Promise<Json | undefined> {
  const { findReplay } = await import('../replay/store/find-replay.ts')
  const found = await findReplay(id, language)
  return found.kind === 'replay' ? found.found.document : undefined
}

/** A saved game as a card: its box, who plays, how far it is, whose move it is. */
export function SavedGame({
  summary,
  onDelete,
}: {
  readonly summary: SavedSummary
  readonly onDelete: () => void
}) {
  const { settings, t } = useSettings()
  const { language } = settings
  const words = lobbyText(language)
  const { id, game, savedAt, seq, isOver } = summary
  const manifest = boxOf(game)
  const standing = useStanding(manifest, summary)
  const title = manifest?.title[language] ?? game
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt)
  const Cover = standing?.box.view.Cover
  return (
    <li className={`saved-game ${isOver ? '' : 'is-open'}`}>
      <div className="saved-cover">
        {standing?.picture !== undefined ? (
          <span className="saved-board">{standing.picture()}</span>
        ) : Cover ? (
          <Cover language={language} />
        ) : (
          <span className="cover" />
        )}
      </div>
      <div className="saved-text">
        <h3 className="caps">{title}</h3>
        <p>{whoPlays(summary, standing, words)}</p>
        {seq === 0 ? null : (
          <p className="saved-move">{isOver ? standing?.result : whoseMove(summary, standing, words, t)}</p>
        )}
        <p className="muted">
          {seq === 0 ? words('saved.never') : (standing?.line ?? t('lobby.actions', { count: seq }))}
          {' · '}
          <time dateTime={new Date(savedAt).toISOString()} title={when}>
            {ago(savedAt, Date.now(), language)}
          </time>
        </p>
      </div>
      <div className="saved-buttons">
        <Button look={isOver ? 'plain' : 'primary'} onPress={() => goTo({ page: 'table', match: id })}>
          {t(isOver ? 'lobby.look' : 'lobby.play')}
        </Button>
        <span>
          <ReplayLink match={id} isBrief />
          {isOver ? (
            <Suspense fallback={null}>
              <PublicLink isBrief load={() => savedDocument(id, language)} />
            </Suspense>
          ) : null}
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
      </div>
    </li>
  )
}

type Words = ReturnType<typeof lobbyText>

function useStanding(manifest: Manifest | undefined, summary: SavedSummary): Standing | undefined {
  const { language } = useSettings().settings
  const load = useCallback(
    async () => (manifest?.stage === 'playable' ? await standingOf(manifest, summary, language) : undefined),
    [manifest, summary, language],
  )
  const loaded = useLoaded(load, true)
  return loaded !== undefined && 'value' in loaded ? loaded.value : undefined
}

function whoPlays({ seats }: SavedSummary, standing: Standing | undefined, words: Words): string {
  const people = seats.filter((seat) => seat.kind === 'person')
  const [me] = people
  const others = seats.filter((seat) => seat !== me).map((seat) => seat.name)
  if (me === undefined || people.length > 1) {
    return words('saved.shared', {
      names: formatList(
        words.language,
        seats.map((seat) => seat.name),
      ),
    })
  }
  const names = formatList(words.language, others)
  return words('saved.with', { seat: standing?.box.text.seat(me.id) ?? me.name, names })
}

function whoseMove(
  { seats, toAct = [] }: SavedSummary,
  standing: Standing | undefined,
  words: Words,
  t: ReturnType<typeof useSettings>['t'],
): string {
  const seat = seats[toAct[0] ?? -1]
  if (seat === undefined) return ''
  const name = standing?.box.text.seat(seat.id) ?? seat.name
  if (seat.kind === 'computer') return words('saved.thinks', { seat: name })
  const isAlone = seats.filter((one) => one.kind === 'person').length === 1
  return isAlone ? t('table.yourMove') : words('saved.toAct', { seat: name })
}
