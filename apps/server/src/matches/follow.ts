import type { Entry, Fact, Match, Seat, Tagged } from '@wyrmtable/kernel'
import type { Line } from '@wyrmtable/store'
import type { LineBody } from './line.ts'
import type { RunningMatch } from './running-match.ts'

/**
 * Takes over a line that another process wrote, so that what this one has open goes on from there. False where that did
 * not come to the same, or cannot be done here: then the match must be opened anew.
 */
export function follow(running: RunningMatch, line: Line): boolean {
  if (line.n !== running.n + 1) return false
  const body: LineBody = JSON.parse(line.body)
  // Secrets that came with it are in the store.
  if (bringsSecrets(body)) return false
  let events: readonly Tagged[] = []
  if (body.type === 'done') {
    const { match } = running
    const done = match && again(match, body.entry)
    if (done === undefined) return false
    events = done.events
  }
  const mine = running.add(line.at, line.by ?? undefined, line.command ?? undefined, body, events)
  running.written = line.n
  return mine.told === line.told
}

const bringsSecrets = (body: LineBody): boolean =>
  body.type === 'joined' ||
  body.type === 'begun' ||
  body.type === 'tookOver' ||
  (body.type === 'answered' && body.answer === 'opened')

interface Done {
  readonly events: readonly Tagged[]
}

/** Does what the entry tells; undefined where it is refused, or ends otherwise than it did there. */
function again(match: Match, entry: Entry): Done | undefined {
  const seat = (id: string | undefined): Seat => match.header.seats.findIndex((one) => one.id === id)
  const done =
    entry.fact === undefined
      ? played(match, seat(entry.seat), entry)
      : repeated(match, entry.fact, seat, entry.at)
  return done !== undefined && match.hash === entry.hash ? done : undefined
}

function played(match: Match, seat: Seat, { action: json, at }: Entry): Done | undefined {
  const action = match.game.action.parse(JSON.parse(JSON.stringify(json)))
  const done = action.ok ? match.play(seat, action.value, at) : undefined
  return done?.ok ? done.value : undefined
}

function repeated(
  match: Match,
  fact: Fact,
  seat: (id: string | undefined) => Seat,
  at: number,
): Done | undefined {
  switch (fact.type) {
    case 'takenBack': {
      const done = fact.by === undefined ? match.takeBack(fact.to, at) : match.undo(seat(fact.by), at)
      return done.ok ? { events: [] } : undefined
    }
    case 'resigned':
    case 'outOfTime': {
      const done =
        fact.type === 'resigned' ? match.resign(seat(fact.seat), at) : match.timeOut(seat(fact.seat), at)
      return done.ok ? done.value : undefined
    }
    case 'drawAgreed': {
      const done = match.agreeDraw(at)
      return done.ok ? done.value : undefined
    }
    case 'handedOver': {
      const done = match.handOver(seat(fact.seat), fact.to, at)
      return done.ok ? done.value : undefined
    }
    // Neither is done at a table: they came with what was begun elsewhere.
    case 'rules':
    case 'wentOnline':
      return undefined
    default:
      return fact satisfies never
  }
}
