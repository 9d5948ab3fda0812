import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type HelpKey = keyof typeof en

/** The words of the keys and the reference sheet of a table. */
export const helpText = translations<HelpKey>({ en, fr, es })
