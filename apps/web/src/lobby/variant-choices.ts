import { isJsonObject, type Json, type JsonObject } from '@wyrmtable/kernel'

/** An option that a set-up can offer: its standard and all its values. */
export interface VariantChoice {
  readonly key: string
  readonly standard: Json | undefined
  readonly choices: readonly Json[]
}

/** The options of a schema, in its order. */
export function variantChoices(schema: Json | undefined): readonly VariantChoice[] {
  const properties = isJsonObject(schema) && isJsonObject(schema.properties) ? schema.properties : {}
  return Object.entries(properties).map(([key, property]) => ({
    key,
    standard: isJsonObject(property) ? property.default : undefined,
    choices: choicesOf(property),
  }))
}

/** The values after a choice; the standard is not written down. */
export function withChoice(values: JsonObject, { key, standard }: VariantChoice, chosen: Json): JsonObject {
  const { [key]: _, ...others } = values
  return chosen === standard ? others : { ...others, [key]: chosen }
}

/** The values that a schema lists; only lists and yes or no can be offered as a choice. */
function choicesOf(property: Json | undefined): readonly Json[] {
  if (!isJsonObject(property)) return []
  const { enum: listed, type, anyOf } = property
  if (Array.isArray(listed)) return listed
  if (type === 'boolean') return [false, true]
  if ('const' in property && property.const !== undefined) return [property.const]
  if (Array.isArray(anyOf)) return anyOf.flatMap((one: Json) => choicesOf(one))
  return []
}
