import type { Json, JsonObject, Language, Manifest } from '@wyrmtable/kernel'

/** The name of the scenario whose options a match has; of several that fit, the one that asks for most. */
export function scenarioTitle(
  { scenarios }: Manifest,
  options: Json,
  language: Language,
): string | undefined {
  const chosen = asObject(options)
  const made = madeTitle(chosen)
  if (made !== undefined) return made
  const asks = (wanted: Json): number => Object.keys(asObject(wanted)).length
  const fits = (wanted: Json): boolean =>
    Object.entries(asObject(wanted)).every(
      ([key, value]) => JSON.stringify(chosen[key]) === JSON.stringify(value),
    )
  const [best] = scenarios
    .filter((scenario) => fits(scenario.options))
    .toSorted((a, b) => asks(b.options) - asks(a.options))
  return best?.title[language]
}

/** What somebody made to be played with, such as a board, is a document among the options: it has a title of its own. */
function madeTitle(options: JsonObject): string | undefined {
  for (const value of Object.values(options)) {
    const { schema, title } = asObject(value ?? {})
    if (typeof schema === 'string' && typeof title === 'string') return title
  }
  return undefined
}

const asObject = (value: Json): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
