import type { Refusal } from '@wyrmtable/kernel'
import { Button } from '@wyrmtable/ui'
import { useMemo, useState } from 'react'
import { findCard } from '../data/library.ts'
import type { Action } from '../rules/actions.ts'
import { suggestDeck } from '../rules/decks/build-deck.ts'
import { readDeck } from '../rules/decks/read-deck.ts'
import { deckToText } from '../rules/decks/write-deck.ts'
import type { OwnView } from '../rules/view.ts'
import { CardTile } from './CardTile.tsx'
import { DeckReport } from './DeckReport.tsx'
import type { WrathProps } from './props.ts'
import { viewText } from './text/index.ts'

/** The pack in hand, the pool, and a deck built out of it as text. */
export function Boosters({ me, props }: { readonly me: OwnView; readonly props: WrathProps }) {
  const { language } = props
  const t = viewText(language)
  const { limited } = me
  if (limited === null) return null
  const counts = new Map<string, number>()
  for (const card of limited.pool) counts.set(card, (counts.get(card) ?? 0) + 1)
  return (
    <>
      {limited.pack.length > 0 && limited.picked === null ? (
        <section className="wrath-own" aria-label={t('draft.pack')}>
          <h2>{t('draft.pack')}</h2>
          <ul>
            {limited.pack.map((card) => (
              <CardTile key={card} card={card} language={language} />
            ))}
          </ul>
        </section>
      ) : null}
      {me.prompt?.kind === 'buildDeck' ? <BuildPanel pool={limited.pool} props={props} /> : null}
      <section className="wrath-own" aria-label={t('draft.pool')}>
        <h2>{t('draft.pool')}</h2>
        <ul>
          {[...counts].map(([card, count]) => (
            <CardTile key={card} card={card} language={language}>
              {count > 1 ? <small>{t('draft.copies', { count })}</small> : null}
            </CardTile>
          ))}
        </ul>
      </section>
    </>
  )
}

function BuildPanel({ pool, props }: { readonly pool: readonly string[]; readonly props: WrathProps }) {
  const { view, language, check, play } = props
  const t = viewText(language)
  const suggested = useMemo(
    () => deckToText(suggestDeck(pool, view.options), language),
    [pool, view, language],
  )
  const [written, setWritten] = useState(suggested)
  const read = readDeck(written, view.options)
  const action: Action | undefined = read.ok
    ? { type: 'buildDeck', provinces: [...read.deck.provinces], allies: [...read.deck.allies] }
    : undefined
  const refusal = action === undefined ? undefined : check(action)
  return (
    <section className="wrath-own wrath-build" aria-label={t('draft.build')}>
      <h2>{t('draft.build')}</h2>
      <textarea
        aria-label={t('draft.build')}
        rows={14}
        spellCheck={false}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      <div role="status">
        <DeckReport text={written} limits={view.options} language={language} />
        {refusal === undefined ? null : <p>{faultOf(refusal, props)}</p>}
      </div>
      <Button
        look="primary"
        isDisabled={action === undefined || refusal !== undefined}
        onPress={() => {
          if (action !== undefined) play(action)
        }}
      >
        {t('draft.play')}
      </Button>
    </section>
  )
}

/** The card that the pool lacks, and the sentence. */
function faultOf(refusal: Refusal, { text, language }: WrathProps): string {
  const card = 'card' in refusal ? findCard(`${refusal.card}`) : undefined
  const sentence = text.refusal(refusal)
  return card === undefined ? sentence : `${card.name[language]}: ${sentence}`
}
