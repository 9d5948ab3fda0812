import { type Clause, isJsonObject, type Json, type JsonObject, type Language } from '@wyrmtable/kernel'
import type { OptionNote } from '@wyrmtable/ui'
import { useSettings } from '../settings/SettingsContext.tsx'

/** The options of a game out of their schema, each with the clause that names it. */
export function VariantForm({
  notes,
  schema,
  clauses,
  language,
  values,
  onChange,
}: {
  readonly notes: readonly OptionNote[]
  readonly schema: Json
  readonly clauses: readonly Clause[]
  readonly language: Language
  readonly values: JsonObject
  readonly onChange: (values: JsonObject) => void
}) {
  const { t } = useSettings()
  const properties = isJsonObject(schema) && isJsonObject(schema.properties) ? schema.properties : {}
  return (
    <ul className="variant-list">
      {Object.entries(properties).map(([key, property]) => {
        const choices = choicesOf(property)
        const note = notes.find((one) => one.key === key)
        const standard = isJsonObject(property) ? property.default : undefined
        const title = clauses.find((clause) => clause.id === note?.clause)?.title[language]
        const current = JSON.stringify(values[key] ?? standard)
        return (
          <li key={key}>
            <label className="field">
              <span>
                {note?.name ?? key}
                <small>
                  {note?.clause} {title ? `· ${title}` : ''}
                </small>
              </span>
              <select
                value={current}
                onChange={(event) => {
                  const chosen = choices.find((choice) => JSON.stringify(choice) === event.target.value)
                  const { [key]: _, ...others } = values
                  onChange(
                    chosen === undefined || chosen === standard ? others : { ...others, [key]: chosen },
                  )
                }}
              >
                {choices.map((choice) => (
                  <option key={JSON.stringify(choice)} value={JSON.stringify(choice)}>
                    {note?.values[String(choice)] ?? String(choice)}
                    {choice === standard ? ` (${t('setup.standard')})` : ''}
                  </option>
                ))}
              </select>
            </label>
          </li>
        )
      })}
    </ul>
  )
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
