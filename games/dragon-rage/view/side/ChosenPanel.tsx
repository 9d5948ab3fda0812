import { Glyph, type GlyphShape } from '@wyrmtable/ui'
import type { ReactNode } from 'react'
import { unitsData } from '../../data/units.ts'
import { areas, type Dragon, parseDragon, parseUnit, type Unit, WZD } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { allPointsLeft, areaTotal, isBerserk, walkMp } from '../../rules/topics/abilities.ts'
import { escapeNumber } from '../../rules/topics/morale.ts'
import { DragonShape, tints } from '../board/DragonShape.tsx'
import { glyphOfType, typeOfName } from '../board/unit-look.ts'
import { shapes } from '../glyph/index.ts'
import { labelAt } from '../table/label-at.ts'
import { hexOfPiece, isDragonName } from '../table/pieces-at.ts'
import type { ViewText } from '../text/index.ts'
import { BodySheet } from './BodySheet.tsx'

/** Who is chosen, where, and what it can do. */
export function ChosenPanel({
  state,
  chosen,
  unitName,
  t,
  isBrief = false,
  hasBody = !isBrief,
  figure,
}: {
  readonly state: State
  readonly chosen: string | undefined
  /** 'Infantry' for 'INF3'. */
  readonly unitName: (name: string) => string
  readonly t: ViewText
  /** One row without the body sheet, as at the head of a phone's sheet. */
  readonly isBrief?: boolean
  readonly hasBody?: boolean
  /** What is most worth knowing, at the end of the row. */
  readonly figure?: ReactNode
}) {
  if (chosen === undefined) {
    return (
      <section className="side-chosen chosen">
        <div>
          <h2 className="display">{t('piece.nothing')}</h2>
          <p className="muted">{t('piece.nothingNote')}</p>
        </div>
        {figure}
      </section>
    )
  }
  if (isDragonName(chosen))
    return (
      <DragonPanel
        state={state}
        d={parseDragon(chosen)}
        t={t}
        isBrief={isBrief}
        hasBody={hasBody}
        figure={figure}
      />
    )
  const unit = parseUnit(chosen)
  return unit === undefined ? null : (
    <UnitPanel state={state} unit={unit} name={chosen} title={unitName(chosen)} t={t} figure={figure} />
  )
}

function DragonPanel({
  state,
  d,
  t,
  isBrief,
  hasBody,
  figure,
}: {
  readonly state: State
  readonly d: Dragon
  readonly t: ViewText
  readonly isBrief: boolean
  readonly hasBody: boolean
  readonly figure: ReactNode
}) {
  const id = d === 0 ? 'D1' : 'D2'
  const hex = hexOfPiece(state, id) ?? ''
  const facing = t(`facing.${state.facing(d)}`)
  const where = {
    unplaced: t('piece.unplaced'),
    grounded: t('piece.onGround', { hex, facing }),
    flying: t('piece.inFlight', { hex, facing }),
    dead: t('piece.dead', { hex }),
    gone: t('piece.gone'),
  }[state.status(d)]
  const all = areas.reduce((sum, area) => sum + areaTotal(area), 0)
  const left = allPointsLeft(state, d)
  const fire = { left: state.fireUses(d), all: unitsData.dragon.fireUses }
  const mp = state.mover === d ? state.mp(d) : walkMp(state, d)
  return (
    <>
      <section className="side-chosen chosen">
        <svg className="orb" viewBox="-50 -50 100 100" aria-hidden="true">
          <g transform="rotate(120) scale(.82)">
            <DragonShape tint={d === 0 ? tints.D1 : tints.D2} isFlying />
          </g>
        </svg>
        <div>
          <h2 className="display">
            {t(`dragon.${id}`)} <small>{id}</small>
          </h2>
          {isBrief ? null : <p>{where}</p>}
          <p className="pills">
            <Pill glyph={shapes.footprint}>{t('piece.mp', { mp })}</Pill>
            <Pill glyph={shapes.dragonBreath} spoken={t('piece.fireSpoken', fire)}>
              {isBrief ? fire.left : t('piece.fireOf', fire)}
            </Pill>
            {isBrief ? (
              <Pill glyph={shapes.hearts} spoken={t('piece.hearts', { left, all })}>
                {left}/{all}
              </Pill>
            ) : null}
            {isBerserk(state, d) ? <Pill glyph={shapes.flame}>{t('piece.berserk')}</Pill> : null}
          </p>
        </div>
        {figure}
      </section>
      {!hasBody ? null : (
        <section className="section body-section">
          <h2 className="section-title">
            {t('body.title')} <small>{t('piece.hearts', { left, all })}</small>
          </h2>
          <BodySheet state={state} d={d} t={t} />
        </section>
      )}
    </>
  )
}

function UnitPanel({
  state,
  unit,
  name,
  title,
  t,
  figure,
}: {
  readonly state: State
  readonly unit: Unit
  readonly name: string
  readonly title: string
  readonly t: ViewText
  readonly figure: ReactNode
}) {
  const values = unitsData.unitTypes[typeOfName(name)]
  const at = labelAt(state.unitHex(unit))
  return (
    <section className="side-chosen chosen">
      <span className={`orb orb-${values.class}`}>
        <Glyph shape={glyphOfType[typeOfName(name)]} />
      </span>
      <div>
        <h2 className="display">
          {title} <small>{name}</small>
        </h2>
        <p>{at === undefined ? t('piece.lost') : t('piece.in', { hex: at })}</p>
        <p className="pills">
          <Pill>{t('piece.attack', { value: values.attack })}</Pill>
          <Pill>{t('piece.defence', { value: values.defence })}</Pill>
          <Pill>{t('piece.escape', { value: escapeNumber(state, unit) })}</Pill>
          <Pill glyph={shapes.walkingBoot}>
            {t('piece.move', { move: values.move, road: values.roadMove })}
          </Pill>
          {unit === WZD ? (
            <Pill glyph={shapes.crystalBall}>{t('piece.spells', { points: state.spellPoints })}</Pill>
          ) : null}
          {name === 'HERO' && state.heroWounded ? (
            <Pill glyph={shapes.heartMinus}>{t('piece.wounded')}</Pill>
          ) : null}
        </p>
      </div>
      {figure}
    </section>
  )
}

function Pill({
  glyph,
  spoken,
  children,
}: {
  readonly glyph?: GlyphShape
  /** What is said where the figure alone would not do. */
  readonly spoken?: string
  readonly children: ReactNode
}) {
  return (
    <span className="pill" title={spoken}>
      {glyph ? <Glyph shape={glyph} /> : null}
      {spoken === undefined ? children : <span aria-hidden="true">{children}</span>}
      {spoken === undefined ? null : <span className="hidden">{spoken}</span>}
    </span>
  )
}
