import { type Translator, translations } from '@wyrmtable/text'
import { en, type SideKey } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The words of the panels beside the table. */
export const sideText = translations<SideKey>({ en, fr, es })

export type SideText = Translator<SideKey>
