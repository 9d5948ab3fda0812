import { useAfterFrame } from '@wyrmtable/ui'
import { useSyncExternalStore } from 'react'

/** Which card is pointed at: known to the panel that shows it, so that pointing draws nothing else anew. */
export interface LookStore {
  readonly look: (id: string) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly looked: () => string | undefined
}

export function createLookStore(): LookStore {
  const listeners = new Set<() => void>()
  let now: string | undefined
  return {
    look: (id) => {
      if (id === now) return
      now = id
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    looked: () => now,
  }
}

/** The card that is pointed at, a moment later: a press is answered on the table before its words stand at the side. */
export const useLooked = ({ subscribe, looked }: LookStore): string | undefined =>
  useAfterFrame(useSyncExternalStore(subscribe, looked))
