import type { RageProps } from './use-interaction.ts'

/** What an addition to a roll is called: the heading of its clause. */
export const modifierName = (clause: string, { text }: Pick<RageProps, 'text'>): string =>
  text.clauseTitle(clause)
