import type { Match, Seat } from '@wyrmtable/kernel'
import type { Line } from '@wyrmtable/store'
import type { Deed } from './commands.ts'
import { type Add, addFact, matchOf } from './entry-lines.ts'
import { newWord } from './keys.ts'
import type { Offer, OfferMatter, OwnNight, Seen } from './line.ts'
import { illegal, Problem } from './problem.ts'
import type { RunningMatch } from './running-match.ts'
import { matterKey } from './standing.ts'

/** Offers of one kind that a seat may see refused in a match before it is told no. */
const mostRefusals = 5
/** Open offers of a whole table. */
const mostOffers = 4

/** Whether nothing was seen of whoever sits there for so long that the others may decide without them. */
export type IsAway = (seat: Seat) => boolean

type Wish = Extract<Deed, { type: 'offer' }>['matter']

/** Asks all others at the table for something; what nobody has to be asked for happens at once. */
export function makeOffer(
  running: RunningMatch,
  by: Seat,
  wish: Wish,
  at: number,
  add: Add,
  isAway: IsAway,
): void {
  const match = matchOf(running)
  const { standing, table } = running
  if (!amongThemselves.includes(wish.type)) {
    if (table.isRated === true) throw new Problem('notAtThisTable', { reason: 'isRated' })
    if (table.tournament !== undefined) throw new Problem('notAtThisTable', { reason: 'inTournament' })
  }
  const key = matterKey(by, wish.type)
  if (standing.offers.some((one) => one.by === by && one.matter.type === wish.type)) {
    throw new Problem('notAtThisTable', { reason: 'offeredAlready' })
  }
  if ((standing.refusals[key] ?? 0) >= mostRefusals || standing.offers.length >= mostOffers) {
    throw new Problem('notAtThisTable', { reason: 'tooManyOffers', maximum: mostRefusals })
  }
  // Whoever wants no more of them is not asked, and whoever asks is told no at once.
  const isDeclined = match.seats.some(
    (_, seat) =>
      seat !== by &&
      standing.declined.includes(matterKey(seat, wish.type)) &&
      !isPassedOver(seat, wish.type, isAway),
  )
  if (isDeclined) {
    throw new Problem('notAtThisTable', { reason: 'noMoreOfThese' })
  }
  const matter = matterOf(running, match, by, wish)
  add({ type: 'offered', offer: { id: standing.offersMade + 1, by, matter, agreed: [] } })
  settle(running, at, add, isAway)
}

function matterOf(running: RunningMatch, match: Match, by: Seat, wish: Wish): OfferMatter {
  switch (wish.type) {
    case 'draw':
      if (!running.knowsDraw) throw new Problem('notAtThisTable', { reason: 'noDraw' })
      return { type: 'draw' }
    case 'takeBack': {
      if (running.table.takeBacks === 'never') throw new Problem('notAtThisTable', { reason: 'noTakeBacks' })
      // To before the seat's own last action.
      const id = running.seatId(by)
      const last = match.line.findLastIndex(({ seat }) => seat === id)
      if (last < 0) throw illegal({ type: 'nothingToUndo', clause: '' })
      const to = match.line[last - 1]?.seq ?? match.since
      // What was played before the match came here stays as it is.
      if (match.line.slice(last).some(({ fact }) => fact?.type === 'wentOnline')) {
        throw illegal({ type: 'nothingToUndo', clause: '' })
      }
      return { type: 'takeBack', to, seen: seenSince(match, to) }
    }
    case 'handOver':
      return { type: 'handOver', seat: seatNamed(match, wish.seat), level: wish.level }
    case 'substitute': {
      const seat = seatNamed(match, wish.seat)
      const isAsked = ({ matter }: Offer) => matter.type === 'substitute' && matter.seat === seat
      if (running.standing.offers.some(isAsked)) {
        throw new Problem('notAtThisTable', { reason: 'offeredAlready' })
      }
      return { type: 'substitute', seat }
    }
    case 'comeBack':
      if (match.seats[by]?.kind !== 'computer')
        throw new Problem('notAtThisTable', { reason: 'yoursAlready' })
      return { type: 'comeBack' }
    default:
      return wish satisfies never
  }
}

function seatNamed({ seats }: Match, id: string): Seat {
  const seat = seats.findIndex((one) => one.id === id)
  if (seat < 0) throw new Problem('noSuchThing', { seat: id })
  return seat
}

/** What somebody who only watches has learned since the entry: more than that is not told of it. */
function seenSince(match: Match, to: number): Seen {
  const { game } = match
  const events = match.line
    .filter(({ seq }) => seq > to)
    .flatMap(({ seq }) => match.events(seq))
    .flatMap((event) => game.redact(event, 'spectator') ?? [])
  return {
    dice: events.some(({ type }) => type === 'rolled'),
    shown: events.some((event) => game.reveals(event)),
  }
}

/** Whoever asked may ask again whether somebody who is away still has to be waited for. */
export function answerOffer(
  running: RunningMatch,
  by: Seat,
  { offer: id, answer: wish, noMore }: Extract<Deed, { type: 'answer' }>,
  at: number,
  add: Add,
  isAway: IsAway,
): void {
  const found = running.standing.offers.find((one) => one.id === id)
  if (found === undefined) throw new Problem('noSuchThing', { offer: id })
  const isMine = found.by === by
  if (wish === 'withdraw' ? !isMine : isMine && wish === 'refuse')
    throw new Problem('notYours', { offer: id })
  if (wish === 'accept') {
    if (isMine && awaitedBy(running, found, isAway).length > 0) {
      throw new Problem('notAtThisTable', { reason: 'stillHere' })
    }
    if (found.agreed.includes(by) || found.isOpen === true) throw new Problem('noSuchThing', { offer: id })
    if (!isMine) add({ type: 'answered', offer: id, answer: 'agreed' })
    settle(running, at, add, isAway)
    return
  }
  add({ type: 'answered', offer: id, answer: wish === 'withdraw' ? 'withdrawn' : 'refused' })
  if (noMore === true) add({ type: 'declined', matter: found.matter.type })
}

/** What those whose ratings are at stake may agree on: nobody plays in another's place. */
const amongThemselves: readonly OfferMatter['type'][] = ['draw', 'takeBack']

/** Matters of a seat that were pointless if whoever sits there, and is gone, had to agree. */
const withoutThoseAway: readonly OfferMatter['type'][] = ['handOver', 'substitute', 'comeBack']

/** People who have yet to agree. */
function awaitedBy(running: RunningMatch, { by, agreed, matter }: Offer, isAway: IsAway): readonly Seat[] {
  return matchOf(running).seats.flatMap(({ kind }, seat) => {
    const isAsked = kind === 'person' && seat !== by && !agreed.includes(seat)
    return isAsked && !isPassedOver(seat, matter.type, isAway) ? [seat] : []
  })
}

const isPassedOver = (seat: Seat, matter: OfferMatter['type'], isAway: IsAway): boolean =>
  withoutThoseAway.includes(matter) && isAway(seat)

/** Carries out the first offer that all who have to be asked agree to. */
function settle(running: RunningMatch, at: number, add: Add, isAway: IsAway): void {
  const match = matchOf(running)
  for (const offer of running.standing.offers) {
    const { id, by, matter } = offer
    if (offer.isOpen === true || awaitedBy(running, offer, isAway).length > 0) continue
    if (matter.type === 'substitute') {
      // Links that led there before lead nowhere now.
      running.keepSecret(`invitation:${matter.seat}`, newWord(16))
      add({ type: 'answered', offer: id, answer: 'opened' })
    } else {
      add({ type: 'answered', offer: id, answer: 'accepted' })
      addFact(running, carriedOut(running, match, by, matter, at), at, add)
    }
    return
  }
}

function carriedOut(
  { standing }: RunningMatch,
  match: Match,
  by: Seat,
  matter: Exclude<OfferMatter, { type: 'substitute' }>,
  at: number,
) {
  switch (matter.type) {
    case 'draw':
      return match.agreeDraw(at)
    case 'takeBack':
      return match.takeBack(matter.to, at)
    case 'handOver': {
      const { seat, level } = matter
      return match.handOver(seat, { kind: 'computer', name: match.seats[seat]?.name ?? '', level }, at)
    }
    case 'comeBack': {
      const name = match.seats[by]?.name ?? standing.seats[by]?.name ?? ''
      return match.handOver(by, { kind: 'person', name }, at)
    }
    default:
      return matter satisfies never
  }
}

/** The offer by which the seat waits for somebody who takes it over. */
export const openOffer = ({ standing }: RunningMatch, seat: Seat): Offer | undefined =>
  standing.offers.find(
    ({ isOpen, matter }) => isOpen === true && matter.type === 'substitute' && matter.seat === seat,
  )

/** Somebody has come who sits there from now on. */
export function takeOver(
  running: RunningMatch,
  seat: Seat,
  { name, ...night }: OwnNight & { readonly name: string },
  at: number,
): readonly Line[] {
  const match = matchOf(running)
  const offer = openOffer(running, seat)
  const lines: Line[] = []
  const add: Add = (body, events = []) => {
    lines.push(running.add(at, undefined, undefined, body, events))
  }
  add({ type: 'tookOver', seat, ...night })
  if (offer !== undefined) add({ type: 'answered', offer: offer.id, answer: 'accepted' })
  addFact(running, match.handOver(seat, { kind: 'person', name }, at), at, add)
  return lines
}
