import { isLevelName } from '@wyrmtable/ai'
import { type Json, jsonOf, type Seat } from '@wyrmtable/kernel'
import { doDeed } from '../doing.ts'
import type { House } from '../house.ts'
import type { Lending } from '../lending/lending.ts'
import { Problem } from '../problem.ts'
import { Recent } from '../recent.ts'
import type { RunningMatch } from '../running-match.ts'
import { questionFor } from '../sight/index.ts'
import { mask } from './mask.ts'
import type { Thinkers } from './thinkers.ts'
import { thinkingSeed } from './thinking-seed.ts'
import { computerToAct } from './to-act.ts'

/** Answers for seats of computers. */
export class Computers {
  private readonly house: House
  private readonly thinkers: Pick<Thinkers, 'think' | 'end'>
  private readonly log: (error: unknown) => void
  private readonly lending: Pick<Lending, 'leaves'> | undefined
  /** Matches being thought about. */
  private readonly busy = new Set<string>()
  /** What went wrong last, by match. */
  private readonly faults = new Recent<unknown>(200)
  private isClosed = false

  /** With `lending` decisions are left to workers, where there are any. */
  constructor(
    house: House,
    thinkers: Pick<Thinkers, 'think' | 'end'>,
    log: (error: unknown) => void,
    lending?: Pick<Lending, 'leaves'>,
  ) {
    this.house = house
    this.thinkers = thinkers
    this.log = log
    this.lending = lending
    house.isAnswering = (id) => this.busy.has(id)
  }

  /** Acts for computers of the match until it is somebody else's turn, unless that is being done already. */
  async answer(id: string): Promise<void> {
    if (this.busy.has(id) || this.isClosed) return
    this.busy.add(id)
    try {
      await this.answerAll(id)
    } catch (error) {
      this.faults.set(id, error)
      throw error
    } finally {
      this.busy.delete(id)
    }
  }

  /** Why a computer of the match may be silent, as far as this process knows. */
  causeOf(id: string): unknown {
    return this.busy.has(id) ? 'it still thinks' : this.faults.get(id)
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.thinkers.end()
  }

  private async answerAll(id: string): Promise<void> {
    while (!this.isClosed) {
      const running = await this.house.open(id)
      await running.settled()
      const seat = computerToAct(running)
      if (seat === undefined) {
        // From here on whoever makes it a computer's turn asks again.
        this.busy.delete(id)
        return
      }
      const { seq } = running.match ?? {}
      const isLeft = await this.lending?.leaves(running, seat)
      if (isLeft === true && this.isStill(running, seq, seat)) {
        // Whoever decides it has the match looked at again, and so has whoever left it to them.
        this.busy.delete(id)
        return
      }
      if (isLeft === true) continue
      const action = await this.choose(running, seat)
      // Somebody may have taken back, or resigned: then it is another question.
      if (this.isClosed || !this.isStill(running, seq, seat)) continue
      const at = this.house.time.now()
      await this.house.change(running, () => doDeed(running, seat, { type: 'play', action }, at, undefined))
    }
    throw new Error(`match ${id}: a computer was left thinking`)
  }

  private isStill(running: RunningMatch, seq: number | undefined, seat: Seat): boolean {
    return this.house.isCurrent(running) && running.match?.seq === seq && computerToAct(running) === seat
  }

  /** What the computer wants to do; a legal action whatever happens to its thinking. */
  private async choose(running: RunningMatch, seat: Seat): Promise<Json> {
    const { match, game } = running
    if (match === undefined) throw new Problem('wrongMoment')
    const level = match.seats[seat]?.level ?? ''
    const begun = this.house.time.now()
    let chosen: Json | undefined
    try {
      chosen = await this.thinkers.think({
        ...questionFor(match, seat),
        level: isLevelName(level) ? level : 'squire',
        seed: thinkingSeed(match.header.id),
      })
    } catch (error) {
      this.failed(running.row.id, error)
    }
    if (game.hasSecrets) await mask(this.house.time, begun)
    // Somebody resigned or took back meanwhile: nobody asks any more.
    if (!match.toAct().includes(seat)) return null
    if (chosen !== undefined) {
      const action = game.action.parse(chosen)
      if (action.ok && match.check(seat, action.value) === undefined) return chosen
    }
    const plain = game.whenAbsent?.(match.state, seat) ?? game.actions(match.state, seat)[0]
    if (plain === undefined) throw new Error(`${match.header.id}: seat ${seat} is to act and has no action`)
    return jsonOf(plain)
  }

  private failed(id: string, error: unknown): void {
    if (this.isClosed) return
    this.faults.set(id, error)
    this.log(error)
  }
}
