import type { Language } from '@wyrmtable/kernel'
import { formatList } from '@wyrmtable/text'
import type { CardData } from '../../data/card.ts'
import { colours } from '../../data/words.ts'
import { cardText } from '../../text/cards/card-text.ts'
import { cardName } from '../../text/names.ts'
import { kindOf } from '../card/kind-of.ts'
import { viewText } from '../text/index.ts'

/** The whole card in words. */
export function spokenCard(card: CardData, language: Language): string {
  const t = viewText(language)
  const parts = [cardName(card.id, language), kindOf(card, language)]
  if (card.type === 'province') return [...parts, t(`sphere.${card.sphere}`)].join(', ')
  parts.push(t(`sphere.${card.color}`))
  if ('cost' in card) {
    const list = colours.flatMap((colour) => {
      const count = card.cost[colour] ?? 0
      return count === 0 ? [] : [t(`cost.${colour}`, { count })]
    })
    parts.push(t('cost', { list: formatList(language, list) }))
  }
  if (card.type === 'creature') {
    parts.push(t('power', { pp: card.pp, pm: card.pm, m: card.m ? 'yes' : 'no' }))
  }
  const text = cardText(card, language)
  return text === '' ? parts.join(', ') : `${parts.join(', ')}: ${text}`
}
