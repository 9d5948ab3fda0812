import type { Json } from '@wyrmtable/kernel'
import type { OptionNote } from '@wyrmtable/ui'
import { type NumberRange, offeredVariants } from '../box/variant-choices.ts'

/** A variant as the book tells it at the clause that it changes. */
export interface ClauseVariant {
  /** The option of a match. */
  readonly key: string
  readonly clause: string
  readonly name: string
  /** What may be chosen, the standard first; of a number only what is told in words. */
  readonly settings: readonly { readonly words: string; readonly isStandard: boolean }[]
  /** Absent where no number is asked for. */
  readonly range?: NumberRange & { readonly standard: string | undefined }
}

/** The variants that a game offers, out of the schema of its options and of their words. */
export function clauseVariants(
  schema: Json | undefined,
  notes: readonly OptionNote[],
): readonly ClauseVariant[] {
  return offeredVariants(schema, notes, {}).map(({ variant, note }) => {
    const { key, standard, choices, range } = variant
    const { clause, name, values } = note
    if (range !== undefined) {
      const settings = Object.entries(values).map(([number, words]) => ({
        words: number === 'null' ? words : `${number}: ${words}`,
        isStandard: false,
      }))
      const isNumber = typeof standard === 'number'
      return {
        key,
        clause,
        name,
        settings,
        range: { ...range, standard: isNumber ? `${standard}` : undefined },
      }
    }
    const settings = choices
      .map((choice) => ({ words: values[JSON.stringify(choice)] ?? '', isStandard: choice === standard }))
      .sort((a, b) => Number(b.isStandard) - Number(a.isStandard))
    return { key, clause, name, settings }
  })
}
