import { findCard } from '../../data/library.ts'
import { cardBehind, cardName } from '../../text/names.ts'
import { Landscape } from '../art/Landscape.tsx'
import { Back } from '../card/Back.tsx'
import { CardFace } from '../card/CardFace.tsx'
import { printedColour } from '../card/kind-of.ts'
import { Press } from '../card/Press.tsx'
import { useInHand, useWrath } from './context.ts'
import { trayInMiddle } from './in-middle.ts'
import { looks, Row } from './Row.tsx'

interface Offered {
  readonly id: string
  readonly card: string | null
}

/**
 * Cards that are to be pressed and lie nowhere open on the table: what is offered for a choice, what is being cast, and
 * targets in discards.
 */
export function Tray() {
  const { props, t } = useWrath()
  const { hand } = useInHand()
  const { view } = props
  const cast = view.resolving.map(({ id, card }): Offered => ({ id, card }))
  const offered = hand.choice?.offered ?? []
  const seen = new Set([
    ...view.play.flatMap(({ id, objects }) => [id, ...objects.map((one) => one.id)]),
    ...(view.me?.hand.map(({ id }) => id) ?? []),
    ...(view.me?.provinces.map(({ id }) => id) ?? []),
    ...(view.players.find(({ seat }) => seat === view.me?.seat)?.ongoing.map(({ id }) => id) ?? []),
    ...cast.map(({ id }) => id),
  ])
  const elsewhere = [...hand.funnel.things.keys(), ...(hand.funnel.at.length === 0 ? hand.starts.keys() : [])]
    .filter((key) => !seen.has(key) && !key.startsWith('seat:') && key !== 'new')
    .map((id): Offered => ({ id, card: cardBehind(view, id) ?? null }))
  // Of provinces and creatures of one's own the table itself shows which may be pressed.
  const isOnTable = offered.length > 0 && offered.every(({ id }) => seen.has(id))
  const all = [...cast, ...(isOnTable ? [] : offered), ...elsewhere]
  const unique = all.filter(({ id }, place) => all.findIndex((one) => one.id === id) === place)
  if (unique.length === 0) return null
  const label = t(unique.length === cast.length ? 'tray.cast' : 'tray.offered')
  return (
    <section ref={trayInMiddle} className="wrath-tray" aria-label={label}>
      <Row items={unique} keyOf={({ id }) => id} look={looks.tray} label={label} zone="t">
        {({ id, card }) => <OfferedCard id={id} card={card} />}
      </Row>
    </section>
  )
}

function OfferedCard({ id, card }: Offered) {
  const { props, t } = useWrath()
  if (card === null) {
    return (
      <Press keys={[id]} name={t('tray.hidden')}>
        <Back />
      </Press>
    )
  }
  const data = findCard(card)
  const name = cardName(card, props.language)
  if (data?.type === 'province') {
    return (
      <Press keys={[id]} name={name} colour={data.sphere} className="wrath-land">
        <Landscape province={card} sphere={data.sphere} />
        <span className="wrath-land-name" aria-hidden="true">
          <span>{name}</span>
        </span>
      </Press>
    )
  }
  return (
    <Press keys={[id]} card={card} name={name} colour={printedColour(card)}>
      <CardFace card={card} language={props.language} size="hand" />
    </Press>
  )
}
