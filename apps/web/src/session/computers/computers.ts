import type { Match, Seat, Tagged } from '@wyrmtable/kernel'
import type { BotClient, DecisionAims } from './bot-client.ts'
import type { Thinking } from './thinking.ts'
import type { BotQuestion } from './worker-messages.ts'

/** What the computers of a table need of it. */
export interface ComputersTable {
  readonly match: Match
  readonly bots: Pick<BotClient, 'ask'>
  readonly thinking: Thinking
  /** What a worker is asked for the seat as the match stands. */
  question(seat: Seat): BotQuestion
  /** Told what a decision was after; absent where that would tell what is hidden. */
  readonly aimed?: (seat: Seat, aims: DecisionAims) => void
  /** Plays a step of an answer; false where it is not legal. */
  accept(seat: Seat, action: Tagged): boolean
  /** Resolves when what came before is saved: only then an answer is played. */
  saved(): Promise<void>
  /** Milliseconds before the next step is played, so that the one before is seen. */
  pause(): number
  /** Number of the last entry that the board is given to show. */
  shownSeq(): number
  /** A computer could not answer, or can again. */
  stuckChanged(): void
}

export const isComputer = (match: Match, seat: Seat): boolean => match.seats[seat]?.kind === 'computer'

/** Answers for the seats of a match that computers play. */
export class Computers {
  private readonly table: ComputersTable
  /** Whether they begin to think only when the board has come to rest, and `boardShows` said so. */
  private readonly waitsForBoard: boolean
  /** The last entry that the board has shown to its end. */
  private shown = -1
  private isThinking = false
  private isClosed = false
  private stuck = false

  constructor(table: ComputersTable, waitsForBoard: boolean) {
    this.table = table
    this.waitsForBoard = waitsForBoard
  }

  /** Whether a computer failed to answer. */
  get isStuck(): boolean {
    return this.stuck
  }

  /** Begins, or begins again, to answer. */
  start(): void {
    this.isClosed = false
    this.think()
  }

  close(): void {
    this.isClosed = true
  }

  /** The board has come to rest, with everything shown up to this entry. */
  boardShows(seq: number): void {
    this.shown = seq
    this.think()
  }

  /** A failed answer is forgotten: `think` asks once more. */
  forgive(): void {
    this.stuck = false
  }

  /** Asks for the first computer that is to act, unless one is asked already. */
  think(): void {
    const { match } = this.table
    const [seat] = match.toAct().filter((one) => isComputer(match, one))
    if (seat === undefined || this.isThinking || this.stuck || this.isClosed) return
    if (this.waitsForBoard && this.shown !== this.table.shownSeq()) return
    this.isThinking = true
    this.answer(seat)
      .catch((error: unknown) => {
        if (this.isClosed) return
        // The page only says that there is no answer; here is why.
        console.error(`${match.game.id}, entry ${match.seq}: seat ${seat} could not answer.`, error)
        this.stuck = true
        this.table.stuckChanged()
      })
      .finally(() => {
        this.isThinking = false
        this.think()
      })
  }

  /** Asks a worker and plays its answer, each action after a pause, as long as nothing came between. */
  private async answer(seat: Seat): Promise<void> {
    const { match, bots, thinking, aimed } = this.table
    const onAims = aimed === undefined ? undefined : (aims: DecisionAims) => aimed(seat, aims)
    let { hash } = match
    const [actions] = await Promise.all([
      thinking.watch(seat, hash, (onProgress) => bots.ask(this.table.question(seat), onProgress, onAims)),
      this.table.saved(),
    ])
    for (const [at, action] of actions.entries()) {
      await pause(this.table.pause())
      if (this.isClosed || match.hash !== hash) return
      if (!this.table.accept(seat, action)) {
        // The rest of a plan may have become impossible; the first step may not.
        if (at > 0) return
        throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(match.check(seat, action))}`)
      }
      hash = match.hash
      if ((match.entries.at(-1)?.dice.length ?? 0) > 0 || !match.toAct().includes(seat)) return
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
