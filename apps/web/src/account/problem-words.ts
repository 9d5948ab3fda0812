import type { Language } from '@wyrmtable/kernel'
import { problemWords as matchWords } from '../online/problem-words.ts'
import type { Problem } from '../online/wire/answers.ts'
import { accountText } from './text/index.ts'

const known = ['notKnown', 'nameTaken', 'signedOut'] as const

/** Why the server did not do it, in words. */
export function problemWords(problem: Problem, language: Language): string {
  const t = accountText(language)
  const seconds = problem.figures?.seconds
  if (problem.code === 'tooOften' && typeof seconds === 'number')
    return t('account.fault.tooOften', { minutes: Math.ceil(seconds / 60) })
  if (problem.code === 'barred') {
    const { reason = '', until } = problem
    if (until === undefined) return t('account.fault.closed', { reason })
    const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(until)
    return t('account.fault.suspended', { until: when, reason })
  }
  const word = known.find((code) => code === problem.code)
  return word === undefined ? matchWords(problem, language) : t(`account.fault.${word}`)
}
