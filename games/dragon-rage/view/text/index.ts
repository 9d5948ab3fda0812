import { type Translator, translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type ViewKey = keyof typeof en
export type ViewText = Translator<ViewKey>

/** The words of the table; sentences about the game itself are in the game's `text/`. */
export const viewText = translations<ViewKey>({ en, fr, es })
