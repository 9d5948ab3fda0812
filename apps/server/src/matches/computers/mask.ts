import { randomInt } from 'node:crypto'
import type { Time } from '../time.ts'

/** Where something is hidden, how long a computer takes must not tell what it had to think about. */
const maskMs = [300, 1_500] as const

/** Waits until whoever is asked since `begun` may have thought about anything. */
export function mask(time: Time, begun: number): Promise<void> {
  const [least, most] = maskMs
  const ms = begun + randomInt(least, most + 1) - time.now()
  return new Promise((resolve) => {
    if (ms <= 0) resolve()
    else time.after(ms, resolve)
  })
}
