import type { PlayerView } from '../../rules/view.ts'
import { cardName } from '../../text/names.ts'
import { Back } from '../card/Back.tsx'
import { CardFace } from '../card/CardFace.tsx'
import { printedColour } from '../card/kind-of.ts'
import { Press } from '../card/Press.tsx'
import { useWrath } from './context.ts'

/** Pile, discard and lasting rituals of a player; the discard opens as a row of cards. */
export function Piles({ player, onOpen }: { readonly player: PlayerView; readonly onOpen: () => void }) {
  const { props, t } = useWrath()
  const { discard, ongoing, pileCount } = player
  const top = discard.at(-1)
  return (
    <section className="wrath-piles" aria-label={t('piles.title')} data-zone="d">
      <figure>
        <Back />
        <figcaption>{t('piles.pile', { count: pileCount })}</figcaption>
      </figure>
      <figure>
        <button
          type="button"
          className={`wrath-pile ${top === undefined ? 'is-empty' : `wrath-${printedColour(top.card)}`}`}
          disabled={top === undefined}
          onClick={onOpen}
        >
          <span className="hidden">{t('piles.open', { count: discard.length })}</span>
          {top === undefined ? null : <CardFace card={top.card} language={props.language} size="play" />}
        </button>
        <figcaption>{t('piles.discard', { count: discard.length })}</figcaption>
      </figure>
      {ongoing.map(({ id, card }) => (
        <figure key={id}>
          <Press keys={[id]} card={card} name={cardName(card, props.language)} colour={printedColour(card)}>
            <CardFace card={card} language={props.language} size="play" />
          </Press>
          <figcaption>{t('piles.ongoing')}</figcaption>
        </figure>
      ))}
    </section>
  )
}
