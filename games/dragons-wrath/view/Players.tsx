import { seatIds } from '../rules/seats.ts'
import type { CreatureView, PlayerView, View } from '../rules/view.ts'
import { cardName } from '../text/names.ts'
import { CardTile } from './CardTile.tsx'
import type { WrathProps } from './props.ts'
import { viewText } from './text/index.ts'

interface PlayersProps {
  readonly view: View
  readonly props: WrathProps
}

/** Every player with what all may know of him, and the creatures that he controls; whoever looks stands last. */
export function Players({ view, props }: PlayersProps) {
  const me = view.me?.seat
  const others = view.players.filter(({ seat }) => seat !== me)
  const own = view.players.filter(({ seat }) => seat === me)
  return (
    <ul className="wrath-players">
      {[...others, ...own].map((player) => (
        <Player key={player.seat} player={player} view={view} props={props} />
      ))}
    </ul>
  )
}

function Player({ player, view, props }: PlayersProps & { readonly player: PlayerView }) {
  const { text, language } = props
  const t = viewText(language)
  const names = (cards: readonly { readonly card: string }[]): string =>
    cards.map(({ card }) => cardName(card, language)).join(', ')
  const creatures = view.play.filter(({ controller }) => controller === player.seat)
  const place = view.order.indexOf(player.seat)
  return (
    <li
      data-active={view.active === player.seat}
      data-out={player.eliminated}
      data-place={seatIds[player.seat]}
    >
      <h2>
        {text.seat(seatIds[player.seat] ?? '')}
        {view.me?.seat === player.seat ? <small> ({t('player.you')})</small> : null}
        {place < 0 ? null : <small className="wrath-order">{t('player.order', { place: place + 1 })}</small>}
      </h2>
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
      {player.knownProvinces.length > 0 && view.me?.seat !== player.seat ? (
        <p className="muted">{t('player.known', { list: names(player.knownProvinces) })}</p>
      ) : null}
      {creatures.length === 0 && !player.eliminated ? <p className="muted">{t('empty.creatures')}</p> : null}
      <ul className="wrath-creatures">
        {creatures.map((creature) => (
          <Creature key={creature.id} creature={creature} view={view} props={props} />
        ))}
      </ul>
      {player.discard.length > 0 ? (
        <p className="muted">{t('player.discard', { list: names(player.discard) })}</p>
      ) : null}
    </li>
  )
}

function Creature({ creature, view, props }: PlayersProps & { readonly creature: CreatureView }) {
  const { language } = props
  const t = viewText(language)
  const { id, card, pp, pm, m, objects, attacks, colour } = creature
  return (
    <CardTile
      card={card}
      language={language}
      colour={colour}
      power={{ pp, pm, m }}
      isDim={attacks >= creature.mayAttack}
      place={id}
    >
      {objects.map((object) => (
        <small key={object.id} className="wrath-object">
          {cardName(object.card, language)}
        </small>
      ))}
      {view.attack?.attacker === id ? <em>{t('attack.by')}</em> : null}
      {view.attack?.target === id ? <em>{t('attack.now')}</em> : null}
      {attacks > 0 && view.attack?.attacker !== id ? <em>{t('attacks')}</em> : null}
    </CardTile>
  )
}
