import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type StateKey = keyof typeof en

/** The sentences of the states that any page may be in. */
export const stateText = translations<StateKey>({ en, fr, es })
