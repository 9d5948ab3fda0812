import { Button, Dialog, type MadeProps, newMadeId } from '@wyrmtable/ui'
import { useMemo, useRef, useState } from 'react'
import { poolCards } from '../../data/library.ts'
import { LONGEST_NOTES } from '../../data/schema.ts'
import { provincesFor } from '../../rules/decks/build-deck.ts'
import { defaultOptions } from '../../rules/options.ts'
import { deckFaults, LEAST_ALLIES } from '../../rules/topics/deck-legality.ts'
import { mineAddress } from './address.ts'
import type { Bench } from './bench.ts'
import { DeckDesk } from './DeckDesk.tsx'
import { DeckFigures } from './DeckFigures.tsx'
import { DeckHead } from './DeckHead.tsx'
import { DeckLists } from './DeckLists.tsx'
import { DeckTop } from './DeckTop.tsx'
import { Filters, type Order } from './Filters.tsx'
import { type Filter, noFilter } from './facets.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { type KeptDeck, keptJson, playable } from './kept-deck.ts'
import { limitOf } from './limits.ts'
import { withMore } from './piles.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { TestHand } from './TestHand.tsx'
import { deckText } from './text/index.ts'
import { usePool } from './use-pool.ts'

type Open = 'share' | 'import' | 'hand' | 'delete'

/** A deck of one’s own, all cards beside it: what is changed is kept at once. */
export function Builder({
  id,
  first,
  page,
}: {
  readonly id: string
  readonly first: KeptDeck
  readonly page: MadeProps
}) {
  const { language, shelf } = page
  const t = deckText(language)
  const [kept, setKept] = useState(first)
  const [problem, setProblem] = useState<string>()
  const [open, setOpen] = useState<Open>()
  const [enlarged, setEnlarged] = useState<string>()
  const [told, tell] = useState('')
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>(noFilter)
  const [order, setOrder] = useState<Order>('kind')

  const failed = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error))
  // Presses may come faster than the page is drawn: each goes on from what the one before has left.
  const latest = useRef(first)
  const edit = (next: KeptDeck) => {
    latest.current = next
    setKept(next)
    shelf.keep(id, keptJson(next)).then(() => setProblem(undefined), failed)
  }
  const keepAs = (deck: KeptDeck) => {
    const name = newMadeId('deck')
    shelf.keep(name, keptJson(deck)).then(() => page.go(mineAddress(name)), failed)
  }
  const bench: Bench = {
    language,
    piles: kept,
    limitOf,
    change: (card, by) => edit(withMore(latest.current, card, by)),
    enlarge: setEnlarged,
    tell,
  }
  const cards = usePool(poolCards, kept, { search, filter, order }, language, page.finder)
  const deck = playable(id, kept, t('deck.unnamed'))
  const faults = useMemo(() => deckFaults(deck, defaultOptions), [deck])
  const name = deck.name[language]
  return (
    <>
      <DeckTop deck={deck} isLegal={faults.length === 0} page={page} onShare={() => setOpen('share')}>
        <Button onPress={() => setOpen('import')}>{t('act.import')}</Button>
      </DeckTop>
      <main id="main" className="wrath-made" tabIndex={-1}>
        <h1 className="hidden">{name}</h1>
        <DeckDesk
          bench={bench}
          told={told}
          cards={cards}
          label={t('grid.label')}
          enlarged={enlarged}
          onPutAway={() => setEnlarged(undefined)}
          filters={
            <Filters
              language={language}
              search={search}
              onSearch={setSearch}
              filter={filter}
              onFilter={setFilter}
              order={order}
              onOrder={setOrder}
              found={cards.length}
              all={poolCards.length}
            />
          }
          side={
            <>
              <DeckHead
                piles={kept}
                faults={faults}
                least={LEAST_ALLIES}
                most={defaultOptions.maxAllies}
                language={language}
              >
                <input
                  type="text"
                  className="wrath-deck-input"
                  aria-label={t('deck.name')}
                  placeholder={t('deck.unnamed')}
                  maxLength={60}
                  value={kept.name}
                  onChange={({ target }) => edit({ ...latest.current, name: target.value })}
                />
              </DeckHead>
              {problem === undefined ? null : (
                <p className="problem" role="alert">
                  {t('page.storage', { why: problem })}
                </p>
              )}
              <DeckFigures piles={kept} language={language}>
                <Button isDisabled={kept.allies.length === 0} onPress={() => setOpen('hand')}>
                  {t('hand.open')}
                </Button>
              </DeckFigures>
              <DeckLists
                bench={bench}
                onFill={() => {
                  const { allies, provinces } = latest.current
                  edit({ ...latest.current, provinces: provincesFor(allies, provinces) })
                }}
              />
              <section className="side-section wrath-notes">
                <h2 className="section-title">{t('notes.title')}</h2>
                <textarea
                  aria-label={t('notes.title')}
                  placeholder={t('notes.hint')}
                  rows={4}
                  maxLength={LONGEST_NOTES}
                  value={kept.notes}
                  onChange={({ target }) => edit({ ...latest.current, notes: target.value })}
                />
                <div className="dialog-row">
                  <Button onPress={() => keepAs({ ...kept, name: t('copy.name', { name }).slice(0, 60) })}>
                    {t('act.copy')}
                  </Button>
                  <Button onPress={() => setOpen('delete')}>{t('act.delete')}</Button>
                  <a href={page.link('')}>{t('page.back')}</a>
                </div>
              </section>
            </>
          }
        />
      </main>
      <TestHand bench={bench} isOpen={open === 'hand'} onClose={() => setOpen(undefined)} />
      <ShareDialog
        kept={kept}
        language={language}
        page={page}
        isOpen={open === 'share'}
        onClose={() => setOpen(undefined)}
      />
      <ImportDialog
        language={language}
        isOpen={open === 'import'}
        onClose={() => setOpen(undefined)}
        onImport={(deck) => {
          setOpen(undefined)
          keepAs(deck)
        }}
      />
      <Dialog title={t('delete.title')} isOpen={open === 'delete'} onClose={() => setOpen(undefined)}>
        <p>{t('delete.text', { name })}</p>
        <div className="dialog-row">
          <Button onPress={() => setOpen(undefined)}>{t('delete.keep')}</Button>
          <Button
            look="primary"
            onPress={() => {
              shelf.remove(id).then(() => page.go(''), failed)
            }}
          >
            {t('act.delete')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
