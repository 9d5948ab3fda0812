import { translations } from '@wyrmtable/text'
import { type BoxKey, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The words on the box and of the seats. */
export const boxText = translations<BoxKey>({ en, fr, es })
