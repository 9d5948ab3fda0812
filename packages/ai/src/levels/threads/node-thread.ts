import type { FromThinker, ThreadPort, ToThinker } from './messages.ts'
import { type RemoteThinker, remoteThinker } from './remote-thinker.ts'
import { serveThinker, type ThinkerHost } from './serve-thinker.ts'

// This package must load where there is no Node; what it needs of Node it asks for at run time.
interface NodePort {
  postMessage(message: unknown): void
  on(event: 'message', receive: (message: never) => void): void
}
interface NodeWorker extends NodePort {
  on(event: 'message' | 'error' | 'exit', receive: (message: never) => void): void
  terminate(): Promise<number>
}
declare const process: {
  getBuiltinModule(id: 'node:worker_threads'): {
    readonly parentPort: NodePort | null
    readonly Worker: new (url: string | { readonly href: string }) => NodeWorker
  }
  getBuiltinModule(id: 'node:timers/promises'): { setImmediate(): Promise<void> }
}
declare const performance: { now(): number }

/** Makes the worker thread in which this is called answer questions. The entry file is the app's own. */
export function serveNodeThread(load: ThinkerHost['load']): void {
  const { parentPort } = process.getBuiltinModule('node:worker_threads')
  if (parentPort === null) throw new Error('not in a worker thread')
  const { setImmediate } = process.getBuiltinModule('node:timers/promises')
  const port: ThreadPort<ToThinker, FromThinker> = {
    post: (message) => parentPort.postMessage(message),
    listen: (receive) => parentPort.on('message', receive),
  }
  serveThinker(port, { load, now: () => performance.now(), pause: () => setImmediate() })
}

export interface NodeThread {
  readonly thinker: RemoteThinker
  end(): Promise<void>
}

/** Starts a worker thread on an entry file that calls `serveNodeThread`. It keeps the process alive until it is ended. */
export function startNodeThread(entry: string | { readonly href: string }): NodeThread {
  const { Worker } = process.getBuiltinModule('node:worker_threads')
  const worker = new Worker(entry)
  const thinker = remoteThinker({
    post: (message) => worker.postMessage(message),
    listen: (receive) => worker.on('message', receive),
  })
  worker.on('error', (error: { readonly message: string }) => thinker.fail(error.message))
  worker.on('exit', () => thinker.fail('the thread has ended'))
  return {
    thinker,
    end: async () => {
      await worker.terminate()
    },
  }
}
