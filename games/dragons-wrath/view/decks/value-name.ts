import type { Language } from '@wyrmtable/kernel'
import { en as tableWords, type ViewKey } from '../text/en.ts'
import { viewText } from '../text/index.ts'
import type { FacetKey } from './facets.ts'
import { type DeckKey, en } from './text/en.ts'
import { deckText } from './text/index.ts'

/** What a value of a characteristic is called: in words of the builder, or in those of the table; figures are figures. */
export function valueName(facet: FacetKey, value: string, language: Language): string {
  const own = `value.${facet}.${value}`
  if (isDeckKey(own)) return deckText(language)(own)
  const shared = facet === 'trait' ? `trait.${value}` : `sphere.${value}`
  return isViewKey(shared) ? viewText(language)(shared) : value
}

const isDeckKey = (key: string): key is DeckKey => key in en
const isViewKey = (key: string): key is ViewKey => key in tableWords
