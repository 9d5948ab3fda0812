import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type OverKey = keyof typeof en

/** The sentences of the end of a game. */
export const gameOverText = translations<OverKey>({ en, fr, es })
