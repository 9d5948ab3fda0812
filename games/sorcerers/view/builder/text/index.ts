import { type Translator, translations } from '@wyrmtable/text'
import { type BuilderKey, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type BuilderText = Translator<BuilderKey>

/** The words of the table builder. */
export const builderText = translations<BuilderKey>({ en, fr, es })
