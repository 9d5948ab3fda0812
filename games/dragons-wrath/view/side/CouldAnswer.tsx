import { ClauseLink, Glyph } from '@wyrmtable/ui'
import { findCard } from '../../data/library.ts'
import { cardName } from '../../text/names.ts'
import { usePicture } from '../art/use-picture.ts'
import { printedColour } from '../card/kind-of.ts'
import { useWrath } from '../table/context.ts'
import { useMark, useMarked } from '../table/marks.ts'

/** In a window: every curse in hand with what it would come to or why it is not to be cast, and abilities that answer. */
export function CouldAnswer() {
  const { props, marks, isAsked, t } = useWrath()
  const { view } = props
  const kind = view.question?.kind
  const own = view.play.filter(({ controller }) => controller === view.me?.seat)
  const able = useMarked(marks, ({ starts }) =>
    own
      .filter(({ id }) => starts.has(id))
      .map(({ id }) => id)
      .join(' '),
  )
  if (!isAsked || view.me === null || (kind !== 'priority' && kind !== 'reaction')) return null
  const answers = [
    ...view.me.hand.filter(({ card }) => findCard(card)?.type === 'curse'),
    ...own.filter(({ id }) => able.split(' ').includes(id)),
  ]
  if (answers.length === 0) return null
  return (
    <section className="wrath-answers">
      <h2 className="section-title">
        {t('answer.title')} <ClauseLink clause="DW-11.3" />
      </h2>
      <ul>
        {answers.map(({ id, card }) => (
          <li key={id}>
            <Answer id={id} card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answer({ id, card }: { readonly id: string; readonly card: string }) {
  const { props, marks, reasons, press, t } = useWrath()
  const { light, isChosen, tag } = useMark(marks, [id])
  const picture = usePicture(card)
  const why = light === undefined && !isChosen ? reasons.held(id) : undefined
  return (
    <button
      type="button"
      className={`wrath-answer wrath-${printedColour(card)}`}
      aria-pressed={isChosen}
      disabled={light === undefined && !isChosen}
      onClick={() => press([id])}
    >
      <i aria-hidden="true">{picture === undefined ? null : <Glyph shape={picture} />}</i>
      <span>
        <b>{cardName(card, props.language)}</b>
        <small>{tag?.spoken ?? why?.short ?? (isChosen ? t('say.chosen') : t('say.start'))}</small>
      </span>
    </button>
  )
}
