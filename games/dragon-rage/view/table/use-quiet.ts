import { useState } from 'react'

const keyOf = (match: string) => `wyrmtable.quiet.${match}`

/** Whether this match ends its phases without asking, as somebody chose for as long as the tab is open. */
export function useQuiet(match = ''): readonly [boolean, () => void] {
  const [isQuiet, setQuiet] = useState(() => read(match))
  return [
    isQuiet,
    () => {
      setQuiet(true)
      try {
        sessionStorage.setItem(keyOf(match), 'yes')
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  ]
}

function read(match: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(match)) === 'yes'
  } catch {
    return false
  }
}
