import type { Game, Match, Seat } from '@wyrmtable/kernel'
import type { Line } from '@wyrmtable/store'
import type { LineBody } from './line.ts'
import { numbersOf, seqOf, type Told } from './recent-news.ts'
import { type Moment, momentThen, Teller } from './sight/index.ts'

interface Parsed extends Omit<Line, 'body'> {
  readonly body: LineBody
}

/** A match that was opened whole, and the table around it. */
interface Whole {
  readonly game: Game
  readonly table: { readonly seats: readonly unknown[] }
  readonly match: Match | undefined
}

/** Everything that was told by the lines after a number, made again. */
export function retell({ game, table, match }: Whole, lines: readonly Line[], from: number): readonly Told[] {
  const teller = new Teller(game, table.seats.length)
  const told: Told[] = []
  const parsed = lines.map(({ body, ...line }): Parsed => ({ ...line, body: JSON.parse(body) }))
  let started = false
  for (const { n, at, by, told: numbers, body } of withoutTalkOfPredecessors(parsed)) {
    if (n <= from) continue
    let moment: Moment | undefined
    if (match !== undefined && (body.type === 'done' || body.type === 'begun')) {
      const seq = body.type === 'done' ? body.entry.seq : (body.entries?.at(-1)?.seq ?? 0)
      if (!started && seq > 0) teller.look(momentThen(match, seq - 1))
      started = true
      moment = momentThen(match, seq)
    }
    const news = teller.tell(at, by ?? undefined, body, moment)
    told.push({ n, at, numbers: numbersOf(numbers), news, ...seqOf(body) })
  }
  return told
}

/** What was said among those who shared a seat before somebody else took it stays theirs; that it was said is counted. */
function withoutTalkOfPredecessors(lines: readonly Parsed[]): readonly Parsed[] {
  const takenOver = new Map<Seat, number>()
  for (const { n, body } of lines) if (body.type === 'tookOver') takenOver.set(body.seat, n)
  return lines.map((line) => {
    const { n, by, body } = line
    const isTheirs = by !== null && n < (takenOver.get(by) ?? 0)
    if (!isTheirs || body.type !== 'said' || body.said.isPrivate !== true) return line
    return { ...line, body: { type: 'said', said: { text: '', isPrivate: true } } }
  })
}
