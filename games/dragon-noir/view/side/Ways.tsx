import { Segments } from '@wyrmtable/ui'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'
import type { Hand } from '../use-hand.ts'
import { type WayId, waysOf } from './ways.ts'

/** Shoot, spell or hold: what a moment of fire may be used for, with the reason of what is not open. */
export function Ways({
  props: { view: state, acting, actions, play },
  hand,
  t,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly t: ViewText
}) {
  const [seat] = acting
  const ways = seat === undefined ? [] : waysOf(state, seat, hand)
  if (ways.length === 0) return null
  const deeds: Readonly<Record<WayId, () => void>> = {
    shoot: () => {
      const shot = hand.own.find(({ type }) => type === 'shoot')
      if (shot !== undefined && hand.preview?.type !== 'shoot') hand.propose(shot)
    },
    spell: () => document.querySelector<HTMLElement>('.noir-spells button')?.focus(),
    hold: () => {
      const pass = state.top === undefined ? undefined : actions.find(({ type }) => type === 'pass')
      if (pass === undefined) hand.next(1)
      else play(pass)
    },
  }
  return (
    <Segments
      label={t('ways')}
      segments={ways.map(({ id, isOn, isOpen, note, figure }) => ({
        key: id,
        name: t(`way.${id}`),
        isOn,
        note: t(note, { count: figure }),
        ...(isOpen ? {} : { refused: t(note, { count: figure }) }),
      }))}
      onChoose={(key) => deeds[key as WayId]()}
    />
  )
}
