import type { GameText, Language } from '@wyrmtable/kernel'
import { faultSentence, refusalSentence } from '@wyrmtable/text'
import { onlineText } from './text/index.ts'
import type { Problem } from './wire/answers.ts'

/** For refusals of the match itself, which no game has words for. */
const unknown: Pick<GameText, 'refusal' | 'clauseTitle'> = {
  refusal: ({ type }) => type,
  clauseTitle: (clause) => clause,
}

const known = [
  'stale',
  'notYours',
  'wrongMoment',
  'notAtThisTable',
  'taken',
  'noSuchThing',
  'tooOften',
  'tooMuch',
  'offline',
] as const

/** Reasons that say more than the code. */
const reasons = [
  'noMoreOfThese',
  'tooManyOffers',
  'stillHere',
  'sitsHereAlready',
  'computerPlays',
  'isRated',
  'needsAccount',
  'peopleOnly',
  'apart',
  'clubOnly',
  'noAccount',
  'inTournament',
] as const

/** Why a server did not do it, in words. */
export function problemWords(problem: Problem, language: Language, text?: GameText): string {
  const t = onlineText(language)
  const { code, reason, refusal, fault } = problem
  if (refusal !== undefined) return refusalSentence(refusal, language, text ?? unknown)
  if (fault !== undefined) return faultSentence(fault as Parameters<typeof faultSentence>[0], language)
  if (code === 'barred') return t('fault.barred', { reason: reason ?? '' })
  const why = reasons.find((one) => one === reason)
  if (why !== undefined) return t(`fault.${why}`)
  const word = known.find((one) => one === code)
  return word === undefined ? t('fault.other', { code }) : t(`fault.${word}`)
}
