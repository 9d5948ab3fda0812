import type { Clause, Json } from '@wyrmtable/kernel'
import type { OptionNote } from '@wyrmtable/ui'
import { useState } from 'react'
import { useSettings } from '../settings/SettingsContext.tsx'
import { lobbyText } from './text/index.ts'
import type { VariantChoice } from './variant-choices.ts'

/** One variant: its choices, the clause that names it, and on demand the text of the clause. */
export function VariantField({
  variant,
  note,
  clause,
  value,
  onChoose,
}: {
  readonly variant: VariantChoice
  readonly note: OptionNote | undefined
  readonly clause: Clause | undefined
  /** Absent: the standard. */
  readonly value: Json | undefined
  readonly onChoose: (value: Json) => void
}) {
  const { settings, t } = useSettings()
  const words = lobbyText(settings.language)
  const [isOpen, setOpen] = useState(false)
  const { key, standard, choices } = variant
  const isChanged = value !== undefined
  return (
    <li className={isChanged ? 'is-changed' : ''}>
      <label className="field">
        <span>
          {note?.name ?? key}
          {isChanged ? <small className="changed"> {words('setup.isChanged')}</small> : null}
        </span>
        <select
          value={JSON.stringify(value ?? standard)}
          onChange={(event) => {
            const chosen = choices.find((choice) => JSON.stringify(choice) === event.target.value)
            if (chosen !== undefined) onChoose(chosen)
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
      {clause === undefined ? null : (
        <button
          type="button"
          className="variant-clause"
          aria-expanded={isOpen}
          title={words(isOpen ? 'setup.hide' : 'setup.read', { clause: clause.id })}
          onClick={() => setOpen(!isOpen)}
        >
          {clause.id} · {clause.title[settings.language]}
        </button>
      )}
      {isOpen && clause !== undefined ? (
        <p className="variant-text" lang="en">
          {clause.text}
        </p>
      ) : null}
    </li>
  )
}
