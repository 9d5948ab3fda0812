import { type GameText, seatOfEntry, type Tagged } from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'
import { redacted, toldBy } from '../../facts/fact-event.ts'
import type { Reel } from '../reel.ts'

/** A position that begins something: the one after entry `seq`, or 0 for the beginning. */
interface TurnMark {
  readonly seq: number
  readonly turn: number
}

/** A match as a reel: what each entry told, and where phases and turns begin. */
export interface Timeline {
  /** Number of the last position; 0 is the beginning. */
  readonly last: number
  /** What entry `seq` told is at `seq - 1`. */
  readonly entries: readonly LoggedEntry[]
  /** Positions, in order, at which the step of the sequence of play is another one than before. */
  readonly phases: readonly number[]
  readonly turns: readonly TurnMark[]
  /** Where play begins: while the game's status is that of the beginning, the table is still being set. */
  readonly from: number
  /** Positions between whole phases, from where play begins to the end: those that can be judged. */
  readonly rests: readonly number[]
}

/**
 * Winds through the match once: one in which nothing was taken back, or the live line of one, in the words of the rules
 * that held at each position. A phase is what the game's text calls so; a turn begins with an event that
 * tells a higher number of `turn` than any before. Events are told as far as the reel's eyes may know them.
 */
export function timelineOf(match: Reel, textAt: (seq: number) => GameText): Timeline {
  const { eyes } = match
  const entries: LoggedEntry[] = []
  const phases: number[] = []
  const turns: TurnMark[] = []
  // As everybody may see it: phases and turns are told in public.
  const viewAt = (seq: number) => match.gameAt(seq).view(match.at(seq), 'spectator')
  const start = viewAt(0)
  const status = textAt(0).status(start)
  let from: number | undefined
  let phase = textAt(0).phase(start)
  let turn = 0
  for (const entry of match.entries) {
    const { seq } = entry
    const seat = seatOfEntry(entry) ?? ''
    const text = textAt(seq)
    const all = toldBy(entry, match.events(seq))
    const redact = (event: Tagged) => (eyes === undefined ? event : match.gameAt(seq).redact(event, eyes))
    const events = all.flatMap((event) => redacted(event, redact))
    entries.push({ seq, seat, events })
    const view = viewAt(seq)
    if (from === undefined && text.status(view) !== status) from = seq
    const next = text.phase(view)
    if (next !== phase) phases.push(seq)
    phase = next
    for (const event of events) {
      const told = turnOf(event)
      if (told === undefined || told <= turn) continue
      turn = told
      turns.push({ seq, turn })
    }
  }
  const last = match.seq
  const begun = from ?? 0
  const rests = [...new Set([begun, ...phases.filter((seq) => seq > begun), last])]
  return { last, entries, phases, turns, from: begun, rests }
}

/** The number of the turn that the event begins or belongs to, if it tells one: such events are headings. */
export function turnOf(event: object): number | undefined {
  return 'turn' in event && typeof event.turn === 'number' ? event.turn : undefined
}

/** The nearest of the marks after the position, or the end. */
export const markAfter = (marks: readonly number[], seq: number, last: number): number =>
  marks.find((mark) => mark > seq) ?? last

/** The nearest of the marks before the position, or the beginning. */
export const markBefore = (marks: readonly number[], seq: number): number =>
  marks.findLast((mark) => mark < seq) ?? 0

/** The turn that the position lies in; 0 before the first. */
export const turnAt = (timeline: Timeline, seq: number): number =>
  timeline.turns.findLast((mark) => mark.seq <= seq)?.turn ?? 0
