import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The words of what a board is drawn with. */
export const drawingText = translations<keyof typeof en>({ en, fr, es })
