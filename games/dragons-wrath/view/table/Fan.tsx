import type { Language } from '@wyrmtable/kernel'
import { memo } from 'react'
import { cardName } from '../../text/names.ts'
import type { WhyNot } from '../act/why-not.ts'
import { CardFace } from '../card/CardFace.tsx'
import { printedColour } from '../card/kind-of.ts'
import { Press } from '../card/Press.tsx'
import { useWrath } from './context.ts'
import { looks, Row } from './Row.tsx'
import { useSame } from './use-same.ts'

/** How far a card of the fan is turned at most, in degrees. */
const MOST_TURN = 7

/** The hand as a fan: all of each card is in sight or can be brought there. */
export function Fan() {
  const { props, t } = useWrath()
  const { me } = props.view
  if (me === null) return null
  return (
    <section className="wrath-hand" aria-label={t('own.hand')}>
      {me.hand.length === 0 ? <p className="wrath-none">{t('empty.hand')}</p> : null}
      <Row
        items={me.hand}
        keyOf={({ id }) => id}
        look={looks.fan}
        label={t('own.hand')}
        zone="h"
        className="wrath-fan"
      >
        {({ id, card }, place, all) => {
          const off = place - (all - 1) / 2
          const turn = all < 2 ? 0 : off * Math.min(3.2, (2 * MOST_TURN) / (all - 1))
          const drop = all < 2 ? 0 : (off / ((all - 1) / 2)) ** 2 * 9
          return (
            <div className="wrath-held" style={{ '--turned': `${turn}deg`, '--drop': `${drop}px` } as object}>
              <Card id={id} card={card} />
            </div>
          )
        }}
      </Row>
    </section>
  )
}

function Card({ id, card }: { readonly id: string; readonly card: string }) {
  const { props, isAsked, reasons } = useWrath()
  const why = useSame(isAsked ? reasons.held(id) : undefined)
  return <Shown id={id} card={card} why={why} language={props.language} />
}

/** By what it shows alone: an action elsewhere on the table does not draw it anew. */
const Shown = memo(function Shown({
  id,
  card,
  why,
  language,
}: {
  readonly id: string
  readonly card: string
  readonly why: WhyNot | undefined
  readonly language: Language
}) {
  return (
    <Press keys={[id]} card={card} name={cardName(card, language)} colour={printedColour(card)} why={why}>
      <CardFace card={card} language={language} size="hand" />
    </Press>
  )
})
