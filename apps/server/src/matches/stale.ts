import { canonicalJson, type Entry, jsonOf, type Match, type Refusal, type Seat } from '@wyrmtable/kernel'
import type { Command } from './commands.ts'
import { Problem } from './problem.ts'
import type { Told } from './recent-news.ts'
import type { RunningMatch } from './running-match.ts'

/**
 * Throws a Problem where a command was thought out for another position: where something happened in the game that its
 * sender had not been told, and that matters to them. What others answer in secret does not, nor what they answer to the
 * same question.
 */
export function mustNotBeStale(running: RunningMatch, seat: Seat, command: Command): void {
  const { after, deed } = command
  const isAboutPosition =
    deed.type === 'play' || deed.type === 'undo' || (deed.type === 'offer' && deed.matter.type === 'takeBack')
  if (!isAboutPosition || after >= running.number(seat)) return
  const { match } = running
  const told = running.toldSince(seat, after, running.n)
  const isStale =
    told === undefined ||
    told.some(({ seq }) => seq !== undefined && match !== undefined && !isNothingNew(match, seq, seat))
  if (isStale) throw staleProblem(running, seat, command, told ?? [])
}

/** Whether an entry that somebody else made changes nothing about what the seat has in mind. */
function isNothingNew(match: Match, seq: number, seat: Seat): boolean {
  const entry = match.entries[seq - match.since - 1]
  if (entry?.seat === undefined || entry.seat === match.game.seatIds[seat]) return false
  return isSecret(match, entry, seat) || isSameQuestion(match, entry, seat)
}

/** Whether it was kept from the seat what was done, and nothing came of it yet. */
function isSecret(match: Match, { seq, dice }: Entry, seat: Seat): boolean {
  const { game } = match
  if (dice.length > 0) return false
  const events = match.events(seq)
  if (events.some((event) => game.reveals(event))) return false
  return events.some((event) => {
    const known = game.redact(event, seat)
    return known === undefined || canonicalJson(jsonOf(known)) !== canonicalJson(jsonOf(event))
  })
}

/**
 * Whether it leaves the seat before the same question: who is awaited now was awaited before, and has the same choice. So
 * it is for one who was asked and still is, and for one who has answered as long as others have not.
 */
function isSameQuestion(match: Match, { seq, seat: actor }: Entry, seat: Seat): boolean {
  const { game } = match
  const [before, now] = [match.at(seq - 1), match.at(seq)]
  const [were, are] = [game.toAct(before), game.toAct(now)]
  const isSame = (one: Seat): boolean =>
    were.includes(one) &&
    canonicalJson(jsonOf(game.actions(before, one))) === canonicalJson(jsonOf(game.actions(now, one)))
  if (are.includes(seat)) return isSame(seat)
  return are.length > 0 && are.every((one) => game.seatIds[one] !== actor && isSame(one))
}

function staleProblem(running: RunningMatch, seat: Seat, { deed }: Command, told: readonly Told[]): Problem {
  const { match, game } = running
  let refusal: Refusal | undefined
  if (deed.type === 'play' && match !== undefined) {
    const action = game.action.parse(deed.action)
    if (action.ok) refusal = match.check(seat, action.value)
    else refusal = { type: 'notNow', clause: '' }
  }
  return new Problem('stale', {
    number: running.number(seat),
    stillLegal: refusal === undefined,
    ...(refusal === undefined ? {} : { refusal: jsonOf(refusal) }),
    news: told.map(({ news, numbers }) => JSON.parse(`{"number":${numbers[seat]},${news[seat]}`)),
  })
}
