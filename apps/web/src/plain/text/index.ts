import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type PlainKey = keyof typeof en

/** The words of the plain table. */
export const plainText = translations<PlainKey>({ en, fr, es })
