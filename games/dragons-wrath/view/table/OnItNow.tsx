import { findCard } from '../../data/library.ts'
import { seatIds } from '../../rules/seats.ts'
import type { CreatureView, View } from '../../rules/view.ts'
import { cardText } from '../../text/cards/card-text.ts'
import { cardName } from '../../text/names.ts'
import { Sources } from '../side/Side.tsx'
import { useWrath } from './context.ts'

/** Each effect on a card in play: what it bears, what lies on it and for how long, and what its powers are made of. */
export function OnItNow({ id }: { readonly id: string }) {
  const { props, t } = useWrath()
  const { view } = props
  const creature = view.play.find((one) => one.id === id)
  const lines = [...(creature === undefined ? [] : borne(creature)), ...lyingOn(view, id)]
  if (lines.length === 0 && creature === undefined) return null
  return (
    <section className="wrath-on-it" aria-label={t('effect.title')}>
      <h3>{t('effect.title')}</h3>
      {lines.length === 0 ? <p>{t('effect.none')}</p> : null}
      <ul>
        {lines.map(({ key, name, words }) => (
          <li key={key}>
            <b>{name}</b> {words}
          </li>
        ))}
      </ul>
      <Sources id={id} />
    </section>
  )

  function borne({ objects, abilitiesLost, controller, owner, card }: CreatureView) {
    const seat = (place: number) => props.text.seat(seatIds[place] ?? '')
    return [
      ...objects.map((object) => {
        const data = findCard(object.card)
        const words = data === undefined || data.type === 'province' ? '' : cardText(data, props.language)
        return { key: object.id, name: cardName(object.card, props.language), words }
      }),
      ...(abilitiesLost
        ? [{ key: 'lost', name: cardName(card, props.language), words: t('effect.lost') }]
        : []),
      ...(controller === owner
        ? []
        : [{ key: 'control', name: seat(controller), words: t('effect.controls', { owner: seat(owner) }) }]),
    ]
  }

  function lyingOn({ enchantments, turn }: View, on: string) {
    return enchantments.flatMap((one) => {
      if (one.affects?.includes(on) !== true) return []
      const { duration } = one
      const isLong = duration === 'endOfNextTurn' && one.untilTurn > turn
      const words =
        duration === 'thisAttack'
          ? t('effect.thisAttack')
          : duration === 'permanent'
            ? t('effect.permanent')
            : isLong
              ? t('effect.untilTurn', { turn: one.untilTurn })
              : t('effect.thisTurn')
      return [{ key: one.id, name: cardName(one.card, props.language), words }]
    })
  }
}
