import { isJsonObject, type Json, type JsonObject } from '@wyrmtable/kernel'
import type { OptionNote } from '@wyrmtable/ui'

/** An option that a set-up can offer: its standard, and all its values or the numbers it takes. */
export interface VariantChoice {
  readonly key: string
  readonly standard: Json | undefined
  /** Empty where a number is asked for. */
  readonly choices: readonly Json[]
  readonly range?: NumberRange
}

/** Whole numbers from `min` to `max`; with `isOpen` there may be none, which is null. */
export interface NumberRange {
  readonly min: number
  readonly max: number
  readonly isOpen: boolean
}

/** The options of a schema that leave something to choose, in its order. */
export function variantChoices(schema: Json | undefined): readonly VariantChoice[] {
  const properties = isJsonObject(schema) && isJsonObject(schema.properties) ? schema.properties : {}
  return Object.entries(properties).flatMap(([key, property]): readonly VariantChoice[] => {
    const standard = isJsonObject(property) ? property.default : undefined
    const choices = choicesOf(property)
    if (choices.length > 1) return [{ key, standard, choices }]
    const range = rangeOf(property)
    return range === undefined ? [] : [{ key, standard, choices: [], range }]
  })
}

/** A variant as the lobby offers it beside a scenario. */
export interface OfferedVariant {
  /** Its standard is what the scenario says, where it says anything. */
  readonly variant: VariantChoice
  readonly note: OptionNote
  readonly isSettled: boolean
}

/**
 * What a set-up offers one by one: each option that the game explains, those as well that the scenario settles. An option
 * whose values have no words is none to choose in a list: it is what the scenario itself is, or has a part of its own.
 */
export function offeredVariants(
  schema: Json | undefined,
  notes: readonly OptionNote[],
  scenario: JsonObject,
): readonly OfferedVariant[] {
  return variantChoices(schema).flatMap((variant): readonly OfferedVariant[] => {
    const note = notes.find((one) => one.key === variant.key)
    if (
      note === undefined ||
      variant.choices.some((choice) => note.values[JSON.stringify(choice)] === undefined)
    )
      return []
    const settled = scenario[variant.key]
    const isSettled = settled !== undefined
    return [{ variant: isSettled ? { ...variant, standard: settled } : variant, note, isSettled }]
  })
}

/** The values after a choice; the standard is not written down. */
export function withChoice(values: JsonObject, { key, standard }: VariantChoice, chosen: Json): JsonObject {
  const { [key]: _, ...others } = values
  return chosen === standard ? others : { ...others, [key]: chosen }
}

/** The values that a schema lists; a single one leaves nothing to choose. */
function choicesOf(property: Json | undefined): readonly Json[] {
  if (!isJsonObject(property)) return []
  const { enum: listed, type, anyOf } = property
  if (Array.isArray(listed)) return listed
  if (type === 'boolean') return [false, true]
  if ('const' in property && property.const !== undefined) return [property.const]
  if (Array.isArray(anyOf)) return anyOf.flatMap((one: Json) => choicesOf(one))
  return []
}

/** The numbers that a schema takes, with or without null. */
function rangeOf(property: Json | undefined): NumberRange | undefined {
  if (!isJsonObject(property)) return undefined
  const { type, minimum, maximum, anyOf } = property
  if (type === 'integer' && typeof minimum === 'number' && typeof maximum === 'number') {
    return { min: minimum, max: maximum, isOpen: false }
  }
  if (!Array.isArray(anyOf)) return undefined
  const found = anyOf.map((one: Json) => rangeOf(one)).find((range) => range !== undefined)
  const isOpen = anyOf.some((one: Json) => isJsonObject(one) && one.type === 'null')
  return found === undefined ? undefined : { ...found, isOpen }
}
