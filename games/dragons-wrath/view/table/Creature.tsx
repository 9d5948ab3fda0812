import type { Language } from '@wyrmtable/kernel'
import { Glyph } from '@wyrmtable/ui'
import { memo } from 'react'
import { NEW } from '../../rules/phases/purchase.ts'
import type { CreatureView } from '../../rules/view.ts'
import { cardName } from '../../text/names.ts'
import type { WhyNot } from '../act/why-not.ts'
import { usePicture } from '../art/use-picture.ts'
import { CardFace } from '../card/CardFace.tsx'
import { printedColour } from '../card/kind-of.ts'
import { Press } from '../card/Press.tsx'
import { worthFigures } from '../card/worth-of.ts'
import { useHands, useWrath } from './context.ts'
import { useMarked } from './marks.ts'
import { useSame } from './use-same.ts'

/** A creature in play with its objects tucked under it; one that fights has stepped forward and left its place. */
export function Creature({ creature }: { readonly creature: CreatureView }) {
  const { props, reasons, t } = useWrath()
  const { language, view } = props
  const { id, card, pp, pm, m, objects, attacks, mayAttack, colour } = creature
  const isAway = view.attack !== null && (view.attack.attacker === id || view.attack.target === id)
  const spoken = [
    t('say.creature', { name: cardName(card, language), pp, pm }),
    objects.length === 0
      ? undefined
      : t('say.bears', { list: objects.map((one) => cardName(one.card, language)).join(', ') }),
    attacks > 0 ? t('attacks') : undefined,
  ].filter(Boolean)
  return (
    <Lying
      {...{ id, card, pp, pm, m, colour, language, isAway }}
      name={spoken.join(', ')}
      why={useSame(creature.controller === view.me?.seat ? reasons.attack(id) : undefined)}
      isTurned={attacks >= mayAttack && !isAway}
      objects={useSame(objects)}
    />
  )
}

/** By what it shows alone: an action elsewhere on the table does not draw it anew. */
const Lying = memo(function Lying({
  id,
  card,
  name,
  why,
  isAway,
  isTurned,
  objects,
  language,
  colour,
  ...figures
}: Pick<CreatureView, 'id' | 'card' | 'pp' | 'pm' | 'm' | 'colour' | 'objects'> & {
  readonly name: string
  readonly why: WhyNot | undefined
  readonly isAway: boolean
  readonly isTurned: boolean
  readonly language: Language
}) {
  const placed = usePlaced(id)
  return (
    <div className="wrath-creature" data-away={isAway}>
      <Press keys={[id]} card={card} name={name} colour={colour} why={why} isTurned={isTurned}>
        <CardFace card={card} language={language} size="play" {...figures} />
      </Press>
      {objects.length + placed.length === 0 ? null : (
        <span className="wrath-objects">
          {objects.map((object) => (
            <Tucked key={object.id} id={object.id} card={object.card} language={language} />
          ))}
          {placed.map((object) => (
            <Placed key={object} id={object} />
          ))}
        </span>
      )}
    </div>
  )
})

/** Objects of the hand that are meant for a creature on the sheet. */
function usePlaced(id: string): readonly string[] {
  const { marks } = useHands()
  const cards = useMarked(marks, ({ objects }) =>
    objects
      .filter(({ bearer }) => bearer === id)
      .map(({ card }) => card)
      .join(' '),
  )
  return cards === '' ? [] : cards.split(' ')
}

/** An object of the hand that is meant for it. */
function Placed({ id }: { readonly id: string }) {
  const { view, language } = useWrath().props
  const card = view.me?.hand.find((one) => one.id === id)?.card ?? id
  return <Tucked id={id} card={card} language={language} isNew />
}

/** An object that peeks out from under its creature. */
function Tucked({
  id,
  card,
  language,
  isNew = false,
}: {
  readonly id: string
  readonly card: string
  readonly language: Language
  readonly isNew?: boolean
}) {
  const picture = usePicture(card)
  return (
    <Press
      keys={[id]}
      card={card}
      name={cardName(card, language)}
      colour={printedColour(card)}
      className={`wrath-tucked ${isNew ? 'is-new' : ''}`}
    >
      {picture === undefined ? <span>+</span> : <Glyph shape={picture} />}
      <Worth card={card} />
    </Press>
  )
}

/** What an object adds, in figures; whoever listens hears the powers that it makes. */
export function Worth({ card }: { readonly card: string }) {
  const figures = worthFigures(card)
  return figures === undefined ? null : (
    <b className="wrath-worth" aria-hidden="true">
      {figures}
    </b>
  )
}

/** The creature that is on the sheet, where it will enter: objects may be meant for it. */
export function Entering({ card }: { readonly card: string }) {
  const { props, t } = useWrath()
  const { language } = props
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
            <Placed key={object} id={object} />
          ))}
        </span>
      )}
    </div>
  )
}
