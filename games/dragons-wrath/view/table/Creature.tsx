import { Glyph } from '@wyrmtable/ui'
import { NEW } from '../../rules/phases/purchase.ts'
import type { CreatureView } from '../../rules/view.ts'
import { cardName } from '../../text/names.ts'
import { usePicture } from '../art/use-picture.ts'
import { CardFace } from '../card/CardFace.tsx'
import { printedColour } from '../card/kind-of.ts'
import { Press } from '../card/Press.tsx'
import { useWrath } from './context.ts'
import { useMarked } from './marks.ts'

/** A creature in play with its objects tucked under it; one that fights has stepped forward and left its place. */
export function Creature({ creature }: { readonly creature: CreatureView }) {
  const { props, reasons, t } = useWrath()
  const { language, view } = props
  const { id, card, pp, pm, m, objects, attacks, mayAttack, colour } = creature
  const isAway = view.attack !== null && (view.attack.attacker === id || view.attack.target === id)
  const name = cardName(card, language)
  const placed = usePlaced(id)
  const why = creature.controller === view.me?.seat ? reasons.attack(id) : undefined
  const spoken = [
    t('say.creature', { name, pp, pm }),
    objects.length === 0
      ? undefined
      : t('say.bears', { list: objects.map((one) => cardName(one.card, language)).join(', ') }),
    attacks > 0 ? t('attacks') : undefined,
  ].filter(Boolean)
  return (
    <div className="wrath-creature" data-away={isAway}>
      <Press
        keys={[id]}
        card={card}
        name={spoken.join(', ')}
        colour={colour}
        why={why}
        isTurned={attacks >= mayAttack && !isAway}
      >
        <CardFace card={card} language={language} size="play" pp={pp} pm={pm} m={m} />
      </Press>
      {objects.length + placed.length === 0 ? null : (
        <span className="wrath-objects">
          {objects.map((object) => (
            <Tucked key={object.id} id={object.id} card={object.card} />
          ))}
          {placed.map((object) => (
            <Tucked key={object} id={object} card={cardInHand(view, object)} isNew />
          ))}
        </span>
      )}
    </div>
  )
}

/** Objects of the hand that are meant for a creature on the sheet. */
function usePlaced(id: string): readonly string[] {
  const { marks } = useWrath()
  const cards = useMarked(marks, ({ objects }) =>
    objects
      .filter(({ bearer }) => bearer === id)
      .map(({ card }) => card)
      .join(' '),
  )
  return cards === '' ? [] : cards.split(' ')
}

const cardInHand = (view: ReturnType<typeof useWrath>['props']['view'], id: string): string =>
  view.me?.hand.find((one) => one.id === id)?.card ?? id

/** An object that peeks out from under its creature. */
function Tucked({
  id,
  card,
  isNew = false,
}: {
  readonly id: string
  readonly card: string
  readonly isNew?: boolean
}) {
  const { props } = useWrath()
  const picture = usePicture(card)
  return (
    <Press
      keys={[id]}
      card={card}
      name={cardName(card, props.language)}
      colour={printedColour(card)}
      className={`wrath-tucked ${isNew ? 'is-new' : ''}`}
    >
      {picture === undefined ? <span>+</span> : <Glyph shape={picture} />}
    </Press>
  )
}

/** The creature that is on the sheet, where it will enter: objects may be meant for it. */
export function Entering({ card }: { readonly card: string }) {
  const { props, t } = useWrath()
  const { language, view } = props
  const placed = usePlaced(NEW)
  return (
    <div className="wrath-creature wrath-entering">
      <Press
        keys={[NEW]}
        card={card}
        name={t('say.entering', { name: cardName(card, language) })}
        colour={printedColour(card)}
      >
        <CardFace card={card} language={language} size="play" />
        <span className="wrath-enters" aria-hidden="true">
          {t('sheet.enters')}
        </span>
      </Press>
      {placed.length === 0 ? null : (
        <span className="wrath-objects">
          {placed.map((object) => (
            <Tucked key={object} id={object} card={cardInHand(view, object)} isNew />
          ))}
        </span>
      )}
    </div>
  )
}
