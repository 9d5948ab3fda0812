import { type Translator, translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type OnlineText = Translator<keyof typeof en>

/** The sentences of playing with others. */
export const onlineText = translations<keyof typeof en>({ en, fr, es })
