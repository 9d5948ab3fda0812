import type { Language } from '@wyrmtable/kernel'

/** A number as the language writes it: 1234.5 is '1,234.5' in English and '1 234,5' in French. */
export const formatNumber = (language: Language, value: number, maximumFractionDigits = 3): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits }).format(value)

/** A probability or share (0 to 1) as per cent: '58%', '58 %'. */
export const formatPercent = (language: Language, share: number, maximumFractionDigits = 0): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits }).format(share)

/** A list in words: 'A, B and C', 'A, B et C', 'A, B y C'. */
export const formatList = (
  language: Language,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(language, { style: 'long', type }).format(items)
