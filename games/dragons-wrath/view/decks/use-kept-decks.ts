import type { MadeShelf } from '@wyrmtable/ui'
import { useEffect, useState } from 'react'
import { type KeptDeck, readKeptDeck } from './kept-deck.ts'

/** A deck that is kept in this browser; what cannot be read of it is listed all the same. */
export interface OwnDeck {
  readonly id: string
  readonly deck: KeptDeck | undefined
}

/** The decks that are kept, the last one first; undefined until they are read, or why they cannot be. */
export function useKeptDecks(shelf: MadeShelf): readonly OwnDeck[] | Error | undefined {
  const [found, setFound] = useState<readonly OwnDeck[] | Error>()
  useEffect(() => {
    let isStale = false
    shelf.list().then(
      (made) => {
        if (!isStale) setFound(made.map(({ id, value }) => ({ id, deck: readKeptDeck(value) })))
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
