/** What nobody waits for, and any process may do: of those that take jobs one does it. */
const tasks = [
  /** A computer is to act in the match. */
  'answer',
  /** Something in the match is due. */
  'deadline',
  /** Whoever wants to hear of an occasion is to be told. */
  'notify',
  /** Something is delivered to somebody who is to be told. */
  'deliver',
  /** A snapshot of the match is kept, so that it opens fast. */
  'snapshot',
  /** Something happened in a tournament; its id stands in the place of a match's. */
  'tournament',
  /** Time is up for somebody in a tournament. */
  'tournamentDeadline',
  /** All running matches are looked through. */
  'round',
] as const
export type Task = (typeof tasks)[number]

export interface Job {
  readonly task: Task
  /** What it is about: for `notify` an occasion, for `deliver` a delivery; '' where it is about all matches. */
  readonly match: string
  /** Not before this, in milliseconds since 1970; absent: as soon as somebody has time. */
  readonly at?: number
}

/** How each is done. What rejects is done again later, as far as the queue lasts. */
export type Tasks = Readonly<Record<Task, (match: string) => Promise<void>>>

/**
 * Jobs that wait to be done. There is one of a task and a match at most: asked for again, it is done at the time that
 * was said last. Where one is being done already another is done after it.
 */
export interface Jobs {
  add(jobs: readonly Job[]): Promise<void>
  /** From now on this process takes jobs, so many answers of computers `atOnce`. */
  work(does: Tasks, atOnce: number, onFault: (error: unknown) => void): Promise<Worker>
}

export interface Worker {
  /** Takes no more, and resolves when those under way are done. */
  stop(): Promise<void>
}

/** Several as one; where one of them cannot begin, none goes on. */
export async function together(beginning: readonly Promise<Worker>[]): Promise<Worker> {
  const begun = await Promise.allSettled(beginning)
  const workers = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
  const failed = begun.find((one) => one.status === 'rejected')
  if (failed !== undefined) {
    await stop()
    throw failed.reason
  }
  return { stop }
}
