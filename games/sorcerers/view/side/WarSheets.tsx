import { memo, useState } from 'react'
import type { Race } from '../../data/schema.ts'
import { magic, sorcererData } from '../../rules/roster.ts'
import type { State } from '../../rules/state.ts'
import { seatFill } from '../figure/figure-look.ts'
import type { SorcererProps } from '../props.ts'
import { Gauge } from './Gauge.tsx'
import { nameOf } from './name-of.ts'
import { RaceSheet } from './RaceSheet.tsx'
import { sideText } from './text/index.ts'

/** SO-1.5: the war sheets of all players, one open: gauges of shield and points, and each living creature. */
export const WarSheets = memo(function WarSheets({
  props,
  chosen,
  onChoose,
}: {
  readonly props: SorcererProps
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}) {
  const { view: state, language } = props
  const t = sideText(language)
  const [wanted, want] = useState<number>()
  const seat = wanted ?? Math.max(0, state.current)
  const seats = Array.from({ length: state.seats }, (_, one) => one)
  return (
    <section className="side-section sorcerers-war" aria-label={t('war.title')}>
      <h2 className="section-title">
        {t('war.title')} <small>{t('war.turn', { turn: state.turn })}</small>
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame */}
      <div className="sorcerers-seats" role="group" aria-label={t('war.which')}>
        {seats.map((one) => (
          <button
            key={one}
            type="button"
            className={state.isIn(one) ? '' : 'is-fallen'}
            aria-pressed={one === seat}
            onClick={() => want(one)}
          >
            <i style={{ background: seatFill(one) }} />
            {nameOf(props, one)} <b>{Math.max(0, state.shield(one))}</b>
          </button>
        ))}
      </div>
      {state.isIn(seat) ? (
        <>
          <p className="sorcerers-gauges">
            <Gauge
              figure={state.shield(seat)}
              of={sorcererData.shield_start}
              note={t('war.shield')}
              spoken={t('war.shieldFigure', { shield: state.shield(seat), all: sorcererData.shield_start })}
              colour={seatFill(seat)}
            />
            <Gauge
              figure={state.points(seat)}
              of={magic.cap}
              note={state.points(seat) > magic.cap ? t('war.points') : t('war.saved', { all: magic.cap })}
              spoken={t('war.pointsFigure', { points: state.points(seat), all: magic.cap })}
              colour="var(--gilt)"
            />
            {seat === state.starter ? <small className="muted">{t('war.starts')}</small> : null}
          </p>
          {racesOf(state, seat).map(([race, slots]) => (
            <RaceSheet
              key={race.id}
              props={props}
              race={race}
              slots={slots}
              chosen={chosen}
              onChoose={onChoose}
            />
          ))}
        </>
      ) : null}
    </section>
  )
})

/** The slots of a player's living creatures by race, in the order of the slots. */
function racesOf(state: State, seat: number): readonly (readonly [Race, readonly number[]])[] {
  const found = new Map<Race, number[]>()
  for (const [slot, { seat: owner, race }] of state.setting.slots.list.entries()) {
    if (owner !== seat || race === undefined || !state.exists(slot)) continue
    found.set(race, [...(found.get(race) ?? []), slot])
  }
  return [...found]
}
