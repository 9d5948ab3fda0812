import { z } from 'zod'

/** Most characters of a deck's name. */
const LONGEST = 60

/** Controls, line ends, and marks that turn the direction of what is written after them. */
const marks = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

const name = z
  .string()
  .min(1)
  .max(LONGEST)
  .regex(/^[^\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u)

/** DW-3.9: what a deck is called, in every language. */
export const deckName = z.strictObject({ en: name, fr: name, es: name })

/** The same out of a text that anybody may have written: without marks, and not too long. */
export const plainDeckName = (text: string): string =>
  Array.from(text.replaceAll(marks, '').trim()).slice(0, LONGEST).join('').trim()
