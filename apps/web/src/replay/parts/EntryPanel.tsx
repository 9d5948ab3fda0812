import { type GameText, isRolled, type Tagged } from '@wyrmtable/kernel'
import { ClauseLink, DiceRow, type LoggedEntry } from '@wyrmtable/ui'
import type { Reel } from '../reel.ts'
import type { ReplayText } from '../text/index.ts'

/** What was done at the position's entry, with all dice and what was added to them. */
export function EntryPanel({
  match,
  entry,
  text,
  named,
  t,
}: {
  readonly match: Reel
  readonly entry: LoggedEntry | undefined
  readonly text: GameText
  /** A sentence with the names of pieces. */
  readonly named: (line: string) => string
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
  const game = match.gameAt(seq)
  const action = match.entries[seq - 1]?.action
  const doer = game.seatIds.indexOf(seat)
  // In the words of who did it; what others do in a match with secrets that goes on, its events tell as far as they may.
  const isOpen = action !== undefined && (match.eyes === undefined || match.eyes === doer)
  const deed = isOpen ? text.action(action, game.view(match.at(seq - 1), doer)) : ''
  const label = t('replay.entry', { seq, all: match.seq })
  const told = events.filter((event) => text.event(event) !== undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
    <section className="replay-section replay-entry" aria-label={label} tabIndex={0}>
      <h2 className="section-title">
        {seat === '' ? '' : text.seat(seat)}
        <small>{label}</small>
      </h2>
      {deed === '' ? null : <p className="entry-deed">{named(deed)}</p>}
      <ul className="entry-events">
        {told.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what an entry told never changes
          <li key={place}>
            <Told event={event} text={text} named={named} t={t} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Told({
  event,
  text,
  named,
  t,
}: {
  readonly event: Tagged
  readonly text: GameText
  readonly named: (line: string) => string
  readonly t: ReplayText
}) {
  const clause = 'clause' in event && typeof event.clause === 'string' ? event.clause : ''
  return (
    <>
      <p>
        {named(text.event(event) ?? '')} <ClauseLink clause={clause} />
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
