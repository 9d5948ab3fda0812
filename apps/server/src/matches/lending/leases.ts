import { isLevelName, type ThinkRequest } from '@wyrmtable/ai'
import { givesUp, type Json, type Match, type Seat } from '@wyrmtable/kernel'
import type { KnownWorker, Thought } from '@wyrmtable/store'
import { mask } from '../computers/mask.ts'
import { thinkingSeed } from '../computers/thinking-seed.ts'
import { computerToAct } from '../computers/to-act.ts'
import { doDeed } from '../doing.ts'
import type { House } from '../house.ts'
import { hashOf, newSecret } from '../keys.ts'
import { badInput, illegal, Problem } from '../problem.ts'
import type { RunningMatch } from '../running-match.ts'
import { questionFor } from '../sight/index.ts'
import { lendingWhisper } from './lending.ts'
import { Waiting } from './waiting.ts'

/** A worker that says nothing for so long has lost what it was lent. */
const leaseMs = 10_000
/** However alive a worker is, it does not keep a decision for longer: levels count in seconds. */
const mostMs = 60_000
/** How often it is written down that a worker was heard of. */
const seenEveryMs = 5_000

/** What a worker is lent: a question, and the lease that its answer names. */
export interface Lent {
  readonly lease: string
  /** It ends after so long, unless the worker says that it still thinks. */
  readonly leaseMs: number
  readonly question: ThinkRequest
}

/** How far a worker is with its thinking. */
export interface ThinkingProgress {
  readonly share: number
  readonly playouts: number
}

/**
 * Lends decisions of computers to workers, and takes in what they decide. A worker is told what a player at that seat is
 * told and nothing else, and what it decides is done only if the rules allow it.
 */
export class Leases {
  private readonly house: House
  private readonly waiting: Waiting<Lent>
  private readonly written = new Map<string, number>()

  constructor(house: House) {
    this.house = house
    this.waiting = new Waiting(house.time)
  }

  /** Something may be open. */
  look(): void {
    this.waiting.look()
  }

  close(): void {
    this.waiting.close()
  }

  /**
   * The next decision about one of the games; undefined where none comes for a while, or whoever waits `leaves`. With a
   * `lease` that is what it is called.
   */
  async take(
    worker: KnownWorker,
    games: readonly string[],
    leaves: AbortSignal,
    lease?: string,
  ): Promise<Lent | undefined> {
    await this.heard(worker, games)
    const { store, time } = this.house
    return this.waiting.wait(
      {
        kind: games.join(),
        find: () => this.lend(worker, games, lease),
        leave: async ({ lease }) => {
          await store.workers.giveBack(lease, time.now())
        },
      },
      leaves,
    )
  }

  /** The worker still thinks; a Problem where that is no longer wanted. */
  async goOn(worker: KnownWorker, lease: string, { share, playouts }: ThinkingProgress): Promise<void> {
    const { time, store } = this.house
    await this.heard(worker, worker.games)
    const thought = await this.lentTo(worker, lease)
    const now = time.now()
    if (now > (thought.lease?.from ?? now) + mostMs) throw leaseEnded()
    const isRenewed = await store.workers.renew({ lease, until: now + leaseMs, share, playouts }, now)
    if (!isRenewed) throw leaseEnded()
  }

  /** Does what the worker decided; a Problem where it comes too late, or the rules say no. */
  async answer(worker: KnownWorker, lease: string, action: Json): Promise<void> {
    const { house } = this
    const { workers } = house.store
    const thought = await this.lentTo(worker, lease)
    const running = await this.wanted(thought)
    if (running?.match === undefined) {
      await workers.endThought(lease, house.time.now())
      throw leaseEnded()
    }
    const { game } = running
    const fault = faultOf(running.match, thought.seat, action)
    if (fault !== undefined) {
      await workers.countEnd(worker.name, 'refused')
      await this.leaveToServer(thought, lease)
      throw fault
    }
    if (game.hasSecrets) {
      await this.goOn(worker, lease, { share: 1, playouts: thought.lease?.playouts ?? 0 })
      await mask(house.time, thought.lease?.from ?? house.time.now())
    }
    // Whoever ends it decides: from here on nobody else does.
    if (!(await workers.endThought(lease, house.time.now()))) throw leaseEnded()
    const deed = { type: 'play', action } as const
    const isDone =
      this.isWanted(running, thought) &&
      (await house.change(running, () => doDeed(running, thought.seat, deed, house.time.now(), undefined)))
    if (!isDone) throw leaseEnded()
    await workers.countEnd(worker.name, 'answered')
  }

  /** The worker thinks no longer: another may, or where it `cannot` the server does. */
  async giveBack(worker: KnownWorker, lease: string, cannot: boolean): Promise<void> {
    const { store, time } = this.house
    const thought = await this.lentTo(worker, lease)
    if (cannot) await this.leaveToServer(thought, lease)
    else {
      await store.workers.giveBack(lease, time.now())
      this.look()
      store.whisper(lendingWhisper)
    }
  }

  private async leaveToServer({ match }: Thought, lease: string): Promise<void> {
    await this.house.store.workers.leaveToServer(lease)
    await this.house.jobs.add([{ task: 'answer', match }])
  }

  /** What the worker has under the lease; a Problem where it has nothing, or no longer. */
  private async lentTo({ name }: KnownWorker, lease: string): Promise<Thought> {
    const { store, time } = this.house
    const thought = await store.workers.lent(lease, time.now())
    if (thought?.lease?.worker !== name) throw leaseEnded()
    return thought
  }

  private async lend(
    { name: worker, key }: KnownWorker,
    games: readonly string[],
    wished: string | undefined,
  ): Promise<Lent | undefined> {
    const { store, time } = this.house
    // The host may have taken its key back while it waited.
    if ((await store.workers.workerOf(key)) === undefined) throw new Problem('notKnown')
    for (;;) {
      const from = time.now()
      await store.workers.lapse(from)
      const lease = wished ?? newSecret()
      const thought = await store.workers.lend(games, { lease, worker, from, until: from + leaseMs })
      if (thought === undefined) return undefined
      const question = await this.questionOf(thought).catch(async (error: unknown) => {
        await store.workers.giveBack(lease, from)
        throw error
      })
      if (question !== undefined) return { lease, leaseMs, question }
      // Nobody waits for it any more.
      await store.workers.endThought(lease, from)
    }
  }

  private async questionOf(thought: Thought): Promise<ThinkRequest | undefined> {
    const running = await this.wanted(thought)
    if (running?.match === undefined) return undefined
    const { seat } = thought
    const level = running.match.seats[seat]?.level ?? ''
    return {
      ...questionFor(running.match, seat),
      // Whoever has the id of a match may look at it.
      match: hashOf(thought.match),
      level: isLevelName(level) ? level : 'squire',
      seed: thinkingSeed(thought.match),
    }
  }

  /** The match, where the decision is still to be made; undefined where it is not. */
  private async wanted(thought: Thought): Promise<RunningMatch | undefined> {
    const { house } = this
    try {
      const running = await house.latest(thought.match)
      await running.settled()
      return this.isWanted(running, thought) ? running : undefined
    } catch (error) {
      if (error instanceof Problem && (error.code === 'noSuchMatch' || error.code === 'damaged'))
        return undefined
      throw error
    }
  }

  private isWanted(running: RunningMatch, { seq, seat }: Thought): boolean {
    return this.house.isCurrent(running) && running.match?.seq === seq && computerToAct(running) === seat
  }

  private async heard({ name, games: known }: KnownWorker, games: readonly string[]): Promise<void> {
    const now = this.house.time.now()
    const isKnown = known.length === games.length && known.every((game, place) => games[place] === game)
    if (isKnown && now < (this.written.get(name) ?? 0) + seenEveryMs) return
    this.written.set(name, now)
    await this.house.store.workers.workerSeen(name, now, games)
  }
}

/** What is wrong with a decision. Giving up is nothing that a worker decides for the host's computer. */
function faultOf(match: Match, seat: Seat, json: Json): Problem | undefined {
  const { game } = match
  const action = game.action.parse(json)
  if (!action.ok) return badInput({ ...action.fault, path: `/action${action.fault.path}` })
  if (givesUp(game, action.value)) return new Problem('badInput', { reason: 'givesUp' })
  const refusal = match.check(seat, action.value)
  return refusal === undefined ? undefined : illegal(refusal)
}

const leaseEnded = (): Problem => new Problem('stale', { reason: 'lease' })
