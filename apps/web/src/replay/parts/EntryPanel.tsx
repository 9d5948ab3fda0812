import { type GameText, isRolled, type Match, type Tagged } from '@wyrmtable/kernel'
import { ClauseLink, DiceRow, type LoggedEntry } from '@wyrmtable/ui'
import { viewerOf } from '../replay-session.ts'
import type { ReplayText } from '../text/index.ts'

/** What was done at the position's entry, with all dice and what was added to them. */
export function EntryPanel({
  match,
  entry,
  text,
  t,
}: {
  readonly match: Match
  readonly entry: LoggedEntry | undefined
  readonly text: GameText
  readonly t: ReplayText
}) {
  if (entry === undefined) {
    return (
      <section className="replay-section" aria-label={t('replay.start')}>
        <h2 className="section-title">{t('replay.start')}</h2>
        <p className="muted">{t('replay.startText')}</p>
      </section>
    )
  }
  const { seq, seat, events } = entry
  const { game } = match
  const action = match.entries[seq - 1]?.action
  // In the words of who did it, once the match is over; before that as the one who looks may know it.
  const viewer = match.outcome() === undefined ? viewerOf(match.header.seats) : game.seatIds.indexOf(seat)
  const deed = action === undefined ? '' : text.action(action, game.view(match.at(seq - 1), viewer))
  const label = t('replay.entry', { seq, all: match.seq })
  const told = events.filter((event) => text.event(event) !== undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
    <section className="replay-section" aria-label={label} tabIndex={0}>
      <h2 className="section-title">
        {text.seat(seat)}
        <small>{label}</small>
      </h2>
      <p className="entry-deed">{deed}</p>
      <ul className="entry-events">
        {told.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what an entry told never changes
          <li key={place}>
            <Told event={event} text={text} t={t} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Told({
  event,
  text,
  t,
}: {
  readonly event: Tagged
  readonly text: GameText
  readonly t: ReplayText
}) {
  const clause = 'clause' in event && typeof event.clause === 'string' ? event.clause : ''
  return (
    <>
      <p>
        {text.event(event)} <ClauseLink clause={clause} />
      </p>
      {isRolled(event) ? (
        <div className="entry-roll">
          <DiceRow roll={event} words={{ needs: t('replay.needs') }} />
          {event.modifiers.length > 0 || event.dice.length > 1 ? (
            <span className="muted">{t('replay.total', { total: event.total })}</span>
          ) : null}
          {event.modifiers.map((modifier) => (
            <span key={modifier.clause} className="entry-modifier">
              {modifier.value < 0 ? `−${-modifier.value}` : `+${modifier.value}`}{' '}
              {text.clauseTitle(modifier.clause)} <ClauseLink clause={modifier.clause} />
            </span>
          ))}
        </div>
      ) : null}
    </>
  )
}
