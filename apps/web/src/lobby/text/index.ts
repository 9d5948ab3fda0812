import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type LobbyKey = keyof typeof en

const texts: ByLanguage<Translator<LobbyKey>> = {
  en: createTranslator<LobbyKey>(en, 'en'),
  fr: createTranslator<LobbyKey>(fr, 'fr'),
  es: createTranslator<LobbyKey>(es, 'es'),
}

/** The sentences of the lobby. */
export const lobbyText = (language: Language): Translator<LobbyKey> => texts[language]
