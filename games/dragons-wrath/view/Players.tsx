import { seatIds } from '../rules/state.ts'
import type { CreatureView, View } from '../rules/view.ts'
import { cardName } from '../text/names.ts'
import type { WrathProps } from './props.ts'
import { viewText } from './text/index.ts'

/** Every player with what all may know of him, and the creatures that he controls. */
export function Players({ view, props }: { readonly view: View; readonly props: WrathProps }) {
  const { text, language } = props
  const t = viewText(language)
  const names = (cards: readonly { readonly card: string }[]): string =>
    cards.map(({ card }) => cardName(card, language)).join(', ')
  return (
    <ul className="wrath-players">
      {view.players.map((player) => (
        <li key={player.seat} data-active={view.active === player.seat}>
          <h3>{text.seat(seatIds[player.seat] ?? '')}</h3>
          <p>
            {player.eliminated
              ? t('player.out')
              : t('player.counts', {
                  ready: player.ready,
                  exhausted: player.exhausted,
                  hand: player.handCount,
                  pile: player.pileCount,
                })}
            {player.collector ? ` – ${t('player.collector')}` : ''}
          </p>
          {player.knownProvinces.length > 0 ? (
            <p className="muted">{t('player.known', { list: names(player.knownProvinces) })}</p>
          ) : null}
          <ul className="wrath-creatures">
            {view.play
              .filter(({ controller }) => controller === player.seat)
              .map((creature) => (
                <Creature key={creature.id} creature={creature} props={props} />
              ))}
          </ul>
          {player.discard.length > 0 ? (
            <p className="muted">{t('player.discard', { list: names(player.discard) })}</p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Creature({ creature, props }: { readonly creature: CreatureView; readonly props: WrathProps }) {
  const { language } = props
  const t = viewText(language)
  const { card, pp, pm, m, objects, attacks } = creature
  return (
    <li className={`wrath-card wrath-${creature.colour}`}>
      <strong>{t('creature', { name: cardName(card, language), pp, pm, m: m ? 'yes' : 'no' })}</strong>
      {objects.map((object) => (
        <small key={object.id}>{cardName(object.card, language)}</small>
      ))}
      {attacks > 0 ? <em>{t('attacks')}</em> : null}
    </li>
  )
}
