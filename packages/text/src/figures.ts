import type { Language } from '@wyrmtable/kernel'

/** A number as the language writes it: 1234.5 is '1,234.5' in English and '1 234,5' in French. */
export const formatNumber = (language: Language, value: number, maximumFractionDigits = 3): string =>
  numbers(language, maximumFractionDigits).format(value)

/** A probability or share (0 to 1) as per cent: '58%', '58 %'. */
export const formatPercent = (language: Language, share: number, maximumFractionDigits = 0): string =>
  percents(language, maximumFractionDigits).format(share)

/** A list in words: 'A, B and C', 'A, B et C', 'A, B y C'. */
export const formatList = (
  language: Language,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => lists(language, type).format(items)

const numbers = madeOnce(
  (language: Language, maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits }),
)
const percents = madeOnce(
  (language: Language, maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits }),
)
const lists = madeOnce(
  (language: Language, type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(language, { style: 'long', type }),
)

/** To make a format takes far longer than to write by it, and a page writes thousands of figures: each is kept. */
function madeOnce<Key, Format>(
  make: (language: Language, key: Key) => Format,
): (language: Language, key: Key) => Format {
  const made = new Map<Language, Map<Key, Format>>()
  return (language, key) => {
    const ofLanguage = made.get(language) ?? new Map<Key, Format>()
    made.set(language, ofLanguage)
    const format = ofLanguage.get(key) ?? make(language, key)
    ofLanguage.set(key, format)
    return format
  }
}
