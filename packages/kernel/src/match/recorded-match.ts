import { type RecordingDice, recordingDice } from '../dice/recording-dice.ts'
import { ScriptError, type ScriptedDice, scriptedDice } from '../dice/scripted-dice.ts'
import type { Game, Tagged } from '../game/contract.ts'
import { seatOf } from '../game/turn.ts'
import type { Fault } from '../json/fault.ts'
import { type ActionEntry, type Entry, type FactEntry, mixAction, mixFact } from './entry.ts'
import { type Beginning, LiveMatch } from './live-match.ts'
import { isFault } from './start.ts'
import { nothingToUndo, whyNotFact } from './why-not-fact.ts'

/** How an entry of a record is taken in again. */
export interface Retake<S, A extends Tagged, E extends Tagged, O, V> {
  /** `false` believes that the action was legal, as for entries out of one's own storage. */
  readonly check: boolean
  /** Whether the match's own dice must fall as recorded (`live`) or the record is believed. */
  readonly dice: 'live' | 'recorded'
  /** The rules of another version, where the match goes on under them. */
  readonly rulesOf?: ((version: string) => Game<S, A, E, O, V> | undefined) | undefined
}

/**
 * A match whose record is taken in again, entry by entry, behind `openMatch`. What comes out is compared with what the
 * record says; after the last entry it is played on as any other.
 */
export class RecordedMatch<S, A extends Tagged, E extends Tagged, O, V> extends LiveMatch<S, A, E, O, V> {
  /** Recorded dice, and the recorder over them, for applying entries again. */
  private readonly script: ScriptedDice = scriptedDice()
  private readonly scripted: RecordingDice = recordingDice(this.script)

  /**
   * Takes in an entry of a record and compares what comes out with what it says. After a fault the
   * match is of no more use. The paths of faults are into the entry.
   */
  retake(entry: Entry<A>, how: Retake<S, A, E, O, V>): Fault | undefined {
    const { seq } = entry
    if (seq !== this.seq + 1) return wrongOrder(this.seq + 1, seq)
    const draw = entry.dice.length > 0 ? this.draws : undefined
    return entry.fact === undefined ? this.retakeAction(entry, draw, how) : this.retakeFact(entry, draw, how)
  }

  /**
   * Believes the entries up to a snapshot without playing them, and stands where the snapshot says. They can be
   * looked at, and played again when something is wanted of them.
   */
  skip(
    entries: readonly Entry<A>[],
    { snapshot, state }: Beginning<S>,
    how: Retake<S, A, E, O, V>,
  ): Fault | undefined {
    for (const entry of entries) {
      const { seq, fact } = entry
      if (seq !== this.seq + 1) return wrongOrder(this.seq + 1, seq)
      if (fact?.type === 'takenBack' && !this.course.canReturnTo(fact.to)) {
        return { code: 'illegalAction', path: '/fact', figures: { seq }, refusal: nothingToUndo }
      }
      if (fact?.type === 'rules') {
        const game = this.rulesOf(fact.version, how)
        if (isFault(game)) return game
        if (fact.position !== undefined) this.past.enter(seq, game)
        else {
          const fault = this.replace(game)
          if (fault !== undefined) return fault
        }
        this.game = game
      }
      this.course.push(entry)
    }
    if (this.hash !== snapshot.hash) return { code: 'brokenChain', path: '/hash', figures: { seq: this.seq } }
    this.unplayed = this.seq
    this.state = state
    this.resume(snapshot)
    this.past.keep(state)
    return undefined
  }

  private retakeAction(
    entry: ActionEntry<A>,
    draw: number | undefined,
    how: Retake<S, A, E, O, V>,
  ): Fault | undefined {
    const { seq, action } = entry
    const figures = { seq }
    const seat = seatOf(this.game.seatIds, entry.seat)
    if (seat === undefined) return { code: 'wrongSeat', path: '/seat', figures: { seq, got: entry.seat } }
    if (how.check) {
      const refusal = this.check(seat, action)
      if (refusal !== undefined) {
        if (refusal.type === 'notYourTurn' && refusal.clause === '') {
          return { code: 'wrongSeat', path: '/seat', figures: { seq, got: entry.seat }, refusal }
        }
        return { code: 'illegalAction', path: '/action', figures, refusal }
      }
    }
    if (entry.draw !== draw) return { code: 'wrongDice', path: '/draw', figures }
    if (!this.fellAgain(entry.dice, how.dice, (dice) => this.run(seat, action, dice))) {
      return { code: 'wrongDice', path: '/dice', figures }
    }
    mixAction(this.chain, seq, seat, action, entry.dice)
    if (!this.chain.is(entry.hash)) return { code: 'brokenChain', path: '/hash', figures }
    this.record(entry)
    return undefined
  }

  private retakeFact(
    entry: FactEntry,
    draw: number | undefined,
    how: Retake<S, A, E, O, V>,
  ): Fault | undefined {
    const { seq, fact } = entry
    const figures = { seq }
    // What cannot be carried out is refused however much the record is believed.
    const refusal = whyNotFact(this, this.course, fact)
    if (refusal !== undefined) return { code: 'illegalAction', path: '/fact', figures, refusal }
    if (fact.type === 'rules') {
      const game = this.rulesOf(fact.version, how)
      if (isFault(game)) return game
      const fault = this.enter(game, fact.position)
      if (fault !== undefined) return { ...fault, path: `/fact${fault.path}` }
    }
    if (entry.draw !== draw) return { code: 'wrongDice', path: '/draw', figures }
    if (!this.fellAgain(entry.dice, how.dice, (dice) => this.carryOut(fact, dice))) {
      return { code: 'wrongDice', path: '/dice', figures }
    }
    mixFact(this.chain, seq, fact, entry.dice)
    if (!this.chain.is(entry.hash)) return { code: 'brokenChain', path: '/hash', figures }
    this.record(entry)
    return undefined
  }

  /** Does it with the dice of an entry; false where its dice are not those that fell, too few, or too many. */
  private fellAgain(
    dice: readonly number[],
    from: 'live' | 'recorded',
    does: (dice: RecordingDice) => readonly number[],
  ): boolean {
    if (from === 'live') return sameDice(does(this.recorder), dice)
    this.script.load(dice)
    try {
      does(this.scripted)
      return this.script.isSpent
    } catch (error) {
      if (error instanceof ScriptError) return false
      throw error
    }
  }

  private rulesOf(version: string, how: Retake<S, A, E, O, V>): Game<S, A, E, O, V> | Fault {
    const game = how.rulesOf?.(version)
    if (game?.version === version) return game
    const figures = { expected: this.game.version, got: version }
    return { code: 'wrongVersion', path: '/fact/version', figures }
  }
}

const wrongOrder = (expected: number, got: number): Fault => ({
  code: 'wrongOrder',
  path: '/seq',
  figures: { expected, got },
})

function sameDice(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((die, place) => die === b[place])
}
