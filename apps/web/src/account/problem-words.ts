import type { Language } from '@wyrmtable/kernel'
import { problemWords as matchWords } from '../online/problem-words.ts'
import type { Problem } from '../online/wire/answers.ts'
import { passkeysText } from './passkeys/text/index.ts'
import { accountText } from './text/index.ts'

const known = ['notKnown', 'nameTaken', 'signedOut'] as const

/** What only passkeys are, by reason or code. */
const ofPasskeys: Readonly<Record<string, Parameters<ReturnType<typeof passkeysText>>[0]>> = {
  lastWayIn: 'passkeys.onlyWay',
  noPasskey: 'passkeys.fault.cancelled',
  hasPasskey: 'passkeys.fault.hasOne',
  passkey: 'passkeys.fault.hasOne',
  unknownPasskey: 'passkeys.fault.unknown',
  noSite: 'passkeys.not.numbers',
}

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
  const passkey = ofPasskeys[problem.reason ?? ''] ?? ofPasskeys[problem.code]
  if (passkey !== undefined) return passkeysText(language)(passkey)
  const word = known.find((code) => code === problem.code)
  return word === undefined ? matchWords(problem, language) : t(`account.fault.${word}`)
}
