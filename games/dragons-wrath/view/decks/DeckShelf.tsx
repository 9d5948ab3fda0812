import { Button, Glyph, glyphs, type MadeProps, newMadeId, useMade } from '@wyrmtable/ui'
import { useMemo, useState } from 'react'
import { starterDecks } from '../../data/library.ts'
import { defaultOptions } from '../../rules/options.ts'
import { deckFaults } from '../../rules/topics/deck-legality.ts'
import { Orb } from '../art/Orb.tsx'
import { CardFace } from '../card/CardFace.tsx'
import { printedColour } from '../card/kind-of.ts'
import { viewText } from '../text/index.ts'
import { mineAddress, starterAddress } from './address.ts'
import { coloursOf } from './figures.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { type KeptDeck, keptJson, keptOf, newDeck, playable, readKeptDeck } from './kept-deck.ts'
import { listed, sum } from './piles.ts'
import { deckText } from './text/index.ts'

/** All decks: those of one’s own, and the starters. */
export function DeckShelf({ page }: { readonly page: MadeProps }) {
  const { language, shelf, TopBar } = page
  const t = deckText(language)
  const made = useMade(shelf, readKeptDeck)
  const [isImporting, setImporting] = useState(false)
  const keep = (deck: KeptDeck) => {
    const id = newMadeId('deck')
    made.keep(id, keptJson(deck), () => page.go(mineAddress(id)))
  }
  return (
    <>
      <TopBar
        title={
          <div className="top-title">
            <span className="caps">{t('page.title')}</span>
          </div>
        }
      />
      <main id="main" className="wrath-made wrath-deck-shelf" tabIndex={-1}>
        <h1 className="display">{t('page.title')}</h1>
        {made.problem === undefined ? null : (
          <p className="banner" role="alert">
            {t('page.storage', { why: made.problem })}
          </p>
        )}
        <section aria-label={t('mine.title')}>
          <h2 className="section-title">{t('mine.title')}</h2>
          {made.kept?.length === 0 ? <p>{t('mine.none')}</p> : null}
          <div className="dialog-row">
            <Button look="primary" onPress={() => keep(newDeck())}>
              {t('mine.new')}
            </Button>
            <Button onPress={() => setImporting(true)}>{t('act.import')}</Button>
          </div>
          <ul className="wrath-deck-tiles">
            {made.kept?.map(({ id, value: deck }) =>
              deck === undefined ? (
                <li key={id}>{t('mine.unreadable')}</li>
              ) : (
                <DeckTile key={id} deck={deck} href={page.link(mineAddress(id))} page={page} isJudged />
              ),
            )}
          </ul>
        </section>
        <section aria-label={t('starters.title')}>
          <h2 className="section-title">{t('starters.title')}</h2>
          <ul className="wrath-deck-tiles">
            {starterDecks.map((deck) => (
              <DeckTile
                key={deck.id}
                deck={keptOf(deck, language)}
                href={page.link(starterAddress(deck.id))}
                page={page}
              />
            ))}
          </ul>
        </section>
      </main>
      <ImportDialog
        language={language}
        isOpen={isImporting}
        onClose={() => setImporting(false)}
        onImport={keep}
      />
    </>
  )
}

/** A deck as a tile that leads to its page: its dearest creature, its colours, its size. */
function DeckTile({
  deck,
  href,
  page: { language },
  isJudged = false,
}: {
  readonly deck: KeptDeck
  readonly href: string
  readonly page: MadeProps
  /** Whether it may be unfinished, so that it is said how it stands. */
  readonly isJudged?: boolean
}) {
  const t = deckText(language)
  const v = viewText(language)
  const face = useMemo(() => {
    const cards = listed(deck.allies).map(({ card }) => card)
    return cards.findLast(({ type }) => type === 'creature') ?? cards.at(-1)
  }, [deck])
  const isLegal = deckFaults(playable('deck', deck, '-'), defaultOptions).length === 0
  return (
    <li>
      <a className="wrath-deck-tile panel" href={href}>
        <span className={`wrath-tile-face wrath-${face === undefined ? 'grey' : printedColour(face.id)}`}>
          {face === undefined ? null : <CardFace card={face.id} language={language} size="play" />}
        </span>
        <span className="wrath-tile-words">
          <b className="display">{deck.name === '' ? t('deck.unnamed') : deck.name}</b>
          <span className="wrath-deck-cost">
            {coloursOf(deck).map(({ colour }) => (
              <span key={colour}>
                <Orb sphere={colour} />
                <span className="hidden">{v(`sphere.${colour}`)} </span>
              </span>
            ))}
          </span>
          <small>{t('deck.short', { provinces: sum(deck.provinces), allies: sum(deck.allies) })}</small>
          {isJudged ? (
            <span className={`pill ${isLegal ? 'good' : 'bad'}`}>
              <Glyph shape={isLegal ? glyphs.checkMark : glyphs.crossMark} />
              {t(isLegal ? 'deck.legal' : 'deck.illegal')}
            </span>
          ) : null}
        </span>
      </a>
    </li>
  )
}
