import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type HandsKey = keyof typeof en

/** The sentences about who takes a seat and about agreeing to a draw. */
export const handsText = translations<HandsKey>({ en, fr, es })
