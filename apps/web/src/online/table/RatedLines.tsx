import type { OpenBox } from '../../box/open-box.ts'
import { peopleText } from '../../people/text/index.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import type { OnlineSeat, Rated } from '../wire/answers.ts'

/** What a rated match counted for, a moment after it is over. */
export function RatedLines({
  rated,
  seats,
  box: { text },
}: {
  readonly rated: Rated | undefined
  readonly seats: readonly OnlineSeat[]
  readonly box: OpenBox
}) {
  const t = peopleText(useSettings().settings.language)
  const nameOf = (id: string) => seats.find((seat) => seat.id === id)?.name || text.seat(id)
  return (
    <section className="over-rated" aria-label={t('rated.title')} aria-live="polite">
      {rated === undefined ? <p>{t('rated.awaited')}</p> : null}
      {rated?.why === undefined ? null : <p>{t('rated.void')}</p>}
      <ul>
        {rated?.seats.map(({ seat, before, after }) => {
          const by = after.rating - before.rating
          return (
            <li key={seat}>
              <span>{nameOf(seat)}</span>
              <b>{t('rated.change', { before: before.rating, after: after.rating })}</b>
              <small>
                {by < 0 ? `− ${-by}` : `+ ${by}`}, ± {after.within}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
