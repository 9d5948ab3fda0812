import type { Language } from '@wyrmtable/kernel'
import { magic, sorcererData } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import { boxText } from './box/text/index.ts'
import { seatFill } from './figure-look.ts'
import type { ViewText } from './text/index.ts'

/** Shield and points of every sorcerer. */
export function Sorcerers({
  state,
  language,
  t,
}: {
  readonly state: State
  readonly language: Language
  readonly t: ViewText
}) {
  const named = boxText(language)
  return (
    <section className="sorcerers-section" aria-label={t('sorcerers.title')}>
      <h2 className="section-title">{t('sorcerers.title')}</h2>
      <ul className="sorcerers-gauges">
        {Array.from({ length: state.seats }, (_, seat) => seat).map((seat) => (
          <li key={seat} className={state.isIn(seat) ? '' : 'is-fallen'}>
            <i style={{ background: seatFill(seat) }} />
            <b>{named('seat.note', { number: seat + 1 })}</b>
            {state.isIn(seat) ? (
              <>
                <span>
                  {t('sorcerers.shield', { shield: state.shield(seat), all: sorcererData.shield_start })}
                </span>
                <span>{t('sorcerers.points', { points: state.points(seat), all: magic.cap })}</span>
              </>
            ) : (
              <span>{t('sorcerers.fallen')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
