import type { Json, Seat } from '@wyrmtable/kernel'
import type { Brought, ClockStand, LineBody, Offer, OfferMatter, OwnNight, Said, Vacation } from './line.ts'
import type { LaidTable } from './table.ts'

/** Who sits at the table, or is awaited. Once it has begun, the match itself knows who took over from whom. */
interface SeatStanding extends OwnNight {
  readonly kind: 'person' | 'computer'
  readonly name: string
  readonly level?: string
  readonly isTaken: boolean
  /** At a rated table: whose rating it is for. */
  readonly account?: string
}

interface SaidAt {
  readonly by: Seat
  readonly at: number
  readonly said: Said
}

/** Lines of talk that are kept at hand for whoever comes. */
const keptTalk = 60

/**
 * How things stand at the table apart from the game itself: the fold of all lines. It is JSON as it is, and goes into
 * snapshots.
 */
export interface Standing {
  readonly seats: readonly SeatStanding[]
  /** What a match that was begun elsewhere goes on from; until it does. */
  readonly brought?: Brought
  /** Dice of the set-up, once it is drawn. */
  readonly setup?: readonly number[]
  readonly clock?: ClockStand
  /** Open ones. */
  readonly offers: readonly Offer[]
  readonly offersMade: number
  /** Offers of a kind that were refused, by seat and kind: `0/takeBack`. */
  readonly refusals: Readonly<Record<string, number>>
  /** Kinds of offers that a seat wants no more of: `0/takeBack`. */
  readonly declined: readonly string[]
  readonly talk: readonly SaidAt[]
  /** What seats want to be asked about, by seat, where they have said so. */
  readonly wishes?: Readonly<Record<string, Json>>
  /** Days off, by seat, in order. */
  readonly vacations?: Readonly<Record<string, readonly Vacation[]>>
  /** How often somebody else has taken the seat over, by seat. */
  readonly takeOvers?: Readonly<Record<string, number>>
  readonly rematch?: string
  /** What a rated match counted for, once it has. */
  readonly rated?: Omit<Extract<LineBody, { type: 'rated' }>, 'type'>
  readonly isCalledOff?: true
}

export const firstStanding = ({ seats }: LaidTable): Standing => ({
  seats: seats.map(({ kind, name, level }) => ({
    kind,
    name,
    ...(level === undefined ? {} : { level }),
    isTaken: kind === 'computer',
  })),
  offers: [],
  offersMade: 0,
  refusals: {},
  declined: [],
  talk: [],
})

export const matterKey = (seat: Seat, matter: OfferMatter['type']): string => `${seat}/${matter}`

/** How things stand after a line. */
export function after(standing: Standing, at: number, by: Seat | undefined, body: LineBody): Standing {
  switch (body.type) {
    case 'joined': {
      const { type: _, seat, ...who } = body
      return withSeat(standing, seat, { kind: 'person', ...who, isTaken: true })
    }
    case 'left':
      return withSeat(standing, body.seat, { kind: 'person', name: '', isTaken: false })
    case 'brought': {
      const { setup, entries } = body
      return { ...standing, brought: { setup, entries } }
    }
    case 'begun': {
      const { brought: _, ...rest } = standing
      return { ...withClock(rest, body.clock), setup: body.setup }
    }
    case 'done':
      return withClock(standing, body.clock)
    case 'said': {
      if (by === undefined) return standing
      return { ...standing, talk: [...standing.talk.slice(1 - keptTalk), { by, at, said: body.said }] }
    }
    case 'offered':
      return { ...standing, offersMade: body.offer.id, offers: [...standing.offers, body.offer] }
    case 'answered':
      return afterAnswer(standing, by, body)
    case 'declined':
      return by === undefined
        ? standing
        : { ...standing, declined: [...new Set([...standing.declined, matterKey(by, body.matter)])] }
    case 'timeGiven':
      return withClock(standing, body.clock)
    case 'vacation':
      return withVacation(withClock(standing, body.clock), body.seat, body.vacation)
    case 'tookOver':
      return withSuccessor(standing, body)
    case 'wished':
      return { ...standing, wishes: { ...standing.wishes, [body.seat]: body.kept } }
    case 'rematch':
      return { ...standing, rematch: body.match }
    case 'rated': {
      const { type: _, ...rated } = body
      return { ...standing, rated }
    }
    case 'calledOff':
      return { ...standing, isCalledOff: true }
    default:
      return body satisfies never
  }
}

function withSeat(standing: Standing, seat: Seat, now: SeatStanding): Standing {
  const seats = standing.seats.map((one, place) => (place === seat ? now : one))
  return { ...standing, seats }
}

/** What was said among those who sat there, and what they wanted to be asked about, is not their successor's. */
function withSuccessor(
  standing: Standing,
  { type: _, seat, ...night }: Extract<LineBody, { type: 'tookOver' }>,
): Standing {
  const seats = standing.seats.map((one, place) => {
    if (place !== seat) return one
    const { zone: _zone, nightFrom: _from, ...rest } = one
    return { ...rest, ...night }
  })
  const { [seat]: _wish, ...wishes } = standing.wishes ?? {}
  return {
    ...standing,
    seats,
    ...(standing.wishes === undefined ? {} : { wishes }),
    declined: standing.declined.filter((one) => !one.startsWith(`${seat}/`)),
    takeOvers: { ...standing.takeOvers, [seat]: (standing.takeOvers?.[seat] ?? 0) + 1 },
    talk: standing.talk.filter(({ by, said }) => by !== seat || said.isPrivate !== true),
  }
}

/** One that ended early takes the place of what it was to be. */
function withVacation(standing: Standing, seat: Seat, vacation: Vacation): Standing {
  const before = (standing.vacations?.[seat] ?? []).filter(({ from }) => from !== vacation.from)
  return { ...standing, vacations: { ...standing.vacations, [seat]: [...before, vacation] } }
}

function withClock(standing: Standing, clock: ClockStand | undefined): Standing {
  return clock === undefined ? standing : { ...standing, clock }
}

function afterAnswer(
  standing: Standing,
  by: Seat | undefined,
  { offer: id, answer }: Extract<LineBody, { type: 'answered' }>,
): Standing {
  const offer = standing.offers.find((one) => one.id === id)
  if (offer === undefined) return standing
  if (answer === 'agreed' && by !== undefined) {
    const agreed = { ...offer, agreed: [...offer.agreed, by] }
    return { ...standing, offers: standing.offers.map((one) => (one === offer ? agreed : one)) }
  }
  if (answer === 'opened') {
    const opened = { ...offer, isOpen: true } as const
    return { ...standing, offers: standing.offers.map((one) => (one === offer ? opened : one)) }
  }
  const offers = standing.offers.filter((one) => one !== offer)
  if (answer !== 'refused') return { ...standing, offers }
  const key = matterKey(offer.by, offer.matter.type)
  return { ...standing, offers, refusals: { ...standing.refusals, [key]: (standing.refusals[key] ?? 0) + 1 } }
}
