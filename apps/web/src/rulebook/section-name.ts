import type { Language } from '@wyrmtable/kernel'
import type { Section } from './sections.ts'
import type { RulebookText } from './text/index.ts'

/** What a section is called: by its number where it has no name. */
export const nameOf = (
  { words, number }: Pick<Section, 'words' | 'number'>,
  language: Language,
  t: RulebookText,
): string => words?.name[language] ?? t('rules.section', { section: number })
