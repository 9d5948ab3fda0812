import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type AccountKey = keyof typeof en

/** The sentences of the page of one's account. */
export const accountText = translations<AccountKey>({ en, fr, es })
