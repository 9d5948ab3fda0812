import type { TableData } from '../../data/table-schema.ts'
import { readTableFile } from '../../rules/tables/table-file.ts'

/** A table as it is kept in the browser; undefined for what is none. */
export function keptTable(value: Parameters<typeof readTableFile>[0]): TableData | undefined {
  const read = readTableFile(value)
  return read.ok ? read.value : undefined
}
