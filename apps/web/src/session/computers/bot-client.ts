import {
  type HintJson,
  isLevelName,
  type ResultMessage,
  type Thinking,
  ThinkingFailed,
  type ThinkRequest,
  type WebThread,
  webThread,
} from '@wyrmtable/ai'
import type { Json, Tagged } from '@wyrmtable/kernel'
import { randomHex } from '../secrets.ts'
import type { BotQuestion, FromWorker, ToWorker, Verification } from './worker-messages.ts'

/** How far the thinking of one decision is. */
export interface ThinkingProgress {
  /** 0 to 1 of its time. */
  readonly share: number
  /** How likely the thinker thinks it is to win, 0 to 1. */
  readonly chance: number
}

/** Something a worker was asked. */
export interface Asked<Answer> {
  readonly answer: Promise<Answer>
  /** The answer is wanted now: the best so far. */
  cancel(): void
}

/** A step that looks good, and why. */
export interface BotHint {
  /** One action, or the steps of a plan. Never empty. */
  readonly actions: readonly Json[]
  /** How likely the seat seems to win with it, 0 to 1; absent where nothing had to be weighed. */
  readonly chance?: number
  readonly certain: boolean
  /** Least and greatest chance right after it, as the dice may fall. */
  readonly range?: readonly [number, number]
  /** Figures that it makes better and worse for the seat, biggest change first: `GameText.figure` names them. */
  readonly better: readonly string[]
  readonly worse: readonly string[]
}

/** What a decision was after. */
export interface DecisionAims {
  /** How likely whoever decided thought the seat to win, 0 to 1. */
  readonly chance: number | undefined
  /** By figures: how much more of each it made for its seat; `GameText.figure` names them. */
  readonly gains: ReadonlyMap<string, number>
}

interface Waiting {
  readonly resolve: (answer: FromWorker) => void
  readonly reject: (reason: Error) => void
}

/** Thinking for a hint: so many playouts, and no longer than this. */
const hintBudget = { hints: 3, playouts: 1500, ms: 4000 } as const
/** Changes of a figure smaller than this say nothing. */
export const LEAST_CHANGE = 0.02

/**
 * Asks the workers of a table: one in which quick players choose and replays are verified, one in which levels
 * think. A worker that dies is started anew.
 */
export class BotClient {
  private worker: Worker | undefined
  private thread: WebThread | undefined
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  /** Starts the worker in which levels think, so that the first question need not wait for it. */
  prepare(game: string): void {
    this.thinkingThread().thinker.prepare(game)
  }

  /**
   * Legal actions for the seat, to be played one after another as long as no die falls between them. `onAims` is told
   * what they are after, where there was anything to weigh.
   */
  ask(
    question: BotQuestion,
    onProgress: (progress: ThinkingProgress) => void = () => {},
    onAims?: (aims: DecisionAims) => void,
  ): Asked<readonly Tagged[]> {
    const { level, ...about } = question
    if (!isLevelName(level)) return { answer: this.choose(question), cancel: () => {} }
    const wanted = onAims === undefined ? {} : ({ tellsAims: true } as const)
    const thinking = this.think({ ...about, ...wanted, level, seed: question.match }, onProgress)
    const answer = thinking.result.then((result) => {
      if (result.aims.length > 0) onAims?.(aimsIn(result))
      return [result.action, ...result.following].map(taggedOf)
    })
    return { answer, cancel: thinking.cancel }
  }

  /** The best steps for the seat, best first. */
  hint(
    question: BotQuestion,
    onProgress: (progress: ThinkingProgress) => void = () => {},
  ): Asked<readonly BotHint[]> {
    const request = {
      ...question,
      level: 'warlord',
      seed: 'hint',
      match: `${question.match}/hint`,
      ...hintBudget,
    } as const
    const thinking = this.think(request, onProgress)
    return { answer: thinking.result.then(hintsIn), cancel: thinking.cancel }
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
    this.endThread()
  }

  private async choose(question: BotQuestion): Promise<readonly Tagged[]> {
    const answer = await this.send((id) => ({ type: 'choose', id, question, seed: randomHex(8) }))
    if (answer.type !== 'chosen') throw new Error('the worker answered something else')
    return answer.actions
  }

  private think(request: ThinkRequest, onProgress: (progress: ThinkingProgress) => void): Thinking {
    const thinking = this.thinkingThread().thinker.think(request, ({ share, chance }) =>
      onProgress({ share, chance }),
    )
    thinking.result.catch((error: unknown) => {
      if (error instanceof ThinkingFailed && error.code === 'broken') this.endThread()
    })
    return thinking
  }

  private thinkingThread(): WebThread {
    this.thread ??= webThread(
      new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' }),
    )
    return this.thread
  }

  private endThread(): void {
    const { thread } = this
    this.thread = undefined
    thread?.end()
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

/** An action as the worker wrote it; the match checks whether the rules know it. */
function taggedOf(json: Json): Tagged {
  if (isTagged(json)) return json
  throw new Error('the worker answered something else')
}

const isTagged = (json: Json): json is Json & Tagged =>
  typeof json === 'object' && json !== null && 'type' in json && typeof json.type === 'string'

function aimsIn({ aims, choices }: ResultMessage): DecisionAims {
  const gains = new Map(aims.map(({ feature, before, after }) => [feature, after - before]))
  return { chance: choices[0]?.chance, gains }
}

function hintsIn({ hints, action, following }: ResultMessage): readonly BotHint[] {
  if (hints.length > 0) return hints.map(hintOf)
  return [{ actions: [action, ...following], certain: false, better: [], worse: [] }]
}

function hintOf({ actions, chance, certain, range, changes }: HintJson): BotHint {
  const changed = (sign: 1 | -1): readonly string[] =>
    changes
      .filter(({ before, after }) => (after - before) * sign > LEAST_CHANGE)
      .map(({ feature }) => feature)
  return { actions, chance, certain, range, better: changed(1), worse: changed(-1) }
}
