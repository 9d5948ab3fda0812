import { translations } from '@wyrmtable/text'
import { en, type KeyWord } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export const keyText = translations<KeyWord>({ en, fr, es })
