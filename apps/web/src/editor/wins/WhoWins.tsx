import { scoreInterval } from '@wyrmtable/ai'
import type { JsonObject, Language, Manifest } from '@wyrmtable/kernel'
import { formatPercent } from '@wyrmtable/text'
import { type BoardKind, Button } from '@wyrmtable/ui'
import { seatClass } from '../area-name.ts'
import type { EditorText } from '../text/index.ts'
import { enoughGames, useWhoWins } from './use-who-wins.ts'

/** Which side wins how often when captains play on the board as it is drawn, and how sure that is. */
export function WhoWins({
  manifest,
  kind,
  isPlayable,
  options,
  language,
  t,
}: {
  readonly manifest: Manifest
  readonly kind: BoardKind
  readonly isPlayable: boolean
  readonly options: () => JsonObject
  readonly language: Language
  readonly t: EditorText
}) {
  const { wins, begin, end } = useWhoWins(manifest.id, kind.seats.length)
  const { games, won, isRunning, failure } = wins
  const percent = (share: number): string => formatPercent(language, share)
  const [first = 0] = won
  const [low, high] = scoreInterval({ wins: first, draws: 0, losses: games - first })
  const undecided = games - won.reduce((sum, one) => sum + one, 0)
  return (
    <section className="editor-wins">
      <h2 className="section-title">
        {t('wins')} <small>{games === 0 ? '' : t('wins.games', { count: games })}</small>
      </h2>
      {games === 0 ? (
        <p className="muted">{isRunning ? t('wins.first') : t('wins.what', { count: enoughGames })}</p>
      ) : (
        <>
          <div className="editor-wins-bar" aria-hidden="true">
            {won.map((one, place) => (
              <span
                key={kind.seats[place]?.id}
                className={seatClass(kind, place)}
                style={{ flexGrow: Math.max(one, 0.001) }}
              />
            ))}
            <i style={{ left: '50%' }} />
          </div>
          <div className="editor-wins-span" aria-hidden="true">
            <span style={{ left: `${low * 100}%`, right: `${(1 - high) * 100}%` }} />
          </div>
          <p role="status">
            {won
              .map((one, place) =>
                t('wins.side', { side: kind.seats[place]?.name ?? '', percent: percent(one / games) }),
              )
              .join(' · ')}
            <br />
            {t('wins.between', {
              side: kind.seats[0]?.name ?? '',
              low: percent(low),
              high: percent(high),
            })}
            {undecided === 0 ? '' : ` ${t('wins.undecided', { count: undecided })}`}
          </p>
        </>
      )}
      {failure === undefined ? null : (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      {isRunning ? (
        <Button onPress={end}>{t('wins.end')}</Button>
      ) : (
        <Button isDisabled={!isPlayable} onPress={() => begin(options())}>
          {t('wins.begin')}
        </Button>
      )}
    </section>
  )
}
