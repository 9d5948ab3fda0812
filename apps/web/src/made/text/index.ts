import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The sentences around what people make for a game. */
export const madeText = translations<keyof typeof en>({ en, fr, es })
