/** One die face in running text. */
export function Die({
  value,
  look = '',
}: {
  readonly value: number | string
  readonly look?: '' | 'hit' | 'miss'
}) {
  return <span className={`die ${look === '' ? '' : `die-${look}`}`}>{value}</span>
}
