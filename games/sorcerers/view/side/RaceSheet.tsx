import { Glyph } from '@wyrmtable/ui'
import type { Race } from '../../data/schema.ts'
import type { State } from '../../rules/state.ts'
import { slotAt } from '../../rules/topics/scene.ts'
import { type Say, sayIn } from '../../text/say.ts'
import { glyphOfRace, glyphOfWeapon } from '../figure/figure-look.ts'
import type { SorcererProps } from '../props.ts'
import { type SideText, sideText } from './text/index.ts'

/** The living creatures of a race on a war sheet: a line each, with its weapon and its boxes of wounds. */
export function RaceSheet({
  props: { view: state, language },
  race,
  slots,
  chosen,
  onChoose,
}: {
  readonly props: SorcererProps
  readonly race: Race
  readonly slots: readonly number[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}) {
  const t = sideText(language)
  const say = sayIn(language)
  const { melee, shoot } = race.skill
  const skill = melee === null ? shoot : shoot === null || shoot === melee ? melee : `${melee}/${shoot}`
  return (
    <div className="sorcerers-race">
      <header>
        <Glyph shape={glyphOfRace(race.id)} />
        <b>{say.sentence(say.race(race.id))}</b>
        <span>{t('war.skill', { skill: skill ?? '' })}</span>
        <span>{t('war.resistance', { resistance: race.resistance })}</span>
        {race.move_mm === null || race.move_mm === undefined ? null : (
          <span>{t('war.move', { cm: race.move_mm / 10 })}</span>
        )}
        <em>{t('war.conviction', { camp: race.conviction })}</em>
      </header>
      <ul>
        {slots.map((slot) => (
          <li key={slot}>
            <Line
              state={state}
              slot={slot}
              boxes={race.wounds}
              chosen={chosen}
              onChoose={onChoose}
              say={say}
              t={t}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Line({
  state,
  slot,
  boxes,
  chosen,
  onChoose,
  say,
  t,
}: {
  readonly state: State
  readonly slot: number
  readonly boxes: number
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly say: Say
  readonly t: SideText
}) {
  const { id, number } = slotAt(state, slot)
  const wounds = state.wounds(slot)
  const weapon = state.weapon(slot)
  const acted = state.activated(slot)
  const sign = glyphOfWeapon(weapon)
  const weaponName = weapon === 'none' ? '' : say.t(`weapon.${weapon}`)
  const words = [
    say.sentence(say.own(id)),
    ...(weaponName === '' ? [] : [weaponName]),
    t('war.wounds', { wounds, boxes }),
    t('war.entered', { turn: state.entered(slot) }),
    ...(acted === 0 ? [] : [t('war.acted', { turn: acted })]),
  ].join(', ')
  const isDone = acted === state.turn && !state.isInGroup(slot)
  return (
    <button
      type="button"
      className={`sorcerers-line ${isDone ? 'is-done' : ''}`}
      aria-pressed={id === chosen}
      title={words}
      onClick={() => onChoose(id)}
    >
      <span className="hidden">{words}</span>
      <b aria-hidden="true">{number}</b>
      {sign === undefined ? <i /> : <Glyph shape={sign} />}
      <span className="sorcerers-boxes" aria-hidden="true">
        {Array.from({ length: boxes }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box has nothing but its place
          <i key={place} className={place < wounds ? 'is-crossed' : ''} />
        ))}
      </span>
      <small aria-hidden="true">{acted === 0 ? '' : acted}</small>
    </button>
  )
}
