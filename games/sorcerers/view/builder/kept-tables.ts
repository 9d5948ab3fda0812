import type { MadeShelf } from '@wyrmtable/ui'
import { useEffect, useState } from 'react'
import type { TableData } from '../../data/table-schema.ts'
import { readTableFile } from '../../rules/tables/table-file.ts'

/** A table that is kept in this browser; what cannot be read of it is listed all the same. */
export interface OwnTable {
  readonly id: string
  readonly table: TableData | undefined
}

/** The tables that are kept, the last one first; undefined until they are read, or why they cannot be. */
export function useKeptTables(shelf: MadeShelf): readonly OwnTable[] | Error | undefined {
  const [found, setFound] = useState<readonly OwnTable[] | Error>()
  useEffect(() => {
    let isStale = false
    shelf.list().then(
      (made) => {
        if (!isStale) setFound(made.map(({ id, value }) => ({ id, table: tableIn(value) })))
      },
      (error: unknown) => {
        if (!isStale) setFound(error instanceof Error ? error : new Error(String(error)))
      },
    )
    return () => {
      isStale = true
    }
  }, [shelf])
  return found
}

function tableIn(value: Parameters<typeof readTableFile>[0]): TableData | undefined {
  const read = readTableFile(value)
  return read.ok ? read.value : undefined
}

/** A name in the browser for a new table, also valid as the id of a table. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return `table-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
