import type { Seat } from '@wyrmtable/kernel'
import { type Line, type Occasion, occasionId } from '@wyrmtable/store'
import { peopleToAct } from '../matches/entry-lines.ts'
import type { LineBody } from '../matches/line.ts'
import type { RunningMatch } from '../matches/running-match.ts'
import { accountOfKey } from '../people/people.ts'
import type { NoticeKind } from './rules.ts'

/** Of all that is said within so long one notice comes. */
const talkMs = 10 * 60_000

/**
 * What seats may want to hear of the lines that were just made, to be written with them. Only those that an account holds:
 * nobody else can be told. Whoever did it is there and knows.
 */
export function occasionsAfter(running: RunningMatch, lines: readonly Line[]): readonly Occasion[] {
  const before = running.awaited
  running.awaited = peopleToAct(running)
  const held = new Set(
    running.holders.filter(({ key }) => accountOfKey(key) !== undefined).map(({ seat }) => seat),
  )
  if (held.size === 0) return []
  const { id } = running.row
  const seq = running.match?.seq ?? 0
  const at = lines.at(-1)?.at ?? 0
  const byThem = new Set(lines.map(({ by }) => by))
  const found: Occasion[] = []
  const add = (kind: NoticeKind, seat: Seat, number: number) =>
    found.push(occasionOf(id, seat, kind, number, at))
  for (const seat of running.isOver ? [] : running.awaited) {
    if (before.includes(seat) || !held.has(seat)) continue
    if (!byThem.has(seat)) add('turn', seat, seq)
    if (running.standing.clock !== undefined) add('reminder', seat, seq)
  }
  const others = [...held].filter((seat) => !byThem.has(seat))
  if (running.isOver && running.state !== 'over') for (const seat of others) add('ended', seat, seq)
  for (const line of lines) {
    const body: LineBody = JSON.parse(line.body)
    if (body.type === 'said' && body.said.isPrivate !== true) {
      for (const seat of others) add('talk', seat, Math.floor(at / talkMs))
    }
    if (body.type === 'rematch') {
      for (const seat of others) add('invited', seat, 0)
    }
  }
  return found
}

function occasionOf(match: string, seat: Seat, kind: NoticeKind, seq: number, at: number): Occasion {
  return { id: occasionId({ match, seat, kind, seq }), match, seat, kind, seq, at, dueAt: at }
}
