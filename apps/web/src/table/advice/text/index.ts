import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type AdviceKey = keyof typeof en

/** The sentences of advice and of thinking. */
export const adviceText = translations<AdviceKey>({ en, fr, es })
