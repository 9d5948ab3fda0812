import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startNodeThread, ThinkingFailed, type ThinkRequest } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import { rulesName, versionsOf } from '@wyrmtable/kernel'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { Refused, type Server, Unreachable } from '../online/server.ts'

/** What a server lends: docs/formats/http-api.md says what each part means. */
interface Lent {
  readonly lease: string
  readonly leaseMs: number
  readonly question: ThinkRequest
}

/** Between two tries to reach a server. */
const againMs = 2_000
/** Signs of life in the time of a lease. */
const beatsPerLease = 3
/** A thread that was told to stop gives up its thought by then. */
const endsWithinMs = 2_000

/** Rules of all versions that there are here. */
const games = manifests.flatMap((manifest) =>
  versionsOf(manifest).map((version) => rulesName({ id: manifest.id, version })),
)

/**
 * Thinks for the computers of a server, so many decisions at once, until it is told to stop. Nothing is needed of the server but its
 * address and a key: what it lends is what the computer's seat sees, and what comes back is an action.
 */
export async function workForServer(
  context: Context,
  server: Server,
  threads: number,
  stop: AbortSignal,
): Promise<void> {
  const worker = new WorkForServer(context, server, stop)
  await Promise.all(Array.from({ length: threads }, () => worker.work()))
}

class WorkForServer {
  private readonly context: Context
  private readonly server: Server
  private readonly stop: AbortSignal
  private readonly stopped: Promise<undefined>
  /** What keeps it from the server, so that it is told once. */
  private trouble: string | undefined

  constructor(context: Context, server: Server, stop: AbortSignal) {
    this.context = context
    this.server = server
    this.stop = stop
    this.stopped = new Promise((resolve) => {
      stop.addEventListener('abort', () => resolve(undefined))
    })
  }

  /** One decision after the other, in a thread of its own. */
  async work(): Promise<void> {
    const thinking = new ThinkingThread()
    try {
      while (!this.stop.aborted) {
        const lent = await this.next()
        if (lent !== undefined) await this.decide(thinking, lent)
      }
    } finally {
      await thinking.end()
    }
  }

  /** Undefined where there is nothing for a while, or no server. */
  private async next(): Promise<Lent | undefined> {
    const { server, stop } = this
    const lease = randomBytes(24).toString('base64url')
    try {
      type Answer = { readonly thought: Lent | null }
      const answer = await server.ask<Answer>('POST', '/api/thoughts', { games, lease }, stop)
      this.reached()
      return answer.thought ?? undefined
    } catch (error) {
      if (stop.aborted) {
        // It may have been lent while nobody listened any more; where it was not, there is nothing to give back.
        await server.ask('POST', `/api/thoughts/${lease}/back`, {}).catch(() => {})
        return undefined
      }
      this.failed(error)
      await wait(againMs, undefined, { signal: this.stop }).catch(() => {})
      return undefined
    }
  }

  private async decide(thinking: ThinkingThread, { lease, leaseMs, question }: Lent): Promise<void> {
    const { server } = this
    const at = `/api/thoughts/${lease}`
    let progress = { share: 0, playouts: 0 }
    let lose = (): void => {}
    const lost = new Promise<undefined>((resolve) => {
      lose = () => resolve(undefined)
    })
    const beats = setInterval(() => {
      server.ask('POST', `${at}/progress`, progress).catch((error: unknown) => {
        // One that did not arrive is followed by another; one that was refused says that nobody waits.
        if (error instanceof Refused) lose()
      })
    }, leaseMs / beatsPerLease)
    try {
      const { result, end } = thinking.think(question, ({ share, playouts }) => {
        progress = { share, playouts }
      })
      const thought = await Promise.race([result, lost, this.stopped])
      if (thought === undefined) {
        if (this.stop.aborted) await server.ask('POST', `${at}/back`, {})
        else await end(endsWithinMs)
        return
      }
      await server.insist('POST', `${at}/answer`, { action: thought.action })
    } catch (error) {
      if (!(error instanceof ThinkingFailed)) {
        this.failed(error)
        return
      }
      this.context.remark(error.message)
      await server
        .ask('POST', `${at}/back`, { cannot: true })
        .catch((refused: unknown) => this.failed(refused))
    } finally {
      clearInterval(beats)
    }
  }

  private reached(): void {
    if (this.trouble !== undefined)
      this.context.remark(this.context.t('work.reached', { url: this.server.url }))
    this.trouble = undefined
  }

  /** Tells what is wrong, once; without a key that the server knows there is nothing to be done. */
  private failed(error: unknown): void {
    const { t, remark } = this.context
    const { url } = this.server
    if (error instanceof Refused && error.code === 'notKnown') {
      throw new Failure(t('work.keyUnknown', { url }), { fault: error.code })
    }
    // What was decided too late is no fault.
    if (error instanceof Refused && error.code === 'stale') return
    if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error
    const trouble =
      error instanceof Refused
        ? t('online.refused', { url, code: error.code })
        : t('online.unreachable', { url, reason: error.message })
    if (trouble !== this.trouble) remark(trouble)
    this.trouble = trouble
  }
}

/** A thread that thinks, and another in its place where it broke. */
class ThinkingThread {
  private thread: ReturnType<typeof startNodeThread> | undefined

  /** `end` gives up the thought, and the thread with it where it does not do so in time. */
  think(question: ThinkRequest, onProgress: (progress: { share: number; playouts: number }) => void) {
    this.thread ??= startNodeThread(new URL('../opponents/thinking-thread.ts', import.meta.url))
    const { thinker } = this.thread
    const thinking = thinker.think(question, onProgress)
    const result = thinking.result.catch(async (error: unknown) => {
      if (error instanceof ThinkingFailed && error.code === 'broken') await this.end()
      throw error
    })
    const end = async (withinMs: number): Promise<void> => {
      thinking.cancel()
      const isOver = await Promise.race([
        result.then(
          () => true,
          () => true,
        ),
        wait(withinMs, false, { ref: false }),
      ])
      if (!isOver) await this.end()
    }
    return { result, end }
  }

  async end(): Promise<void> {
    const { thread } = this
    this.thread = undefined
    await thread?.end()
  }
}
