import { useEffect, useReducer } from 'react'
import { onServerTime, serverNow } from './server-now.ts'

/**
 * The time by the clock of the server, in ms since 1970. What reads it is written again as soon as the server says that
 * its clock is another than was thought, and each `everyMs` where that is given.
 */
export function useServerNow(everyMs?: number): number {
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => onServerTime(look), [])
  useEffect(() => {
    if (everyMs === undefined) return
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return serverNow()
}
