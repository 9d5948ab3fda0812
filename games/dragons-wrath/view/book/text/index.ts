import { translations } from '@wyrmtable/text'
import { type BookKey, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export const bookText = translations<BookKey>({ en, fr, es })
