import type { Time } from '../time.ts'

/** Nobody waits longer: connections that say nothing are cut by whatever lies between. */
const longestMs = 20_000
/** News may be missed: it is looked now and then all the same. */
const lookEveryMs = 2_000

/** What somebody waits for. */
interface Wish<T> {
  /** Where one of a kind finds nothing the others of it need not look. */
  readonly kind: string
  readonly find: () => Promise<T | undefined>
  /** Puts back what was found when whoever waited was gone. */
  readonly leave: (found: T) => Promise<void>
}

interface Waiter<T> extends Wish<T> {
  readonly resolve: (found: T | undefined) => void
  readonly reject: (error: unknown) => void
}

/** Those who wait until there is something for them, who came first before the others. */
export class Waiting<T> {
  private readonly time: Time
  private readonly waiters = new Set<Waiter<T>>()
  private looking: Promise<void> | undefined
  private isAskedAgain = false
  private isClosed = false
  private stopLooking: (() => void) | undefined

  constructor(time: Time) {
    this.time = time
  }

  /** What is found, now or as soon as there is something; undefined after a while, or when whoever waits `leaves`. */
  async wait(wish: Wish<T>, leaves: AbortSignal): Promise<T | undefined> {
    if (this.isClosed || leaves.aborted) return undefined
    return new Promise((resolve, reject) => {
      const end = () => waiter.resolve(undefined)
      const cancel = this.time.after(longestMs, end)
      const done = () => {
        this.waiters.delete(waiter)
        cancel()
        leaves.removeEventListener('abort', end)
      }
      const waiter: Waiter<T> = {
        ...wish,
        resolve: (found) => {
          done()
          resolve(found)
        },
        reject: (error) => {
          done()
          reject(error)
        },
      }
      leaves.addEventListener('abort', end)
      this.waiters.add(waiter)
      this.look()
    })
  }

  /** There may be something. */
  look(): void {
    this.isAskedAgain = true
    this.looking ??= this.lookOn().finally(() => {
      this.looking = undefined
      if (this.isAskedAgain) this.look()
    })
  }

  /** Nobody waits any longer. */
  close(): void {
    this.isClosed = true
    this.stopLooking?.()
    for (const { resolve } of this.waiters) resolve(undefined)
  }

  private async lookOn(): Promise<void> {
    this.stopLooking?.()
    while (this.isAskedAgain) {
      this.isAskedAgain = false
      const inVain = new Set<string>()
      for (const waiter of [...this.waiters]) {
        if (!this.waiters.has(waiter) || inVain.has(waiter.kind)) continue
        try {
          const found = await waiter.find()
          if (found === undefined) inVain.add(waiter.kind)
          else if (this.waiters.has(waiter)) waiter.resolve(found)
          else await waiter.leave(found)
        } catch (error) {
          waiter.reject(error)
        }
      }
    }
    if (this.waiters.size > 0 && !this.isClosed)
      this.stopLooking = this.time.after(lookEveryMs, () => this.look())
  }
}
