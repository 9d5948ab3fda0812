import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import { cardOf } from '../data/library.ts'
import limited from '../data/limited.json' with { type: 'json' }
import type { Action } from '../rules/actions.ts'
import type { OwnView } from '../rules/view.ts'
import { DeckFigures } from './decks/DeckFigures.tsx'
import { Opened } from './decks/Opened.tsx'
import { PoolBuilder } from './decks/PoolBuilder.tsx'
import { PoolList } from './decks/PoolList.tsx'
import { deckText } from './decks/text/index.ts'
import type { WrathProps } from './props.ts'
import { useWrath } from './table/context.ts'
import { viewText } from './text/index.ts'
import './decks/decks.css'

const SIZE = Object.values(limited.booster).reduce((all, n) => all + n, 0)

/** Boosters that are drafted or opened, what has come out of them, and the deck that is built of it. */
export function Boosters({ me, props }: { readonly me: OwnView; readonly props: WrathProps }) {
  const { view } = props
  // Sealed boosters are opened once at this table; who comes back to it has seen them.
  const [isSeen, see] = useState(view.options.format !== 'sealed')
  if (me.limited === null) return null
  const { pool } = me.limited
  if (me.prompt?.kind === 'buildDeck') {
    if (!isSeen) return <Sealed pool={pool} props={props} onDone={() => see(true)} />
    return (
      <PoolBuilder
        pool={pool}
        limits={view.options}
        language={props.language}
        isSending={props.isSending === true}
        onBuild={({ provinces, allies }) =>
          props.play({ type: 'buildDeck', provinces: [...provinces], allies: [...allies] })
        }
      />
    )
  }
  return <Draft me={me} props={props} />
}

/** DW-25.2: the boosters of a sealed pool, one after the other. */
function Sealed({
  pool,
  props: { language },
  onDone,
}: {
  readonly pool: readonly string[]
  readonly props: WrathProps
  readonly onDone: () => void
}) {
  const t = deckText(language)
  const { enlarge } = useWrath()
  const [booster, setBooster] = useState(0)
  const all = Math.ceil(pool.length / SIZE)
  const title = t('open.booster', { number: booster + 1, all })
  const cards = pool
    .slice(booster * SIZE, (booster + 1) * SIZE)
    // A booster has no card twice.
    .map((id) => ({ key: `${booster} ${id}`, card: cardOf(id) }))
  const isLast = booster + 1 >= all
  return (
    <section className="wrath-limited" aria-label={title}>
      <header className="wrath-limited-head">
        <h2>{title}</h2>
        {isLast ? null : <Button onPress={onDone}>{t('open.skip')}</Button>}
        <Button look="primary" onPress={() => (isLast ? onDone() : setBooster(booster + 1))}>
          {t(isLast ? 'open.build' : 'open.next')}
        </Button>
      </header>
      <Opened
        key={booster}
        cards={cards}
        label={title}
        language={language}
        onEnlarge={(card) => enlarge(card, card)}
      />
    </section>
  )
}

/** The pack in hand, of which one card is picked by pressing it; the pool below with its running curve. */
function Draft({ me, props }: { readonly me: OwnView; readonly props: WrathProps }) {
  const { language, view, text } = props
  const t = deckText(language)
  const v = viewText(language)
  const { enlarge } = useWrath()
  if (me.limited === null) return null
  const { pack, picked, pool } = me.limited
  const round = view.limited?.round ?? 1
  const isWaiting = pack.length === 0 || picked !== null
  const piles = {
    provinces: [],
    allies: pool.map((card) => ({ card, n: 1 })).filter(({ card }) => cardOf(card).type !== 'province'),
  }
  return (
    <section className="wrath-limited" aria-label={v('draft.pack')}>
      <header className="wrath-limited-head">
        <h2>{isWaiting ? t('draft.waits') : v('draft.pack')}</h2>
        <p>
          {t('draft.place', {
            round,
            rounds: limited.draftBoosters,
            pick: SIZE - pack.length + 1,
            picks: SIZE,
          })}
        </p>
      </header>
      {isWaiting ? null : (
        <Opened
          // A fresh booster is turned over card by card; what is passed on lies open.
          key={`${round} ${pack.length}`}
          isOpen={pack.length < SIZE}
          cards={pack.map((id) => ({ key: id, card: cardOf(id) }))}
          label={v('draft.pack')}
          language={language}
          verb={({ id }) => text.action({ type: 'pickCard', card: id }, view)}
          onPress={({ id }) => {
            const action: Action = { type: 'pickCard', card: id }
            if (props.isSending !== true && props.check(action) === undefined) props.play(action)
          }}
          onEnlarge={(card) => enlarge(card, card)}
        />
      )}
      <section className="wrath-pool" aria-label={v('draft.pool')}>
        <h2>
          {v('draft.pool')} <b>{pool.length}</b>
        </h2>
        <div className="wrath-pool-figures">
          <DeckFigures piles={piles} language={language} hasOdds={false} />
        </div>
        <PoolList pool={pool} language={language} onEnlarge={(card) => enlarge(card, card)} />
      </section>
    </section>
  )
}
