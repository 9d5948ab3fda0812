import { Glyph } from '@wyrmtable/ui'
import { dragonParts } from '../../data/character-schema.ts'
import {
  BODY,
  isBlackDragon,
  isHorse,
  isMounted,
  isStunned,
  partWounds,
  slotOf,
} from '../../rules/topics/counters.ts'
import { weaponOf } from '../../rules/topics/shooting.ts'
import { isArmoured, partValues, valuesOf } from '../../rules/topics/values.ts'
import { sayIn } from '../../text/say.ts'
import { glyphOf, teamOf } from '../board/unit-look.ts'
import { hexName } from '../hex-names.ts'
import type { NoirProps } from '../props.ts'
import { viewText } from '../text/index.ts'

/** What is known of the counter in hand: name, weapon, state and values. */
export function ChosenPanel({
  props: { view: state, language },
  chosen,
}: {
  readonly props: NoirProps
  readonly chosen: string | undefined
}) {
  const t = viewText(language)
  const slot = chosen === undefined ? undefined : slotOf(state, chosen)
  if (chosen === undefined || slot === undefined) {
    return (
      <section className="side-chosen noir-chosen">
        <div>
          <h2 className="display">{t('chosen.none')}</h2>
          <p className="muted">{t('chosen.note')}</p>
        </div>
      </section>
    )
  }
  const say = sayIn(language)
  const weapon = weaponOf(state, slot)
  const { attack, move, defence } = valuesOf(state, slot)
  const hex = state.hex(slot)
  return (
    <section className="side-chosen noir-chosen">
      <span className="noir-orb" style={{ background: teamOf(state.side(slot)).face }}>
        <Glyph shape={glyphOf(chosen)} />
      </span>
      <div>
        <h2 className="display">{say.unit(chosen)}</h2>
        <p>
          {[
            ...(weapon === undefined ? [] : [t(`weapon.${weapon}`)]),
            ...(isHorse(state, slot) ? [] : [t(isMounted(state, slot) ? 'chosen.mounted' : 'chosen.foot')]),
            ...(hex < 0 ? [] : [hexName(state, hex)]),
          ].join(' · ')}
        </p>
        <p className="noir-pills">
          {isBlackDragon(state, slot) ? (
            dragonParts.map((name, part) => {
              const values = partValues(state, slot, part)
              return (
                <span key={name} className="pill">
                  {say.word('part', name)} {part === BODY ? '' : `${values.attack}/`}
                  {values.defence}
                  {partWounds(state, part) > 0
                    ? ` · ${t('chosen.wounds', { count: partWounds(state, part) })}`
                    : ''}
                </span>
              )
            })
          ) : (
            <>
              <span className="pill">{t('chosen.attack', { attack })}</span>
              <span className="pill">{t('chosen.move', { move })}</span>
              <span className="pill">
                {t('chosen.defence', { defence })}
                {isArmoured(state, slot) ? ` · ${t('chosen.armour')}` : ''}
              </span>
              {isStunned(state, slot) ? <span className="pill">{t('chosen.stunned')}</span> : null}
              {state.condition(slot) === 'fresh' ? null : (
                <span className="pill">{t(`condition.${state.condition(slot)}`)}</span>
              )}
            </>
          )}
        </p>
      </div>
    </section>
  )
}
