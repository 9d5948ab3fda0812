import type { FromThinker, ThreadPort, ToThinker } from './messages.ts'
import { type RemoteThinker, remoteThinker } from './remote-thinker.ts'
import { serveThinker, type ThinkerHost } from './serve-thinker.ts'

// The few things of a browser that this file needs, so that the package needs no types of one.
interface WebPort {
  postMessage(message: unknown): void
  addEventListener(type: 'message', receive: (event: { readonly data: never }) => void): void
}
interface WebWorker extends WebPort {
  addEventListener(type: 'message', receive: (event: { readonly data: never }) => void): void
  addEventListener(
    type: 'error' | 'messageerror',
    receive: (event: { readonly message?: string }) => void,
  ): void
  terminate(): void
}
interface Channel {
  readonly port1: { onmessage: (() => void) | null }
  readonly port2: { postMessage(message: unknown): void }
}
declare const self: WebPort
declare const MessageChannel: new () => Channel
declare const performance: { now(): number }

/** Makes the web worker in which this is called answer questions. The entry file is the app's own. */
export function serveWebThread(load: ThinkerHost['load']): void {
  const port: ThreadPort<ToThinker, FromThinker> = {
    post: (message) => self.postMessage(message),
    listen: (receive) => self.addEventListener('message', ({ data }) => receive(data)),
  }
  serveThinker(port, { load, now: () => performance.now(), pause: turnOfEvents() })
}

/** A pause without the four milliseconds that browsers add to nested timers. */
function turnOfEvents(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  port1.onmessage = () => waiting.shift()?.()
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      port2.postMessage(0)
    })
}

export interface WebThread {
  readonly thinker: RemoteThinker
  end(): void
}

/** Wraps a worker that was started on an entry file which calls `serveWebThread`. */
export function webThread(worker: WebWorker): WebThread {
  const thinker = remoteThinker({
    post: (message) => worker.postMessage(message),
    listen: (receive) => worker.addEventListener('message', ({ data }) => receive(data)),
  })
  worker.addEventListener('error', ({ message }) => thinker.fail(message ?? 'the worker broke'))
  return {
    thinker,
    end() {
      worker.terminate()
      thinker.fail('the worker was ended')
    },
  }
}
