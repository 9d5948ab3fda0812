import { magic, sorcererData } from '../rules/roster.ts'
import { boxText } from './box/text/index.ts'
import { seatFill } from './figure-look.ts'
import type { SorcererProps } from './props.ts'
import type { ViewText } from './text/index.ts'
import { WarSheet } from './WarSheet.tsx'

/** The public part of every player: shield, points, who starts this turn, and the war sheet (SO-1.5). */
export function Sorcerers({
  props,
  onChoose,
  t,
}: {
  readonly props: SorcererProps
  readonly onChoose: (id: string) => void
  readonly t: ViewText
}) {
  const { view: state, language } = props
  const named = boxText(language)
  return (
    <section className="side-section" aria-label={t('sorcerers.title')}>
      <h2 className="section-title">{t('sorcerers.title')}</h2>
      <ul className="sorcerers-gauges">
        {Array.from({ length: state.seats }, (_, seat) => seat).map((seat) => (
          <li key={seat} className={state.isIn(seat) ? '' : 'is-fallen'}>
            <i style={{ background: seatFill(seat) }} />
            <b>
              {named('seat.note', { number: seat + 1 })}
              {seat === state.starter ? <small> {t('sorcerers.starts')}</small> : null}
            </b>
            {state.isIn(seat) ? (
              <>
                <span>
                  {t('sorcerers.shield', { shield: state.shield(seat), all: sorcererData.shield_start })}
                </span>
                <span>{t('sorcerers.points', { points: state.points(seat), all: magic.cap })}</span>
                <WarSheet props={props} seat={seat} onChoose={onChoose} t={t} />
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
