import { Button, Dialog } from '@wyrmtable/ui'
import { useState } from 'react'
import { testPile } from '../../rules/decks/test-hand.ts'
import { OPENING_HAND } from '../../rules/phases/mulligan.ts'
import { CardTile } from '../CardTile.tsx'
import type { Bench } from './bench.ts'
import { deckText } from './text/index.ts'

/** A hand as a match would deal it, by dice of a seed that is told; and what the years after it bring. */
export function TestHand({
  bench,
  isOpen,
  onClose,
}: {
  readonly bench: Bench
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const { language, piles } = bench
  const t = deckText(language)
  const [seed, setSeed] = useState(1)
  const [year, setYear] = useState(1)
  const pile = testPile(piles.allies, `${seed}`)
  const hand = pile.slice(0, OPENING_HAND + year)
  const left = pile.length - hand.length
  return (
    <Dialog
      title={t('hand.title')}
      isOpen={isOpen}
      onClose={onClose}
      className="wrath-dialog wrath-test-hand"
    >
      <h3 role="status">{t('hand.label', { year, count: hand.length })}</h3>
      <ul className="wrath-tiles">
        {hand.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
          <CardTile key={`${card} ${place}`} card={card} language={language} />
        ))}
      </ul>
      <p className="muted">
        {t('hand.left', { count: left })} {t('hand.seed', { seed })}
      </p>
      <div className="dialog-row">
        <Button isDisabled={left === 0} onPress={() => setYear(year + 1)}>
          {t('hand.draw')}
        </Button>
        <Button
          look="primary"
          onPress={() => {
            setSeed(seed + 1)
            setYear(1)
          }}
        >
          {t('hand.again')}
        </Button>
      </div>
    </Dialog>
  )
}
