import { type Translator, translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type KitKey = keyof typeof en
export type KitText = Translator<KitKey>

/** The words of the gallery. */
export const galleryText = translations<KitKey>({ en, fr, es })
