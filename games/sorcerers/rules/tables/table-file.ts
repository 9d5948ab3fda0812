import {
  type Fault,
  type Json,
  type JsonObject,
  jsonOf,
  ok,
  openDocument,
  type Result,
  schemaOf,
} from '@wyrmtable/kernel'
import { TABLE_FORMAT, type TableData, tableFileSchema } from '../../data/table-schema.ts'

const schema = schemaOf(tableFileSchema)

/**
 * SO-15.4: a table out of a file: text, or JSON that was read already. Whether it can be played on (SO-15.5) is judged when
 * it is played on: one that is not finished travels as well. Faults say what is wrong and where.
 */
export function readTableFile(input: string | Json): Result<TableData, Fault> {
  const opened = openDocument(input, TABLE_FORMAT)
  if (!opened.ok) return opened
  const read = schema.parse(opened.value)
  return read.ok ? ok(read.value.table) : read
}

export function tableFile(table: TableData): JsonObject {
  return { format: TABLE_FORMAT, table: jsonOf(table) }
}
