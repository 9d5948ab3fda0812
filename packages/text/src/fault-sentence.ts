import type { Fault, Language, Refusal } from '@wyrmtable/kernel'
import { type MessageKey, messages } from './messages.ts'
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
  const figures = fault.code === 'wrongType' ? withTypes(fault.figures, language) : fault.figures
  const clause = clauseIn(figures.pattern)
  const sentence = t(keyOf(fault), { ...shortened(figures), why, clause }).trim()
  return fault.path === '' ? sentence : t('fault.at', { path: shorten(fault.path, 120), sentence })
}

/** What has a length is too short or too long rather than too small or too large. */
function keyOf({ code, figures: { of, pattern } }: Fault): MessageKey {
  if (code === 'badPattern' && isInWords(pattern)) return 'fault.badPattern.words'
  if (code !== 'tooSmall' && code !== 'tooBig') return `fault.${code}`
  return of === 'text' || of === 'list' ? `fault.${code}.${of}` : `fault.${code}`
}

/** A schema says in English words, for whoever develops, what no pattern can say. */
const isInWords = (pattern: string | number | undefined): boolean => /^[^^]*\s/.test(`${pattern ?? ''}`)

/** The clause that such words name: ' [DW-3.4]'. */
const clauseIn = (pattern: string | number | undefined): string => {
  const [clause] = /\b[A-Z]{2}-\d+(?:\.\d+)*/.exec(`${pattern ?? ''}`) ?? []
  return clause === undefined ? '' : ` [${clause}]`
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

/** Kinds of values as a file has them, and as schemas call them. */
const kinds: Readonly<Record<string, MessageKey>> = {
  object: 'json.object',
  record: 'json.object',
  array: 'json.array',
  tuple: 'json.array',
  string: 'json.string',
  number: 'json.number',
  int: 'json.int',
  boolean: 'json.boolean',
  null: 'json.null',
}

/** What was expected and found, in words: 'a text or an object'. */
function withTypes(figures: Fault['figures'], language: Language): Fault['figures'] {
  const t = messages(language)
  const named = (kind: string) => {
    const key = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
    return key === undefined ? kind : t(key)
  }
  const all = (value: string | number) =>
    `${value}`
      .split(' or ')
      .map(named)
      .reduce((one, other) => t('json.or', { one, other }))
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, all(value)]))
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
