import { availableParallelism } from 'node:os'
import {
  type NodeThread,
  type ProgressMessage,
  startNodeThread,
  type Thinking,
  type ThinkRequest,
  thinkTogether,
} from '@wyrmtable/ai'

/** Most threads that think together: what each further one adds is less than the one before. */
const MOST_THREADS = 4

/** Threads that think for this terminal, started when they are first asked. */
export class ThinkTank {
  readonly #threads: NodeThread[] = []

  /** One thread, which keeps what it thought of this match; where `together`, one for each spare core. */
  think(request: ThinkRequest, onProgress?: (progress: ProgressMessage) => void, together = false): Thinking {
    const wanted = together ? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)) : 1
    while (this.#threads.length < wanted) {
      this.#threads.push(startNodeThread(new URL('./thinking-thread.ts', import.meta.url)))
    }
    const thinkers = this.#threads.slice(0, wanted).map(({ thinker }) => thinker)
    const [only] = thinkers
    return wanted === 1 && only !== undefined
      ? only.think(request, onProgress)
      : thinkTogether(thinkers, request, onProgress)
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.end()))
  }
}
