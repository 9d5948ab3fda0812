import { createContext } from 'react'

/** Whether a board is seen so near that a finer picture of it shows. */
export interface Fineness {
  /** Kept as soon as somebody comes near; a board that nobody looks at closely saves the work. */
  readonly isWanted: Promise<void>
  want(): void
}

export function unasked(): Fineness {
  let want = () => {}
  const isWanted = new Promise<void>((resolve) => {
    want = resolve
  })
  return { isWanted, want }
}

/** A viewport gives it to its backdrop. What lies in none is drawn as finely as it can be. */
export const BoardFineness = createContext<Fineness>({ isWanted: Promise.resolve(), want: () => {} })
