import type { TableModule } from '@wyrmtable/ui'
import { createElement } from 'react'
import { DrawnOrPlain } from './DrawnOrPlain.tsx'
import { PlainTable } from './PlainTable.tsx'

/** The table for an earlier version: today's as long as it draws what it is given; the plain one where there is none. */
export function earlierTable(table: TableModule | undefined): TableModule {
  if (table === undefined) return { Table: PlainTable }
  const { Table } = table
  return { Table: (props) => createElement(DrawnOrPlain, props, createElement(Table, props)) }
}
