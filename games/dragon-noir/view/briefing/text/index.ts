import { type Translator, translations } from '@wyrmtable/text'
import { type BriefingKey, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** What is said of scenarios. */
export const briefingText = translations<BriefingKey>({ en, fr, es })

export type BriefingText = Translator<BriefingKey>
