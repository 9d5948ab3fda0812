import { Button, type MadeProps } from '@wyrmtable/ui'
import type { ReactNode } from 'react'
import type { Deck } from '../../data/card.ts'
import { playWish } from './play-wish.ts'
import { deckText } from './text/index.ts'

/** The bar over one deck: its name, how it is given away and played, and what else may be done with it. */
export function DeckTop({
  deck,
  isLegal,
  page,
  onShare,
  children,
}: {
  readonly deck: Deck
  readonly isLegal: boolean
  readonly page: MadeProps
  readonly onShare: () => void
  readonly children: ReactNode
}) {
  const { language, TopBar } = page
  const t = deckText(language)
  return (
    <TopBar
      title={
        <div className="top-title">
          <a className="caps" href={page.link('')}>
            {t('page.title')}
          </a>
          <small>{deck.name[language]}</small>
        </div>
      }
    >
      <div className="wrath-deck-acts">
        <Button onPress={onShare}>{t('act.share')}</Button>
        {children}
        <Button look="primary" isDisabled={!isLegal} onPress={() => page.play(playWish(deck))}>
          {t('act.play')}
        </Button>
      </div>
    </TopBar>
  )
}
