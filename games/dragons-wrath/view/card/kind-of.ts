import type { Language } from '@wyrmtable/kernel'
import type { CardData } from '../../data/card.ts'
import { findCard } from '../../data/library.ts'
import { viewText } from '../text/index.ts'

/** 'Creature – flying, magical'. */
export function kindOf(data: CardData, language: Language): string {
  const t = viewText(language)
  const type = t(`type.${data.type}`, { kind: data.type === 'object' ? data.objectType : '' })
  const traits = 'traits' in data ? (data.traits ?? []) : []
  return traits.length === 0 ? type : `${type} – ${traits.map((trait) => t(`trait.${trait}`)).join(', ')}`
}

/** The colour or sphere in which a card is printed. */
export function printedColour(card: string): string {
  const data = findCard(card)
  if (data === undefined) return 'grey'
  return data.type === 'province' ? data.sphere : data.color
}
