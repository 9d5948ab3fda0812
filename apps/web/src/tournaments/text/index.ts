import { type Translator, translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type TournamentKey = keyof typeof en
export type TournamentText = Translator<TournamentKey>

/** The sentences about tournaments. */
export const tournamentText = translations<TournamentKey>({ en, fr, es })
