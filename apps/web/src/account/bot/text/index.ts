import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The sentences about accounts of bots. */
export const botText = translations<keyof typeof en>({ en, fr, es })
