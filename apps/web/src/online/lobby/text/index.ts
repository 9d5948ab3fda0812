import { type Translator, translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type OnlineLobbyText = Translator<keyof typeof en>

/** What the lobby says of games with others: all that a first visit carries of it. */
export const onlineLobbyText = translations<keyof typeof en>({ en, fr, es })
