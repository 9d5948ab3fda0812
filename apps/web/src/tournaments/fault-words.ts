import type { Language } from '@wyrmtable/kernel'
import { problemWords } from '../online/problem-words.ts'
import type { Problem } from '../online/wire/answers.ts'
import { tournamentText } from './text/index.ts'

const reasons = ['full', 'begun', 'tooFew', 'tournaments'] as const

/** Why a server did not do it, in words. */
export function faultWords(problem: Problem, language: Language): string {
  const reason = reasons.find((one) => one === problem.reason)
  return reason === undefined ? problemWords(problem, language) : tournamentText(language)(`fault.${reason}`)
}
