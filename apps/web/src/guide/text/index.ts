import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type GuideKey = keyof typeof en

/** The sentences of the guide. */
export const guideText = translations<GuideKey>({ en, fr, es })
