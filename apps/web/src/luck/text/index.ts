import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type LuckKey = keyof typeof en

/** The sentences about the luck of the dice. */
export const luckText = translations<LuckKey>({ en, fr, es })
