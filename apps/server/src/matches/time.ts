/** Where the server takes its time from: tests move it by hand. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back after so many milliseconds, unless what it gave is called before. */
  after(ms: number, then: () => void): () => void
}

/** Longest wait of a timer of the platform. */
const longestMs = 2 ** 31 - 1

export const realTime: Time = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, ms), longestMs))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
