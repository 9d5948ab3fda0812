import { useEffect, useState } from 'react'

const nameOf = (match: string): string => `wyrmtable.read.${match}`

/** Lines of talk that were not yet in sight in this browser. */
export function useUnread(match: string, said: number, isOpen: boolean): number {
  const [read, setRead] = useState(() => Math.min(said, Number(localStorage.getItem(nameOf(match)) ?? 0)))
  useEffect(() => {
    if (!isOpen) return
    setRead(said)
    localStorage.setItem(nameOf(match), `${said}`)
  }, [match, said, isOpen])
  return isOpen ? 0 : Math.max(0, said - read)
}
