import { ClauseLink, Glyph } from '@wyrmtable/ui'
import type { Colour } from '../../data/words.ts'
import { NEW } from '../../rules/phases/purchase.ts'
import { cardName } from '../../text/names.ts'
import { isEmpty, lostBy, mainCard } from '../act/draft.ts'
import { paidBy } from '../act/payment.ts'
import { Landscape } from '../art/Landscape.tsx'
import { Orb } from '../art/Orb.tsx'
import { usePicture } from '../art/use-picture.ts'
import { CardFace } from '../card/CardFace.tsx'
import { printedColour } from '../card/kind-of.ts'
import { useInHand, useWrath } from './context.ts'
import { sheetInMiddle } from './in-middle.ts'
import { mightOf } from './might.ts'
import { nameOf } from './name-of.ts'
import { useComingFrom } from './use-coming-from.ts'

/** The commit while it is filled in: what is cast or bought, what pays, what is given up, and objects on their bearers. */
export function CommitSheet() {
  const { props, t } = useWrath()
  const { hand } = useInHand()
  const { commit } = hand
  const { me } = props.view
  if (commit === undefined || me === null) return null
  const { kind, draft } = commit
  if (isEmpty(draft)) return null
  const inHand = (id: string | undefined) => me.hand.find((one) => one.id === id)?.card
  const main = inHand(mainCard(draft))
  const lost = lostBy(draft)
  const pay = draft.main === undefined ? [] : (paidBy(draft.main)?.pay ?? [])
  const title = kind === 'commitMagic' ? t('sheet.magic') : t('sheet.purchase')
  // An object that may still be given to somebody may be given to the one that enters.
  const takesObject =
    kind === 'commitPurchase' &&
    main !== undefined &&
    hand.actions.some(
      (one) => one.type === 'commitPurchase' && one.objects?.some(({ bearer }) => bearer === NEW) === true,
    )
  const sacrifice = me.provinces.find(({ id }) => id === draft.sacrifice)
  return (
    <section ref={sheetInMiddle} className="wrath-sheet" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <em>{t('sheet.secret')}</em>
        <ClauseLink clause={kind === 'commitMagic' ? 'DW-8.1' : 'DW-9.1'} />
      </header>
      <div className="wrath-sheet-body">
        {main === undefined ? null : (
          <span className={`wrath-sheet-card wrath-${printedColour(main)}`} aria-hidden="true">
            <CardFace card={main} language={props.language} size="hand" />
          </span>
        )}
        <div className="wrath-sheet-parts">
          {main === undefined ? null : <b className="hidden">{cardName(main, props.language)}</b>}
          {pay.length === 0 ? null : (
            <ul className="wrath-pay" aria-label={t('sheet.pays')}>
              {pay.map(({ province, as }) => (
                <Paying key={province} province={province} as={as} isLost={province === lost} />
              ))}
            </ul>
          )}
          <ul className="wrath-given">
            {sacrifice === undefined ? null : (
              <li>
                <span>{t('sheet.sacrifice', { name: cardName(sacrifice.card, props.language) })}</span>
                <Off
                  onPress={() => hand.drop(sacrifice.id)}
                  name={cardName(sacrifice.card, props.language)}
                />
              </li>
            )}
            {draft.objects.map(({ card, bearer }) => (
              <Given
                key={card}
                id={card}
                card={inHand(card) ?? ''}
                bearer={bearer === NEW ? main : props.view.play.find(({ id }) => id === bearer)?.card}
              />
            ))}
            {takesObject ? <li className="wrath-sheet-slot">{t('drop.object')}</li> : null}
          </ul>
        </div>
        <Outlook />
      </div>
      {main === undefined ? null : (
        <div className="wrath-sheet-off">
          <Off onPress={() => hand.drop(mainCard(draft) ?? '')} name={cardName(main, props.language)} />
        </div>
      )}
    </section>
  )
}

/** A province that pays: it stays or is given up, which a press changes. */
function Paying({
  province,
  as,
  isLost,
}: {
  readonly province: string
  readonly as: Colour
  readonly isLost: boolean
}) {
  const { props, t } = useWrath()
  const { hand } = useInHand()
  const { me } = props.view
  const node = useComingFrom<HTMLLIElement>(province)
  const held = me?.provinces.find(({ id }) => id === province)
  if (held === undefined) return null
  const name = cardName(held.card, props.language)
  return (
    <li ref={node}>
      <button
        type="button"
        className={`wrath-paying wrath-${held.sphere}`}
        aria-pressed={isLost}
        title={t('sheet.giveUp', { name })}
        onClick={() => hand.giveUp(province)}
      >
        <span className="wrath-mini">
          <Landscape province={held.card} sphere={held.sphere} />
        </span>
        <span>{name}</span>
        <small>
          {isLost ? t('sheet.lost') : held.sphere === 'any' ? t(`sheet.as.${as}`) : t('sheet.stays')}
        </small>
      </button>
    </li>
  )
}

function Given({
  id,
  card,
  bearer,
}: {
  readonly id: string
  readonly card: string
  readonly bearer: string | undefined
}) {
  const { props, t } = useWrath()
  const { hand } = useInHand()
  const picture = usePicture(card)
  const { language } = props
  return (
    <li className={`wrath-${printedColour(card)}`}>
      <i>{picture === undefined ? null : <Glyph shape={picture} />}</i>
      <span>
        <b>{cardName(card, language)}</b>
        <small>{t('sheet.on', { name: bearer === undefined ? '' : cardName(bearer, language) })}</small>
      </span>
      <Off onPress={() => hand.drop(id)} name={cardName(card, language)} />
    </li>
  )
}

function Off({ onPress, name }: { readonly onPress: () => void; readonly name: string }) {
  const { t } = useWrath()
  return (
    <button type="button" className="wrath-off" aria-label={t('sheet.off', { name })} onClick={onPress}>
      ×
    </button>
  )
}

/** What it comes to once it is sealed, if nothing else changes. */
function Outlook() {
  const { props, t } = useWrath()
  const { hand } = useInHand()
  const { view, text } = props
  const { me } = view
  if (me === null || hand.commit === undefined) return null
  const { draft } = hand.commit
  const gone = [lostBy(draft), draft.sacrifice].filter((id) => id !== undefined)
  const now = mightOf(view, me.seat, props)
  const then = now - gone.length
  const others = view.players.filter(({ seat, eliminated }) => seat !== me.seat && !eliminated)
  const ahead = others.filter(({ seat }) => mightOf(view, seat, props) > then).length
  const tied = others.some(({ seat }) => mightOf(view, seat, props) === then)
  const isFirst = view.options.combatOrder === 'descending' ? ahead === 0 : others.length === ahead
  // Who comes nearest is who it is about.
  const [rival] = others.toSorted(
    (a, b) => Math.abs(mightOf(view, a.seat, props) - then) - Math.abs(mightOf(view, b.seat, props) - then),
  )
  const left = me.provinces.filter(({ id, exhausted }) => !exhausted && !gone.includes(id))
  const bought = draft.main?.type === 'commitPurchase'
  const creatures = view.play.filter(({ controller }) => controller === me.seat).length
  const refusal = hand.ready === undefined ? undefined : hand.check(hand.ready)
  return (
    <dl className="wrath-outlook">
      <div>
        <dt>{t('might.title')}</dt>
        <dd>{now === then ? now : `${now} → ${then}`}</dd>
      </div>
      <div>
        <dt>{t('sheet.order')}</dt>
        <dd>
          {rival === undefined
            ? null
            : `${t('sheet.rival', { seat: nameOf(rival.seat, props), might: mightOf(view, rival.seat, props) })} `}
          {tied ? t('sheet.drawn') : isFirst ? t('sheet.first') : t('sheet.later')}{' '}
          <ClauseLink clause="DW-6.4" />
        </dd>
      </div>
      {bought ? (
        <div className="wrath-outlook-count">
          <dt>{t('sheet.creatures')}</dt>
          <dd>{`${creatures} → ${creatures + 1}`}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('sheet.left')}</dt>
        <dd className="wrath-spheres">
          {(['red', 'green', 'blue', 'grey', 'any'] as const).map((sphere) => {
            const count = left.filter((one) => one.sphere === sphere).length
            return count === 0 ? null : (
              <span key={sphere}>
                <Orb sphere={sphere} />
                {count}
                <span className="hidden"> {t(`sphere.${sphere}`)}</span>
              </span>
            )
          })}
        </dd>
      </div>
      {refusal === undefined ? null : (
        <div className="wrath-refusal" role="status">
          <dt className="hidden">{t('sheet.refused')}</dt>
          <dd>
            {text.refusal(refusal)} <ClauseLink clause={refusal.clause} />
          </dd>
        </div>
      )}
    </dl>
  )
}
