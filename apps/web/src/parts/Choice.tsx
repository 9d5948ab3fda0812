import { Glyph, type GlyphShape } from '@wyrmtable/ui'
import { useId } from 'react'

/** One of a few, as radio buttons that look like segments. */
export function Choice<T extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  readonly label: string
  readonly value: T
  readonly choices: readonly {
    readonly value: T
    readonly name: string
    readonly glyph?: GlyphShape | undefined
  }[]
  readonly onChoose: (value: T) => void
}) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice-row">
        {choices.map((choice) => (
          <label key={choice.value} className={choice.value === value ? 'is-on' : ''}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.glyph ? <Glyph shape={choice.glyph} /> : null}
            <span>{choice.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
