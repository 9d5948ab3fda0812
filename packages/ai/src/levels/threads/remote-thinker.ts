import type {
  FailedMessage,
  FromThinker,
  ProgressMessage,
  ResultMessage,
  ThinkMessage,
  ThreadPort,
  ToThinker,
} from './messages.ts'

export type ThinkRequest = Omit<ThinkMessage, 'type' | 'id'>

/** An answer that could not be given: the request was wrong, or the thread broke. */
export class ThinkingFailed extends Error {
  readonly code: FailedMessage['code']

  constructor({ code, message }: FailedMessage) {
    super(message)
    this.code = code
  }
}

/** A thread that thinks, seen from outside. */
export interface RemoteThinker {
  /** Loads a game before anything is asked about it. */
  prepare(game: string): void
  /** Thinks, and tells how far it is. After `cancel` the best so far comes as the result. */
  think(request: ThinkRequest, onProgress?: (progress: ProgressMessage) => void): Thinking
  /** Fails all that is being thought, as when the thread has died. */
  fail(reason: string): void
}

export interface Thinking {
  readonly result: Promise<ResultMessage>
  cancel(): void
}

interface Waiting {
  readonly resolve: (result: ResultMessage) => void
  readonly reject: (error: ThinkingFailed) => void
  readonly onProgress: ((progress: ProgressMessage) => void) | undefined
}

export function remoteThinker(port: ThreadPort<FromThinker, ToThinker>): RemoteThinker {
  const waiting = new Map<number, Waiting>()
  let last = 0
  port.listen((message) => {
    const asked = waiting.get(message.id)
    if (asked === undefined) return
    if (message.type === 'progress') {
      asked.onProgress?.(message)
      return
    }
    waiting.delete(message.id)
    if (message.type === 'result') asked.resolve(message)
    else asked.reject(new ThinkingFailed(message))
  })
  return {
    prepare: (game) => port.post({ type: 'prepare', game }),
    think(request, onProgress) {
      const id = ++last
      const result = new Promise<ResultMessage>((resolve, reject) => {
        waiting.set(id, { resolve, reject, onProgress })
      })
      port.post({ type: 'think', id, ...request })
      return { result, cancel: () => port.post({ type: 'cancel', id }) }
    },
    fail(reason) {
      for (const [id, asked] of waiting) {
        asked.reject(new ThinkingFailed({ type: 'failed', id, code: 'broken', message: reason }))
      }
      waiting.clear()
    },
  }
}
