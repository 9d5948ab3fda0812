import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The sentences of friends, clubs and the host's page. */
export const companyText = translations<keyof typeof en>({ en, fr, es })
