/** How a point was read on which a manual is silent or contradicts itself. */
export interface Reading {
  readonly clauses: readonly string[]
  readonly question: string
  readonly reading: string
}

/**
 * The readings of one game out of the page that lists them: the rows of every table of its chapter that begins with a
 * clause and has a reading.
 */
export function readingsIn(page: string, title: string): readonly Reading[] {
  const chapter = page.split(/^## /m).find((part) => plain(part.split('\n')[0] ?? '') === plain(title)) ?? ''
  const found: Reading[] = []
  let columns: readonly string[] = []
  for (const line of chapter.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1).map(bare) : []
    if (cells.length === 0) columns = []
    else if (columns.length === 0) columns = cells
    else {
      const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
      const clauses = cell('clause').match(/[A-Z]{2}-\d+\.\d+/g) ?? []
      if (clauses.length === 0 || cell('our reading') === '') continue
      found.push({ clauses, question: cell('question'), reading: cell('our reading') })
    }
  }
  return found
}

const plain = (title: string): string => title.trim().replace(/’/g, "'")
/** A cell without the marks of Markdown. */
const bare = (cell: string): string => cell.trim().replace(/[`*]/g, '').replace(/\\\|/g, '|')
