import { type Translator, translations } from '@wyrmtable/text'
import { en, type MagicKey } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The words of the spell book and of moments for magic. */
export const magicText = translations<MagicKey>({ en, fr, es })

export type MagicText = Translator<MagicKey>
