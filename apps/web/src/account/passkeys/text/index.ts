import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The sentences about passkeys. */
export const passkeysText = translations<keyof typeof en>({ en, fr, es })
