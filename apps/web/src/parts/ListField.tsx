/** One of a list that drops down; where there are only a few, `Choice` shows them all. */
export function ListField<T extends string | number>({
  label,
  value,
  choices,
  onChoose,
}: {
  readonly label: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly name: string }[]
  readonly onChoose: (value: T) => void
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => String(choice.value) === event.target.value)
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
