import { type ReactNode, useState } from 'react'
import type { PlayerView } from '../../rules/view.ts'
import { BackMark } from '../card/Back.tsx'
import { Creature, Entering } from './Creature.tsx'
import { useWrath } from './context.ts'
import { Fallen } from './Fallen.tsx'
import { Fan } from './Fan.tsx'
import { Lands } from './Lands.tsx'
import { useMarked } from './marks.ts'
import { Opponent } from './Opponent.tsx'
import { Order } from './Order.tsx'
import { PileDialog } from './PileDialog.tsx'
import { Piles } from './Piles.tsx'
import { looks, Row } from './Row.tsx'
import { CommitSheet } from './Sheet.tsx'
import { Stage } from './Stage.tsx'
import { Tray } from './Tray.tsx'

/** The cloth with all cards on it: opponents across, what goes on in the middle, one's own side below. */
export function Board({ children }: { readonly children?: ReactNode }) {
  const { props, t } = useWrath()
  const { view } = props
  const [opened, open] = useState<number>()
  const me = view.me?.seat
  const own = view.players.find(({ seat }) => seat === me)
  // Across the table they sit in the order in which they come after the viewer.
  const count = view.players.length
  const others = view.players
    .filter(({ seat }) => seat !== me)
    .toSorted((a, b) => after(a.seat, me, count) - after(b.seat, me, count))
  const pile = view.players.find(({ seat }) => seat === opened)
  return (
    <section className="wrath-board" aria-label={t('board.title')} data-opponents={others.length}>
      <BackMark />
      <div className="wrath-cloth" data-own={own !== undefined}>
        <div className="wrath-opponents">
          {others.map((player) => (
            <Opponent key={player.seat} player={player} onOpen={() => open(player.seat)} />
          ))}
        </div>
        <div className="wrath-middle">
          <Order />
          <Tray />
          <CommitSheet />
          <Stage />
        </div>
        {children}
        {own === undefined ? null : <Own player={own} onOpen={() => open(own.seat)} />}
      </div>
      <Fallen />
      <PileDialog player={pile} onClose={() => open(undefined)} />
    </section>
  )
}

const after = (seat: number, me: number | undefined, count: number): number =>
  me === undefined ? seat : (seat - me + count) % count

function Own({ player, onOpen }: { readonly player: PlayerView; readonly onOpen: () => void }) {
  const { props, marks, t } = useWrath()
  const { view } = props
  const creatures = view.play.filter(({ controller }) => controller === player.seat)
  const main = useMarked(marks, ({ bought }) => bought)
  const isBuying = useMarked(marks, (now) => now.isBuying)
  const entering = view.me?.hand.find(({ id }) => id === main)
  const items = [
    ...creatures.map((creature) => ({ key: creature.id, creature })),
    // Its place is there before it is chosen: no card moves when it is.
    ...(isBuying ? [{ key: 'new', creature: undefined }] : []),
  ]
  return (
    <>
      <section className="wrath-own" aria-label={t('own.creatures')} data-place="own">
        {items.length === 0 ? <p className="wrath-none">{t('empty.creatures')}</p> : null}
        <p className="wrath-drop" aria-hidden="true">
          {t('drop.here')}
        </p>
        <Row
          items={items}
          keyOf={({ key }) => key}
          look={looks.play}
          label={t('own.creatures')}
          zone="c"
          className="wrath-mine"
        >
          {({ creature }) =>
            creature !== undefined ? (
              <Creature creature={creature} />
            ) : entering === undefined ? (
              <span className="wrath-slot" aria-hidden="true" />
            ) : (
              <Entering card={entering.card} />
            )
          }
        </Row>
      </section>
      <Lands />
      <Piles player={player} onOpen={onOpen} />
      <Fan />
    </>
  )
}
