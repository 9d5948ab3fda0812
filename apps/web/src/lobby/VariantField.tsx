import type { Json } from '@wyrmtable/kernel'
import type { OptionNote } from '@wyrmtable/ui'
import { useId, useState } from 'react'
import type { ReadClause } from '../box/open-box.ts'
import type { NumberRange, VariantChoice } from '../box/variant-choices.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { lobbyText } from './text/index.ts'

/** One variant: its choices, the clause that names it, and on demand the text of the clause. */
export function VariantField({
  variant,
  note,
  clause,
  settledBy,
  value,
  onChoose,
}: {
  readonly variant: VariantChoice
  readonly note: OptionNote
  readonly clause: ReadClause | undefined
  /** The scenario whose the standard is, and why, where it is not the game's. */
  readonly settledBy: { readonly title: string; readonly why: string | undefined } | undefined
  /** Absent: the standard. */
  readonly value: Json | undefined
  readonly onChoose: (value: Json) => void
}) {
  const { settings } = useSettings()
  const id = useId()
  const words = lobbyText(settings.language)
  const [isOpen, setOpen] = useState(false)
  const { standard, range } = variant
  const isChanged = value !== undefined
  return (
    <li className={isChanged ? 'is-changed' : ''}>
      <div className="field">
        <label htmlFor={id}>
          {note.name}
          {isChanged ? <small className="changed"> {words('setup.isChanged')}</small> : null}
        </label>
        {range === undefined ? (
          <ValueList id={id} variant={variant} note={note} value={value} onChoose={onChoose} />
        ) : (
          <NumberField
            id={id}
            range={range}
            note={note}
            value={value === undefined ? (standard ?? null) : value}
            onChoose={onChoose}
          />
        )}
      </div>
      {settledBy === undefined ? null : (
        <p className="muted">
          {words('setup.settledBy', { scenario: settledBy.title })} {settledBy.why}
        </p>
      )}
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
        <p className="variant-text" lang={clause.textLanguage}>
          {clause.text}
        </p>
      ) : null}
    </li>
  )
}

/** All values in a list. */
function ValueList({
  id,
  variant: { standard, choices },
  note,
  value,
  onChoose,
}: {
  readonly id: string
  readonly variant: VariantChoice
  readonly note: OptionNote
  readonly value: Json | undefined
  readonly onChoose: (value: Json) => void
}) {
  const { t } = useSettings()
  // A value that was found elsewhere, such as one made by chance, is not in the list.
  const all =
    value === undefined || choices.some((one) => JSON.stringify(one) === JSON.stringify(value))
      ? choices
      : [...choices, value]
  return (
    <select
      id={id}
      value={JSON.stringify(value ?? standard)}
      onChange={(event) => {
        const chosen = all.find((choice) => JSON.stringify(choice) === event.target.value)
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      {all.map((choice) => (
        <option key={JSON.stringify(choice)} value={JSON.stringify(choice)}>
          {note.values[JSON.stringify(choice)] ?? String(choice)}
          {choice === standard ? ` (${t('setup.standard')})` : ''}
        </option>
      ))}
    </select>
  )
}

/** A whole number, typed; numbers with a meaning of their own, and an empty field, are told in words. */
function NumberField({
  id,
  range: { min, max, isOpen },
  note,
  value,
  onChoose,
}: {
  readonly id: string
  readonly range: NumberRange
  readonly note: OptionNote
  readonly value: Json
  readonly onChoose: (value: Json) => void
}) {
  const [typed, setTyped] = useState<string>()
  const { settings } = useSettings()
  const isOut =
    typed !== undefined && (typed === '' ? !isOpen : !(Number(typed) >= min && Number(typed) <= max))
  const meant = Object.entries(note.values).filter(([number]) => number !== 'null')
  return (
    <>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        step={1}
        required={!isOpen}
        placeholder={note.values.null}
        value={typed ?? (value === null ? '' : String(value))}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.validity.valid) onChoose(target.value === '' ? null : target.valueAsNumber)
        }}
        // What is no number of the range is given up for the last that was.
        onBlur={() => setTyped(undefined)}
      />
      <small className={isOut ? 'is-out' : 'muted'} role={isOut ? 'alert' : undefined}>
        {lobbyText(settings.language)('setup.range', { min, max })}
      </small>
      {meant.map(([number, words]) => (
        <small key={number} className="muted">
          {number}: {words}
        </small>
      ))}
    </>
  )
}
