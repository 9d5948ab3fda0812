import { useEffect, useState } from 'react'

/** What a promise gave: undefined while it is awaited, old while the next is. */
export type Loaded<T> = (Given<T> & { readonly isOld: boolean }) | undefined

type Given<T> = { readonly value: T } | { readonly error: Error }

/**
 * Loads something whenever `load` changes. What an older `load` gave is dropped at once, or with `keepsOld`
 * shown until the new answer is there.
 */
export function useLoaded<T>(load: () => Promise<T>, keepsOld = false): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly by: () => Promise<T>; readonly result: Given<T> }>()
  useEffect(() => {
    let isStale = false
    load().then(
      (value) => {
        if (!isStale) setLoaded({ by: load, result: { value } })
      },
      (error: unknown) => {
        const result = { error: error instanceof Error ? error : new Error(String(error)) }
        if (!isStale) setLoaded({ by: load, result })
      },
    )
    return () => {
      isStale = true
    }
  }, [load])
  if (loaded === undefined) return undefined
  const isOld = loaded.by !== load
  return isOld && !keepsOld ? undefined : { ...loaded.result, isOld }
}
