import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type RulesKey = keyof typeof en

/** The sentences about the version a match is played by. */
export const rulesText = translations<RulesKey>({ en, fr, es })
