import { hasUnactivated } from '../../rules/sequence.ts'
import { GROUP_SIZE, type State } from '../../rules/state.ts'
import type { SorcererProps } from '../props.ts'
import { nameOf } from './name-of.ts'
import { sideText } from './text/index.ts'

/** More than so many creatures are counted in figures alone. */
const MOST_DOTS = 12

/** SO-6.1: how many creatures of whoever has the opportunity were activated in this turn, and who has it next. */
export function Activated({ props }: { readonly props: SorcererProps }) {
  const { view: state, language } = props
  if (state.phase !== 'opportunity' && state.phase !== 'activation') return null
  const t = sideText(language)
  const own = creaturesOf(state, state.current)
  const all = own.length
  const done = own.filter((slot) => state.activated(slot) === state.turn).length
  const next = nextOf(state)
  const player = next === undefined ? '' : nameOf(props, next)
  const most = GROUP_SIZE
  const isChoosing = state.phase === 'opportunity'
  const then =
    next === undefined
      ? isChoosing
        ? t('rail.group', { most })
        : ''
      : t(isChoosing ? 'rail.groupThen' : 'rail.then', { most, player })
  return (
    <>
      <span className="caps" aria-hidden="true">
        {t('rail.activated')}
      </span>
      <span className="hidden">{t('rail.activatedOf', { done, all })}</span>
      {all > MOST_DOTS ? (
        <b aria-hidden="true">
          {done}/{all}
        </b>
      ) : (
        <span className="sorcerers-activated" aria-hidden="true">
          {own.map((slot, place) => (
            <i key={slot} className={place < done ? 'is-done' : ''} />
          ))}
        </span>
      )}
      {then === '' ? null : <em>{then}</em>}
    </>
  )
}

const creaturesOf = (state: State, seat: number): readonly number[] =>
  state.setting.slots.list.flatMap(({ seat: owner, race }, slot) =>
    owner === seat && race !== undefined && state.exists(slot) ? [slot] : [],
  )

/** SO-6.5: who has the opportunity after this group; nobody where only the same player can still use it. */
function nextOf(state: State): number | undefined {
  const place = state.playing.indexOf(state.current) + 1
  const order = [...state.playing.slice(place), ...state.playing.slice(0, place)]
  return order.find((seat) => seat !== state.current && state.isIn(seat) && hasUnactivated(state, seat))
}
