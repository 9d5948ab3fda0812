import { useCallback, useState } from 'react'
import type { TableData } from '../../../data/table-schema.ts'

interface History {
  readonly past: readonly TableData[]
  readonly now: TableData
  readonly future: readonly TableData[]
}

/** So many changes can be taken back. */
const DEPTH = 200

/** A table under work: what it is, and what can be taken back and done again. */
export function useBench(first: TableData, onChange: (table: TableData) => void) {
  const [{ past, now, future }, set] = useState<History>({ past: [], now: first, future: [] })
  const put = useCallback(
    (next: History) => {
      set(next)
      onChange(next.now)
    },
    [onChange],
  )
  return {
    data: now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    commit(next: TableData) {
      if (next !== now) put({ past: [...past.slice(1 - DEPTH), now], now: next, future: [] })
    },
    undo() {
      const before = past.at(-1)
      if (before !== undefined) put({ past: past.slice(0, -1), now: before, future: [now, ...future] })
    },
    redo() {
      const [after, ...rest] = future
      if (after !== undefined) put({ past: [...past, now], now: after, future: rest })
    },
  }
}
