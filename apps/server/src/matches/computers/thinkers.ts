import { availableParallelism } from 'node:os'
import { type NodeThread, startNodeThread, type ThinkRequest } from '@wyrmtable/ai'
import type { Json } from '@wyrmtable/kernel'

/** A thought that takes longer will never end: levels count in seconds. */
const thinkWithinMs = 5 * 60_000
/** Most threads that think: the others of the machine answer requests. */
const mostThreads = 8

/** Who thinks for computers. */
export type Thinking = Pick<Thinkers, 'think' | 'end' | 'count'>

/**
 * Threads in which computers think, so that nobody's request waits for a thought. A match is always thought about in the
 * same one, which keeps what it thought before. They are started when the first is asked.
 */
export class Thinkers {
  private readonly threads: (NodeThread | undefined)[]

  constructor() {
    const count = Math.max(1, Math.min(mostThreads, availableParallelism() - 1))
    this.threads = Array.from({ length: count }, () => undefined)
  }

  /** How many can think at the same time. */
  get count(): number {
    return this.threads.length
  }

  async think(request: ThinkRequest): Promise<Json> {
    let place = 0
    for (let i = 0; i < request.match.length; i++) place = (place * 31 + request.match.charCodeAt(i)) >>> 0
    place %= this.threads.length
    const thread = this.threads[place] ?? startNodeThread(new URL('./thinking-thread.ts', import.meta.url))
    this.threads[place] = thread
    let late: NodeJS.Timeout | undefined
    try {
      const never = new Promise<never>((_, reject) => {
        late = setTimeout(
          () => reject(new Error(`match ${request.match}: a thought without end`)),
          thinkWithinMs,
        )
      })
      return (await Promise.race([thread.thinker.think(request).result, never])).action
    } catch (error) {
      // Another thread in place of a broken one.
      if (this.threads[place] === thread) this.threads[place] = undefined
      await thread.end()
      throw error
    } finally {
      clearTimeout(late)
    }
  }

  async end(): Promise<void> {
    const threads = this.threads.splice(0, this.threads.length, ...this.threads.map(() => undefined))
    await Promise.all(threads.map((thread) => thread?.end()))
  }
}
