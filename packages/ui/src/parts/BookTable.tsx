import type { ReactNode } from 'react'

/** A table as printed in a rulebook: a row of headings, and a heading before each row. */
export function BookTable({
  columns,
  rows,
  isDense = false,
}: {
  /** The first stands over the headings of the rows. */
  readonly columns: readonly ReactNode[]
  readonly rows: readonly {
    readonly key: string
    readonly head: ReactNode
    readonly cells: readonly ReactNode[]
    /** For the style sheet of the game. */
    readonly look?: string
  }[]
  /** Figures alone: narrow columns of one width, set in the middle. */
  readonly isDense?: boolean
}) {
  return (
    <table className={`book-table ${isDense ? 'is-dense' : ''}`}>
      <thead>
        <tr>
          {columns.map((column, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
            <th key={place} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells, look = '' }) => (
          <tr key={key} className={look}>
            <th scope="row">{head}</th>
            {cells.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
