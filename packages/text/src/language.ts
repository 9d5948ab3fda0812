import { type ByLanguage, type Language, languages } from '@wyrmtable/kernel'

/** Each language by the name its speakers give it, for menus. */
export const languageNames: ByLanguage<string> = { en: 'English', fr: 'Français', es: 'Español' }

export const isLanguage = (tag: string): tag is Language => languages.some((language) => language === tag)

/**
 * The first language of the list that we have: 'fr-CA', 'fr_CA.UTF-8' and 'FR' all ask for French.
 * Tags we do not know are passed over; English if none is left.
 */
export function pickLanguage(wanted: readonly (string | undefined)[]): Language {
  for (const tag of wanted) {
    const primary = tag
      ?.trim()
      .toLowerCase()
      .split(/[-_.@]/)[0]
    if (primary !== undefined && isLanguage(primary)) return primary
  }
  return 'en'
}

/** The tags that a browser asks for in `Accept-Language`, those it likes best first; `*` and what it refuses are left out. */
export const acceptedLanguages = (header: string): readonly string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.split(';').map((one) => one.trim())
      const weight = settings.find((one) => one.startsWith('q='))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)

/**
 * The tags that the environment of a terminal asks for, in the order POSIX and GNU give them: `LANGUAGE`
 * is a list, then `LC_ALL`, `LC_MESSAGES` and `LANG`. `C` and `POSIX` ask for nothing.
 */
export function environmentLanguages(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const { LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = environment
  return [...(LANGUAGE?.split(':') ?? []), LC_ALL, LC_MESSAGES, LANG].filter(
    (tag): tag is string => tag !== undefined && tag !== '',
  )
}
