import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Fault, Json, Result } from '@wyrmtable/kernel'
import type { KeptReplay, MatchStore } from '@wyrmtable/store'
import { badInput, Problem } from '../problem.ts'
import { Recent } from '../recent.ts'
import type { Time } from '../time.ts'
import type { Judged } from './judge.ts'

/** Bytes of a match that was played elsewhere. */
export const mostReplay = 4 * 1024 * 1024
/** What takes longer to be played again is not taken. */
const judgeWithinMs = 120_000
/** Documents that wait to be judged, one after the other. */
const mostWaiting = 8
/** Bytes of all documents that are kept, and of those that one address brings in a day. */
export const uploadLimits = { bytes: 1024 ** 3, bytesOfAddress: 64 * 1024 ** 2 }
export type UploadLimits = typeof uploadLimits
/** Addresses that are remembered; of one that is forgotten nothing came for long. */
const mostAddresses = 10_000
const dayMs = 24 * 60 * 60_000
/** Hex digits of a seal that make an address: 80 bits, which nobody meets by chance. */
const idLength = 20

/** A document that was taken. */
export interface Uploaded extends Pick<Judged, 'game' | 'version' | 'entries' | 'dice'> {
  readonly id: string
}

/**
 * Finished matches that were played elsewhere, such as on one screen. Each is played again before it is taken, in a
 * thread apart; its address comes from what it says, so that the same one is kept once. There is room for so much, and an
 * address may bring so much in a day.
 */
export class Uploads {
  private readonly store: MatchStore
  private readonly time: Time
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private readonly limits: UploadLimits
  /** What addresses have brought, each less what a day gives back evenly. */
  private readonly brought = new Recent<{ readonly bytes: number; readonly at: number }>(mostAddresses)
  /** Started with the first document. */
  private thread: Worker | undefined

  constructor(store: MatchStore, time: Time, limits: UploadLimits = uploadLimits) {
    this.store = store
    this.time = time
    this.limits = limits
  }

  async take(document: Json, address: string): Promise<Uploaded> {
    const body = JSON.stringify(document)
    const bytes = Buffer.byteLength(body)
    const { game, version, entries, dice, seal, isOver } = await this.judge(document, address, bytes)
    // Of one that goes on it would tell secrets.
    if (!isOver) throw new Problem('wrongMoment', { state: 'running' })
    const id = seal.slice(0, idLength)
    await this.keep({ id, game, body, createdAt: this.time.now() }, bytes)
    return { id, game, version, entries, dice }
  }

  /** Plays a match again that goes on; it is not kept here. */
  async judgeRunning(document: Json, address: string): Promise<void> {
    const bytes = Buffer.byteLength(JSON.stringify(document))
    const { isOver } = await this.judge(document, address, bytes, '/replay')
    if (isOver) throw new Problem('wrongMoment', { state: 'over' })
  }

  /** Throws a Problem that says what is wrong with it. */
  private async judge(document: Json, address: string, bytes: number, path = ''): Promise<Judged> {
    this.count(address, bytes)
    if (this.waiting >= mostWaiting) throw new Problem('tooMuch', { uploads: mostWaiting })
    this.waiting++
    const judging = this.last.then(() => this.judgeApart(document))
    this.last = judging.catch(() => {})
    let judged: Result<Judged, Fault>
    try {
      judged = await judging
    } finally {
      this.waiting--
    }
    if (!judged.ok) throw badInput({ ...judged.fault, path: `${path}${judged.fault.path}` })
    return judged.value
  }

  /** The document as text, as it was taken. */
  async give(id: string): Promise<string> {
    const body = await this.store.replay(id)
    if (body === undefined) throw new Problem('noSuchMatch', { match: id })
    return body
  }

  async close(): Promise<void> {
    await this.thread?.terminate()
  }

  /** Counts what an address brings, whatever becomes of it: to judge it costs as much. */
  private count(address: string, bytes: number): void {
    const most = this.limits.bytesOfAddress
    const now = this.time.now()
    const before = this.brought.get(address) ?? { bytes: 0, at: now }
    const left = Math.max(0, before.bytes - ((now - before.at) * most) / dayMs)
    if (left + bytes > most) {
      const seconds = Math.ceil(((left + bytes - most) * dayMs) / most / 1_000)
      throw new Problem('tooOften', { reason: 'uploads', figures: { seconds, bytesADay: most } })
    }
    this.brought.set(address, { bytes: left + bytes, at: now })
  }

  /** One that is there already needs no room. */
  private async keep(replay: KeptReplay, bytes: number): Promise<void> {
    const { limits, store } = this
    if ((await store.replayBytes()) + bytes > limits.bytes && (await store.replay(replay.id)) === undefined) {
      throw new Problem('tooMuch', { reason: 'uploads', figures: { bytes: limits.bytes } })
    }
    await store.addReplay(replay)
  }

  private async judgeApart(document: Json): Promise<Result<Judged, Fault>> {
    const thread = this.thread ?? new Worker(new URL('./judge-thread.ts', import.meta.url))
    this.thread = thread
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), judgeWithinMs)
    try {
      thread.postMessage(document)
      // A thread that breaks says so instead of answering.
      const [judged] = await once(thread, 'message', { signal: late.signal })
      return judged
    } catch (error) {
      this.thread = undefined
      await thread.terminate()
      throw late.signal.aborted ? new Problem('tooMuch', { seconds: judgeWithinMs / 1_000 }) : error
    } finally {
      clearTimeout(timer)
    }
  }
}
