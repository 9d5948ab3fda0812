import type { ByLanguage } from '@wyrmtable/kernel'
import { en } from './catalogs/en.ts'
import { es } from './catalogs/es.ts'
import { fr } from './catalogs/fr.ts'
import { translations } from './translator.ts'

export type MessageKey = keyof typeof en

/** The messages of the platform in every language; those of a game are in its own `text/`. */
export const catalogs: ByLanguage<Readonly<Record<MessageKey, string>>> = { en, fr, es }

/** The platform's own translator: `messages('fr')('table.undo')`. */
export const messages = translations<MessageKey>(catalogs)
