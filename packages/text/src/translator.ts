import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { ByLanguage, Language } from '@wyrmtable/kernel'

/**
 * Messages in ICU format by key. The English catalog is written as a plain object; the others are typed
 * `Catalog<keyof typeof en>`, so that a key that one of them lacks does not compile.
 *
 * In ICU an apostrophe before a brace quotes it: write the typographic one (’) in texts.
 */
export type Catalog<Key extends string> = Readonly<Record<Key, string>>

/** Figures and names that fill the places of a message: `{hex}`, `{count, plural, …}`. */
export type MessageValues = Readonly<Record<string, string | number>>

export interface Translator<Key extends string> {
  readonly language: Language
  (key: Key, values?: MessageValues): string
}

/** Looks messages up in one catalog. A message is compiled when it is first asked for. */
export function createTranslator<Key extends string>(
  catalog: Catalog<Key>,
  language: Language,
): Translator<Key> {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } })
  const compiled = new Set<Key>()
  const translate = (key: Key, values: MessageValues = {}): string => {
    if (!compiled.has(key)) {
      i18n.load(language, { [key]: compileMessageOrThrow(catalog[key]) })
      compiled.add(key)
    }
    return i18n._(key, values)
  }
  return Object.assign(translate, { language })
}

/** Catalogs in all languages as one function: `words('fr')('key')`. A language costs nothing until it is asked for. */
export function translations<Key extends string>(
  catalogs: ByLanguage<Catalog<Key>>,
): (language: Language) => Translator<Key> {
  const known = new Map<Language, Translator<Key>>()
  return (language) => {
    const found = known.get(language) ?? createTranslator(catalogs[language], language)
    known.set(language, found)
    return found
  }
}

/** The names of the places that a message fills, sorted; throws where the message is not valid ICU. */
export function placesOf(message: string): readonly string[] {
  const names = new Set<string>()
  collectPlaces(compileMessageOrThrow(message), names)
  return [...names].sort()
}

type Token = ReturnType<typeof compileMessageOrThrow>[number]

function collectPlaces(tokens: readonly Token[], names: Set<string>): void {
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [name, , choices] = token
    names.add(name)
    if (typeof choices !== 'object' || choices === null) continue
    for (const choice of Object.values(choices)) if (Array.isArray(choice)) collectPlaces(choice, names)
  }
}
