/** One of a list that drops down; where there are only a few, `Choice` shows them all. */
export function ListField<T extends string | number>({
  label,
  value,
  choices,
  describedBy,
  onChoose,
}: {
  readonly label: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly name: string }[]
  /** The id of what says more of the choice. */
  readonly describedBy?: string
  readonly onChoose: (value: T) => void
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        aria-describedby={describedBy}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => String(choice.value) === target.value)
          if (chosen !== undefined) onChoose(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  )
}
