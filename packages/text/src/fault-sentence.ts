import type { Fault, Language, Refusal } from '@wyrmtable/kernel'
import { messages } from './messages.ts'
import { matchRefusal } from './refusal-sentence.ts'

/**
 * What is wrong with outside input, in words, and after them the place where it is: '… (Place: /dragons/D1/hex)'.
 * `refusalSentence` is the game's own voice for faults that are refusals; without it the clause is named.
 */
export function faultSentence(
  fault: Fault,
  language: Language,
  refusalSentence?: (refusal: Refusal) => string,
): string {
  const t = messages(language)
  const why = fault.refusal === undefined ? '' : reason(fault.refusal, language, refusalSentence)
  const sentence = t(`fault.${fault.code}`, { ...shortened(fault.figures), why }).trim()
  return fault.path === '' ? sentence : t('fault.at', { path: shorten(fault.path, 120), sentence })
}

/** Refusals of the match itself are said here: they have no clause, and their games have no words for them. */
function reason(
  refusal: Refusal,
  language: Language,
  refusalSentence?: (refusal: Refusal) => string,
): string {
  const own = matchRefusal(refusal, language)
  if (own !== undefined) return own
  return refusalSentence === undefined ? refusal.clause : `${refusalSentence(refusal)} [${refusal.clause}]`
}

/** Figures of a fault repeat what the input said, which may be long or hold control characters. */
const shortened = (figures: Fault['figures']): Fault['figures'] =>
  Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [
      key,
      typeof value === 'string' ? shorten(value, 80) : value,
    ]),
  )

function shorten(text: string, limit: number): string {
  const printable = text.replaceAll(/\p{Cc}/gu, '�')
  return printable.length <= limit ? printable : `${printable.slice(0, limit - 1)}…`
}
