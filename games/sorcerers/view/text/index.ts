import { type Translator, translations } from '@wyrmtable/text'
import { en, type ViewKey } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The words of the table and the box. */
export const viewText = translations<ViewKey>({ en, fr, es })

export type ViewText = Translator<ViewKey>
