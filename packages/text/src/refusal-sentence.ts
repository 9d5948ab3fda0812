import type { GameText, Language, Refusal } from '@wyrmtable/kernel'
import { messages } from './messages.ts'

/** Refusals of the match itself, whatever the game; their clause is ''. */
const ours = ['notYourTurn', 'matchOver', 'nothingToUndo', 'nothingToRedo', 'notSeated'] as const

/**
 * Why an action was not taken, with the clause and its heading: 'The door 1107|1108 is closed. [DR-9.4
 * Crossing an entrance]'. Refusals of the match itself speak of no clause.
 */
export function refusalSentence(
  refusal: Refusal,
  language: Language,
  text: Pick<GameText, 'refusal' | 'clauseTitle'>,
): string {
  const own = ours.find((type) => type === refusal.type)
  if (own !== undefined && refusal.clause === '') return messages(language)(`refusal.${own}`)
  const title = text.clauseTitle(refusal.clause)
  const heading = title === refusal.clause ? title : `${refusal.clause} ${title}`
  return `${text.refusal(refusal)} [${heading}]`
}
