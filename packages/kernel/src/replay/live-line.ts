import type { Tagged } from '../game/contract.ts'
import { Course } from '../match/course.ts'
import { type Entry, mixAction, mixFact } from '../match/entry.ts'
import { startFingerprint } from '../match/header.ts'
import { withoutPromised } from './dice-origin.ts'
import type { MatchRecord } from './open-match.ts'

/** Whether something was taken back in the record, so that its live line is not the whole of it. */
export const hasTakeBacks = (record: { readonly entries: readonly Entry[] }): boolean =>
  record.entries.some(({ fact }) => fact?.type === 'takenBack')

/**
 * The record as it is shown: what was taken back is folded away, and the entries that count are numbered and
 * chained anew, as if nothing else had ever been played. Its dice are recorded ones, since those that fell in
 * between are missing; it is to be looked at, and the record itself is what can be verified.
 *
 * The record must be one that opens; `seatIds` are those of its game.
 */
export function liveLine<A extends Tagged>(
  record: MatchRecord<A>,
  seatIds: readonly string[],
): MatchRecord<A> {
  const course = new Course<A>(0)
  for (const entry of record.entries) course.push(entry)
  const chain = startFingerprint(record, record.setup)
  let draws = record.setup.length
  const entries = withoutPromised(course.line).map((entry, place): Entry<A> => {
    const seq = place + 1
    const { dice, draw: _draw, hash: _hash, ...rest } = entry
    if (rest.fact === undefined) mixAction(chain, seq, seatIds.indexOf(rest.seat), rest.action, dice)
    else mixFact(chain, seq, rest.fact, dice)
    const told = { ...rest, seq, dice, hash: chain.hex() }
    const draw = draws
    draws += dice.length
    return dice.length === 0 ? told : { ...told, draw }
  })
  return { ...record, dice: { kind: 'recorded' }, entries }
}
