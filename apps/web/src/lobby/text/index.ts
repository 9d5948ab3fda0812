import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type LobbyKey = keyof typeof en

/** The sentences of the lobby. */
export const lobbyText = translations<LobbyKey>({ en, fr, es })
