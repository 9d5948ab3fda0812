import type { Problem } from './answers.ts'
import { newsLine } from './news-line.ts'

/** Between two tries while the server cannot be reached. */
const RETRY_MS = 3_000

/** Nobody knows whether it was done, or the server could not keep or give it: it is to be asked for again. */
export const isLost = ({ code, status }: Problem): boolean =>
  code === 'offline' || code === 'notStored' || status === 502 || status === 504

/** Waits until there may be a connection again. `wakeBy` is given what ends the waiting sooner. */
export async function lineIsBack(wakeBy?: (wake: () => void) => void): Promise<void> {
  const line = newsLine()
  await new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(goOn, RETRY_MS)
    const stop = line.onState(() => {
      if (line.state().kind === 'open') goOn()
    })
    wakeBy?.(goOn)
  })
}
