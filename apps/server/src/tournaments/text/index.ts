import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The words of tables for spreadsheets. */
export const tableText = translations<keyof typeof en>({ en, fr, es })
