import { type Translator, translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type ReplayKey = keyof typeof en
export type ReplayText = Translator<ReplayKey>

/** The sentences of the replay viewer. */
export const replayText = translations<ReplayKey>({ en, fr, es })
