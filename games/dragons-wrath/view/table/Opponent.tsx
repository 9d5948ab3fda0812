import { useMemo } from 'react'
import { seatIds } from '../../rules/seats.ts'
import type { OwnView, PlayerView } from '../../rules/view.ts'
import { cardName } from '../../text/names.ts'
import { seatKey } from '../act/path.ts'
import { Landscape } from '../art/Landscape.tsx'
import { Back } from '../card/Back.tsx'
import { CardFace } from '../card/CardFace.tsx'
import { printedColour } from '../card/kind-of.ts'
import { Press } from '../card/Press.tsx'
import { Creature } from './Creature.tsx'
import { Crest } from './Crest.tsx'
import { useWrath } from './context.ts'
import { useMarked } from './marks.ts'
import { mightOf } from './might.ts'
import { calledOf } from './name-of.ts'
import { looks, Row } from './Row.tsx'
import { Seal } from './Seal.tsx'
import { stateOf } from './state-of.ts'

/** Somebody across the table: who he is, his provinces as backs, his creatures, his hand and pile by number. */
export function Opponent({ player, onOpen }: { readonly player: PlayerView; readonly onOpen: () => void }) {
  const { props, t } = useWrath()
  const { view, text } = props
  const { seat, handCount, pileCount, discard, eliminated, collector, ongoing } = player
  const name = text.seat(seatIds[seat] ?? '')
  const called = calledOf(seat, props)
  const creatures = view.play.filter(({ controller }) => controller === seat)
  const place = view.order.indexOf(seat)
  const opened = useMemo(() => props.viewOf?.(seat).me, [props, seat])
  return (
    <section
      className="wrath-opponent"
      aria-label={name}
      data-place={seatIds[seat]}
      data-zone="o"
      data-active={view.active === seat}
      data-attacked={view.attack?.player === seat}
      data-out={eliminated}
      data-opened={opened != null && !eliminated}
    >
      <header>
        <Crest seat={seat} />
        <span>
          <b>
            {called ?? name} {props.clockOf?.(seat)}
          </b>
          <small>
            {/* The chronicle knows seats by the names of the game. */}
            {[called === undefined ? '' : name, stateOf(seat, view, t)].filter(Boolean).join(' · ')}
          </small>
        </span>
        {player.committed && !eliminated ? <Seal /> : null}
        {eliminated ? null : (
          <span className="wrath-might" title={t('might.title')}>
            {mightOf(view, seat, props)}
          </span>
        )}
        {place < 0 ? null : (
          <span className="wrath-place" title={t('player.order', { place: place + 1 })}>
            {place + 1}
          </span>
        )}
      </header>
      <Row
        items={creatures}
        keyOf={({ id }) => id}
        look={looks.theirs}
        label={t('row.of', { name })}
        className="wrath-theirs"
      >
        {(creature) => <Creature creature={creature} />}
      </Row>
      {eliminated ? null : <Provinces player={player} name={name} />}
      {opened == null || eliminated ? null : <OpenedHand own={opened} name={name} />}
      {eliminated ? null : (
        <footer>
          <span className="wrath-backs" aria-hidden="true">
            {Array.from({ length: Math.min(10, handCount) }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
              <Back key={card} />
            ))}
          </span>
          <span>{t('player.hand', { hand: handCount, pile: pileCount })}</span>
          {discard.length + ongoing.length > 0 ? (
            <button type="button" className="wrath-link" onClick={onOpen}>
              {t('piles.discard', { count: discard.length })}
            </button>
          ) : null}
          {collector ? <em>{t('player.collector')}</em> : null}
        </footer>
      )}
    </section>
  )
}

/** What was in his hand, once nothing is secret any more. */
function OpenedHand({ own, name }: { readonly own: OwnView; readonly name: string }) {
  const { props, t } = useWrath()
  const { language } = props
  return (
    <section className="wrath-opened" aria-label={t('player.opened', { name })}>
      <Row
        items={own.hand}
        keyOf={({ id }) => id}
        look={looks.theirs}
        label={t('player.opened', { name })}
        zone="h"
      >
        {({ id, card }) => (
          <Press keys={[id]} card={card} name={cardName(card, language)} colour={printedColour(card)}>
            <CardFace card={card} language={language} size="hand" />
          </Press>
        )}
      </Row>
    </section>
  )
}

function Provinces({ player, name }: { readonly player: PlayerView; readonly name: string }) {
  const { props, marks, reasons, t } = useWrath()
  const { seat, ready, exhausted, knownProvinces } = player
  const shown = knownProvinces.filter((one) => !one.exhausted)
  const shownTurned = knownProvinces.filter((one) => one.exhausted)
  const backs = ready - shown.length
  const turned = exhausted - shownTurned.length
  const key = seatKey(seat)
  const attacker = useMarked(marks, (now) => (now.targets.has(key) ? undefined : now.attacker))
  const why = attacker === undefined ? undefined : reasons.provinces(attacker, seat)
  const guard = why?.guard === undefined ? undefined : props.view.play.find(({ id }) => id === why.guard)
  const short =
    guard === undefined ? t('why.tooEarly') : t('why.guarded', { name: cardName(guard.card, props.language) })
  return (
    <Press
      keys={[key]}
      className="wrath-their-lands"
      why={why === undefined ? undefined : { short, clause: why.refusal.clause, refusal: why.refusal }}
      name={[
        t('say.provinces', { name, ready, exhausted }),
        knownProvinces.length === 0
          ? undefined
          : t('player.known', {
              list: knownProvinces.map(({ card }) => cardName(card, props.language)).join(', '),
            }),
      ]
        .filter(Boolean)
        .join(', ')}
    >
      <span className="wrath-land-backs" aria-hidden="true">
        {shown.map(({ id, card, sphere }) => (
          <span key={id}>
            <span className={`wrath-mini wrath-${sphere}`}>
              <Landscape province={card} sphere={sphere} />
            </span>
          </span>
        ))}
        {Array.from({ length: Math.max(0, backs) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <span key={place}>
            <Back isLand />
          </span>
        ))}
        {shownTurned.map(({ id, card, sphere }) => (
          <span key={id} className="is-turned">
            <span className={`wrath-mini wrath-${sphere}`}>
              <Landscape province={card} sphere={sphere} />
            </span>
          </span>
        ))}
        {Array.from({ length: Math.max(0, turned) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <span key={`turned ${place}`} className="is-turned">
            <Back isLand />
          </span>
        ))}
      </span>
      <span className="wrath-caption" aria-hidden="true">
        {t('player.provinces', { count: ready + exhausted, exhausted })}
      </span>
    </Press>
  )
}
