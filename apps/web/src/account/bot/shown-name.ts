import type { Language } from '@wyrmtable/kernel'
import { botText } from './text/index.ts'

/** The name of whoever sits somewhere, which says so where it is a bot. */
export const shownName = (
  { name, isBot }: { readonly name: string; readonly isBot?: true },
  language: Language,
): string => (isBot === true ? botText(language)('bot.named', { name }) : name)
