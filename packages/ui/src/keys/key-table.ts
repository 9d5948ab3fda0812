import { createContext } from 'react'

/** Keys of a table that do one thing. */
export interface KeyLine {
  /** Names what the key does, so that people can choose another letter for it; absent: these keys cannot be changed. */
  readonly deed?: string
  /** As they are printed; of a deed exactly one letter. */
  readonly keys: readonly string[]
  readonly does: string
}

/** Letters that somebody chose instead of a table's own, by deed. */
export type OwnKeys = Readonly<Record<string, string>>

/** How a key is printed on a button, for who has chosen another one. */
export const PrintedKeys = createContext<(key: string) => string>((key) => key)

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)

/** The letter of a deed as it is now, in capitals as it is printed. */
const keyOf = ({ deed, keys }: KeyLine, own: OwnKeys): string =>
  ((deed === undefined ? undefined : own[deed]) ?? keys[0] ?? '').toUpperCase()

/** The lines as they are printed for somebody. */
export const printedLines = (lines: readonly KeyLine[], own: OwnKeys): readonly KeyLine[] =>
  lines.map((line) => (line.deed === undefined ? line : { ...line, keys: [keyOf(line, own)] }))

/**
 * The key of the table that a pressed one stands for; undefined for a letter that does nothing any more, since another
 * one was chosen for its deed.
 */
export function meantKey(lines: readonly KeyLine[], own: OwnKeys, pressed: string): string | undefined {
  const key = pressed.toUpperCase()
  const deeds = lines.filter(({ deed }) => deed !== undefined)
  const meant = deeds.find((line) => keyOf(line, own) === key)
  if (meant === undefined)
    return deeds.some(({ keys }) => keys[0]?.toUpperCase() === key) ? undefined : pressed
  const letter = meant.keys[0] ?? pressed
  return pressed === key ? letter.toUpperCase() : letter.toLowerCase()
}

/**
 * A letter for a deed: who had it takes the one that becomes free. Undefined where it is no letter, or one that a line
 * without a deed keeps.
 */
export function withOwnKey(
  lines: readonly KeyLine[],
  own: OwnKeys,
  deed: string,
  key: string,
): OwnKeys | undefined {
  const letter = key.toUpperCase()
  const line = lines.find((one) => one.deed === deed)
  const isKept = lines.some((one) => one.deed === undefined && one.keys.includes(letter))
  if (line === undefined || !isLetter(key) || isKept) return undefined
  const other = lines.find((one) => one.deed !== undefined && one !== line && keyOf(one, own) === letter)
  const chosen = new Map(Object.entries(own))
  chosen.set(deed, letter)
  if (other?.deed !== undefined) chosen.set(other.deed, keyOf(line, own))
  // What is as the table has it is not remembered.
  for (const { deed: name, keys } of lines)
    if (name !== undefined && chosen.get(name) === keys[0]?.toUpperCase()) chosen.delete(name)
  return Object.fromEntries(chosen)
}
