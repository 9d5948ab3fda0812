import { type Translator, translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type RulebookKey = keyof typeof en
export type RulebookText = Translator<RulebookKey>

/** The sentences of the rulebook page. */
export const rulebookText = translations<RulebookKey>({ en, fr, es })
