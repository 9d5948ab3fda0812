import type { OptionNote } from './props.ts'

/** The clause of each option and its values that are told in words, as JSON text without quotes. */
export type NotedOptions = Readonly<Record<string, readonly [clause: string, ...values: string[]]>>

/**
 * Options as the lobby explains them, out of a table of clauses and a catalog with the keys `option.KEY` and
 * `option.KEY.VALUE`.
 */
export function notesOf(noted: NotedOptions, say: (key: string) => string): readonly OptionNote[] {
  return Object.entries(noted).map(([key, [clause, ...values]]) => ({
    key,
    clause,
    name: say(`option.${key}`),
    values: Object.fromEntries(values.map((value) => [jsonText(value), say(`option.${key}.${value}`)])),
  }))
}

/** Numbers, truth values and null stand for themselves, words are quoted. */
const jsonText = (value: string): string =>
  /^(?:\d+|true|false|null)$/.test(value) ? value : JSON.stringify(value)
