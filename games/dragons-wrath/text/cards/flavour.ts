import type { Language } from '@wyrmtable/kernel'
import type { Tri } from '../../data/card.ts'
import base from './flavour/base.json' with { type: 'json' }
import freeCompanies from './flavour/free-companies.json' with { type: 'json' }

const lines: ReadonlyMap<string, Tri> = new Map(Object.entries({ ...base, ...freeCompanies }))

/** What a card says of its world, beside its rules. The cards of the worked examples say nothing. */
export const flavourOf = (card: string, language: Language): string | undefined => lines.get(card)?.[language]
