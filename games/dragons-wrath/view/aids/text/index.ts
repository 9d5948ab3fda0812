import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type AidsKey = keyof typeof en

export const aidsText = translations<AidsKey>({ en, fr, es })
