import { Button, type MadeProps, newMadeId } from '@wyrmtable/ui'
import { useState } from 'react'
import { defaultOptions } from '../../rules/options.ts'
import { deckFaults, LEAST_ALLIES } from '../../rules/topics/deck-legality.ts'
import { mineAddress } from './address.ts'
import type { Bench } from './bench.ts'
import { DeckDesk } from './DeckDesk.tsx'
import { DeckFigures } from './DeckFigures.tsx'
import { DeckHead } from './DeckHead.tsx'
import { DeckLists } from './DeckLists.tsx'
import { DeckTop } from './DeckTop.tsx'
import { type KeptDeck, keptJson, playable } from './kept-deck.ts'
import { listed } from './piles.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { TestHand } from './TestHand.tsx'
import { deckText } from './text/index.ts'

/** A deck that is looked at: a starter, or one that somebody shared. It can be played, and copied to be changed. */
export function ShownDeck({
  kept,
  kind,
  about,
  page,
}: {
  readonly kept: KeptDeck
  /** What it is, in a few words. */
  readonly kind: string
  /** What stands over its notes. */
  readonly about: string
  readonly page: MadeProps
}) {
  const { language, shelf } = page
  const t = deckText(language)
  const [open, setOpen] = useState<'share' | 'hand'>()
  const [enlarged, setEnlarged] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const bench: Bench = {
    language,
    piles: kept,
    limitOf: () => undefined,
    enlarge: setEnlarged,
    tell: () => undefined,
  }
  const deck = playable('shared-deck', kept, t('deck.unnamed'))
  const faults = deckFaults(deck, defaultOptions)
  const name = deck.name[language]
  const keep = () => {
    const id = newMadeId('deck')
    shelf.keep(id, keptJson(kept)).then(
      () => page.go(mineAddress(id)),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <>
      <DeckTop deck={deck} isLegal={faults.length === 0} page={page} onShare={() => setOpen('share')}>
        <Button onPress={keep}>{t('act.change')}</Button>
      </DeckTop>
      <main id="main" className="wrath-made" tabIndex={-1}>
        <DeckDesk
          bench={bench}
          told=""
          cards={[...listed(kept.allies), ...listed(kept.provinces)].map(({ card }) => card)}
          label={t('grid.label')}
          enlarged={enlarged}
          onPutAway={() => setEnlarged(undefined)}
          side={
            <>
              <DeckHead
                piles={kept}
                faults={faults}
                least={LEAST_ALLIES}
                most={defaultOptions.maxAllies}
                language={language}
              >
                <h1 className="display">{name}</h1>
              </DeckHead>
              <p className="side-section muted">
                {kind} · <a href={page.link('')}>{t('page.back')}</a>
              </p>
              {problem === undefined ? null : (
                <p className="problem" role="alert">
                  {t('page.storage', { why: problem })}
                </p>
              )}
              {kept.notes.trim() === '' ? null : (
                <section className="side-section wrath-notes" aria-label={about}>
                  <h2 className="section-title">{about}</h2>
                  <p>{kept.notes}</p>
                </section>
              )}
              <DeckFigures piles={kept} language={language}>
                <Button onPress={() => setOpen('hand')}>{t('hand.open')}</Button>
              </DeckFigures>
              <DeckLists bench={bench} />
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
    </>
  )
}
