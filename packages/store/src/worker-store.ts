/**
 * Machines that think for the computers at the tables of this server, and the decisions that are left to them. A decision
 * is lent to one worker at a time: the lease ends by itself unless the worker says that it still thinks.
 */
export interface WorkerStore {
  /** False where there is one of that name already. */
  addWorker(worker: Pick<KnownWorker, 'name' | 'key' | 'addedAt'>): Promise<boolean>
  /** By name. */
  workers(): Promise<readonly KnownWorker[]>
  /** The worker with that key. */
  workerOf(key: string): Promise<KnownWorker | undefined>
  /** Takes it away; what it was thinking about is for others at once. False where there is none of that name. */
  removeWorker(name: string): Promise<boolean>
  /** It asked for work, and knows these games. */
  workerSeen(name: string, at: number, games: readonly string[]): Promise<void>
  /** One more of the decisions that were lent to it came to that end. */
  countEnd(name: string, end: LeaseEnd): Promise<void>

  /** A decision is open to workers, in place of any earlier one of the match. */
  openThought(thought: Pick<Thought, 'match' | 'seq' | 'seat' | 'game' | 'openedAt'>): Promise<void>
  thought(match: string): Promise<Thought | undefined>
  /** All that are open or lent, the oldest first. */
  thoughts(): Promise<readonly Thought[]>
  /** Ends leases that have run out: their workers have lost them, and others may have them. Tells how many. */
  lapse(at: number): Promise<number>
  /** Lends the oldest about one of the games that nobody has. */
  lend(
    games: readonly string[],
    lease: Pick<Lease, 'lease' | 'worker' | 'from' | 'until'>,
  ): Promise<Thought | undefined>
  /** What is lent under the lease, as long as it lasts. */
  lent(lease: string, at: number): Promise<Thought | undefined>
  /** The worker still thinks. False where the lease has ended. */
  renew(lease: Pick<Lease, 'lease' | 'until' | 'share' | 'playouts'>, at: number): Promise<boolean>
  /** Nobody thinks about it under that lease any longer: it is for others from now on. False where that is so already. */
  giveBack(lease: string, at: number): Promise<boolean>
  /** The same, and whoever opened it decides it: no worker could. */
  leaveToServer(lease: string): Promise<void>
  /** It is decided. False where the lease has ended: whoever asks decides nothing. */
  endThought(lease: string, at: number): Promise<boolean>
  /** Whoever opened it decides it, or nobody needs to. False where it is lent. */
  closeThought(match: string, seq: number): Promise<boolean>
}

export interface KnownWorker {
  readonly name: string
  /** Hash of what the worker keeps. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly addedAt: number
  readonly seenAt: number | undefined
  /** Games it knows, by the names of their rules. */
  readonly games: readonly string[]
  /** How many of those that were lent to it came to each end. */
  readonly ends: Readonly<Record<LeaseEnd, number>>
}

/** `answered`: it was played; `refused`: the rules said no; `lost`: nothing came in time. */
export const leaseEnds = ['answered', 'refused', 'lost'] as const
export type LeaseEnd = (typeof leaseEnds)[number]

/** A decision of a computer that workers may think about. */
export interface Thought {
  readonly match: string
  /** Number of the entry before it, and whose decision it is. */
  readonly seq: number
  readonly seat: number
  /** Name of the rules that the worker must know. */
  readonly game: string
  readonly openedAt: number
  /** How often it was lent. */
  readonly leases: number
  /** No worker is to have it any more. */
  readonly isForServer: boolean
  /** Who has it; absent where nobody does. */
  readonly lease: Lease | undefined
}

export interface Lease {
  /** A secret word of the worker that has it. */
  readonly lease: string
  readonly worker: string
  readonly from: number
  readonly until: number
  /** How far it is with the thinking, 0 to 1, and how many playouts it has made. */
  readonly share: number
  readonly playouts: number
}
