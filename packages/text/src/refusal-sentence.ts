import type { GameText, Language, Refusal } from '@wyrmtable/kernel'
import { messages } from './messages.ts'

/** Refusals of the match itself, whatever the game; their clause is ''. */
const ours = [
  'notYourTurn',
  'matchOver',
  'nothingToUndo',
  'nothingToRedo',
  'notSeated',
  'rulesDiffer',
  'otherPosition',
  'rulesHeld',
  'hasSecrets',
] as const

/**
 * Why an action was not taken, with the clause and its heading: 'The door 1107|1108 is closed. [DR-9.4
 * Crossing an entrance]'. Refusals of the match itself speak of no clause.
 */
export function refusalSentence(
  refusal: Refusal,
  language: Language,
  text: Pick<GameText, 'refusal' | 'clauseTitle'>,
): string {
  const own = matchRefusal(refusal, language)
  if (own !== undefined) return own
  const title = text.clauseTitle(refusal.clause)
  const heading = title === refusal.clause ? title : `${refusal.clause} ${title}`
  return `${text.refusal(refusal)} [${heading}]`
}

/** The sentence of a refusal of the match itself; undefined for those of its game. */
export function matchRefusal(refusal: Refusal, language: Language): string | undefined {
  const own = ours.find((type) => type === refusal.type)
  return own === undefined || refusal.clause !== '' ? undefined : messages(language)(`refusal.${own}`)
}
