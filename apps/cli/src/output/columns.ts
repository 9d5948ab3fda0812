/** Sets short items in as many columns as fit, read downwards like a dictionary. */
export function inColumns(items: readonly string[], width: number): string {
  if (items.length === 0) return ''
  const longest = Math.max(...items.map((item) => item.length)) + 2
  const columns = Math.max(1, Math.floor(width / longest))
  const rows = Math.ceil(items.length / columns)
  const lines: string[] = []
  for (let row = 0; row < rows; row++) {
    let line = ''
    for (let at = row; at < items.length; at += rows) line += (items[at] ?? '').padEnd(longest)
    lines.push(line.trimEnd())
  }
  return lines.join('\n')
}

/** A table whose first column is text and whose other columns are figures. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
