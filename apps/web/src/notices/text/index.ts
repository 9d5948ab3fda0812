import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The sentences of the page of notices. */
export const noticesText = translations<keyof typeof en>({ en, fr, es })
