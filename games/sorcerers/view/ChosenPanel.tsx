import { Glyph } from '@wyrmtable/ui'
import { memo } from 'react'
import { sorcererData } from '../rules/roster.ts'
import { figureOf, sceneOf, slotAt } from '../rules/topics/scene.ts'
import { whereIs } from '../text/where.ts'
import { glyphOfSlot, seatFill, seatInk } from './figure/figure-look.ts'
import type { SorcererProps } from './props.ts'
import { sayAt } from './say.ts'
import { viewText } from './text/index.ts'

/** What is known of the chosen figure: its line of the war sheet. */
export const ChosenPanel = memo(function ChosenPanel({
  props: { view: state, language, text },
  chosen,
}: {
  readonly props: SorcererProps
  readonly chosen: string | undefined
}) {
  const t = viewText(language)
  const slot = chosen === undefined ? undefined : state.setting.slots.byId.get(chosen)
  if (chosen === undefined || slot === undefined || !state.exists(slot)) {
    return (
      <section className="side-chosen sorcerers-chosen">
        <div>
          <h2 className="display">{t('chosen.none')}</h2>
          <p className="muted">{t('chosen.note')}</p>
        </div>
      </section>
    )
  }
  const say = sayAt({ text })
  const { race, seat } = slotAt(state, slot)
  const figure = figureOf(sceneOf(state), chosen)
  const move = race === undefined ? sorcererData.move_mm : race.move_mm
  return (
    <section className="side-chosen sorcerers-chosen">
      <span className="sorcerers-orb" style={{ background: seatFill(seat), color: seatInk(seat) }}>
        <Glyph shape={glyphOfSlot(state, slot)} />
      </span>
      <div>
        <h2 className="display">{say.sentence(say.own(chosen))}</h2>
        <p className="sorcerers-pills">
          {race === undefined ? (
            <>
              <span className="pill">
                {t('sorcerers.shield', { shield: state.shield(seat), all: sorcererData.shield_start })}
              </span>
              <span className="pill">{t('chosen.points', { points: state.points(seat) })}</span>
            </>
          ) : (
            <>
              <span className="pill">
                {t('chosen.wounds', { wounds: state.wounds(slot), boxes: race.wounds })}
              </span>
              {state.isInGroup(slot) ? (
                <span className="pill">{t('chosen.actions', { count: state.actions(slot) })}</span>
              ) : null}
              {race.skill.melee === null ? null : (
                <span className="pill">{t('chosen.melee', { skill: race.skill.melee })}</span>
              )}
              {race.skill.shoot === null ? null : (
                <span className="pill">{t('chosen.shoot', { skill: race.skill.shoot })}</span>
              )}
              <span className="pill">{t('chosen.resistance', { resistance: race.resistance })}</span>
            </>
          )}
          {move === null ? null : <span className="pill">{t('chosen.move', { cm: move / 10 })}</span>}
        </p>
        {figure === undefined || race === undefined ? null : (
          <p className="muted">{t('chosen.where', { where: whereIs(figure, state, say) })}</p>
        )}
      </div>
    </section>
  )
})
