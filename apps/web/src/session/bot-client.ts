import type { Json, Tagged } from '@wyrmtable/kernel'
import { randomHex } from './secrets.ts'
import type { BotQuestion, FromWorker, ToWorker, Verification } from './worker-messages.ts'

interface Waiting {
  readonly resolve: (answer: FromWorker) => void
  readonly reject: (reason: Error) => void
}

/** Asks the worker in which computers think and replays are verified. A worker that dies is started anew. */
export class BotClient {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  /** Legal actions for the seat, to be played one after another; none but the last needs a die. */
  async ask(question: BotQuestion): Promise<readonly Tagged[]> {
    const answer = await this.send((id) => ({ type: 'choose', id, question, seed: randomHex(8) }))
    if (answer.type !== 'chosen') throw new Error('the worker answered something else')
    return answer.actions
  }

  async verify(replay: Json): Promise<Verification> {
    const answer = await this.send((id) => ({ type: 'verify', id, replay }))
    if (answer.type !== 'verified') throw new Error('the worker answered something else')
    return answer.verification
  }

  close(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.failAll('the page was left')
  }

  private send(message: (id: number) => ToWorker): Promise<FromWorker> {
    const id = ++this.last
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.running().postMessage(message(id))
    })
  }

  private running(): Worker {
    if (this.worker !== undefined) return this.worker
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const waiting = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if (data.type === 'failed') waiting?.reject(new Error(data.reason))
      else waiting?.resolve(data)
    }
    worker.onerror = (event) => {
      worker.terminate()
      this.worker = undefined
      this.failAll(event.message)
    }
    this.worker = worker
    return worker
  }

  private failAll(reason: string): void {
    const all = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of all) reject(new Error(reason))
  }
}
