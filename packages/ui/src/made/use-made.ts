import type { Json } from '@wyrmtable/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { MadeShelf } from './made-props.ts'

/** One thing that is kept in this browser; what cannot be read of it is listed all the same, without a value. */
export interface KeptMade<Value> {
  readonly id: string
  readonly value: Value | undefined
}

export interface MadeList<Value> {
  /** The last one kept comes first; undefined until they are read. */
  readonly kept: readonly KeptMade<Value>[] | undefined
  /** Why this browser could not list, keep or remove, in its own words. */
  readonly problem: string | undefined
  /** Keeps something, and then goes on. */
  keep(id: string, value: Json, then: () => void): void
  remove(id: string): void
}

/** What a shelf holds. `read` must stay the same function, and says nothing of what it cannot read. */
export function useMade<Value>(shelf: MadeShelf, read: (value: Json) => Value | undefined): MadeList<Value> {
  const [kept, setKept] = useState<readonly KeptMade<Value>[]>()
  const [problem, setProblem] = useState<string>()
  const [round, setRound] = useState(0)
  const failed = useCallback(
    (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads the list again
  useEffect(() => {
    let isStale = false
    shelf.list().then(
      (made) => {
        if (!isStale) setKept(made.map(({ id, value }) => ({ id, value: read(value) })))
      },
      (error: unknown) => {
        if (!isStale) failed(error)
      },
    )
    return () => {
      isStale = true
    }
  }, [shelf, read, round, failed])
  return {
    kept,
    problem,
    keep: (id, value, then) => void shelf.keep(id, value).then(then, failed),
    remove: (id) => void shelf.remove(id).then(() => setRound((one) => one + 1), failed),
  }
}
