import type { Json, Seat } from '@wyrmtable/kernel'
import type { Account } from '@wyrmtable/store'
import type { OwnNight } from './line.ts'
import { optionsWith } from './match-of-table.ts'
import { openOffer } from './offers.ts'
import { badInput, illegal, Problem } from './problem.ts'
import type { RunningMatch } from './running-match.ts'

/** Somebody who wants to sit down. */
export interface Joiner {
  /** Id of the seat; absent: that of the invitation, or the first that is free. */
  readonly seat?: string | undefined
  readonly invitation?: string | undefined
  readonly name: string
  /** Time zone of their nights, and when those begin there. */
  readonly zone?: string | undefined
  readonly nightFrom?: number | undefined
  /** A word of their own that the dice depend on. */
  readonly seed: string
  /** Something of their own, such as a deck, where the game has that: nobody else sees it until the end. */
  readonly brings?: Json | undefined
  /** Whether they know that it counts for ratings. */
  readonly rated?: boolean | undefined
  /** Whether the table is of a club that they are in: they need no invitation then. */
  readonly isMember?: boolean | undefined
  /** Who they are, where they are signed in. */
  readonly account?: Pick<Account, 'id' | 'name' | 'isBot'> | undefined
}

/** Which seat the joiner may take. */
export function seatFor(running: RunningMatch, joiner: Joiner, key: string): Seat {
  const { standing, secrets, row, holders } = running
  const wanted = joiner.seat === undefined ? undefined : running.game.seatIds.indexOf(joiner.seat)
  const isFree = (seat: Seat) => standing.seats[seat]?.isTaken === false && (wanted ?? seat) === seat
  const seats = standing.seats.map((_, seat): Seat => seat)
  const own = seats.find(
    (seat) => isFree(seat) && holders.some((holder) => holder.seat === seat && holder.key === key),
  )
  if (own !== undefined) return own
  const { invitation, isMember = false } = joiner
  const invited = seats.filter((seat) =>
    invitation === undefined
      ? (row.isPublic || isMember) && secrets[`invitation:${seat}`] !== undefined
      : secrets[`invitation:${seat}`] === invitation,
  )
  if (invited.length === 0) throw new Problem('notYours', {})
  const free = invited.find(isFree)
  if (free === undefined) throw new Problem('taken', {})
  return free
}

/** The seat that waits for whoever has this invitation, in a match under way. */
export function seatTakenOver(running: RunningMatch, { seat: wanted, invitation }: Joiner): Seat {
  const open = running.standing.seats.flatMap((_, seat) =>
    openOffer(running, seat) === undefined ? [] : [seat],
  )
  if (open.length === 0) throw new Problem('wrongMoment', { state: 'running' })
  const seat = open.find((one) => running.secrets[`invitation:${one}`] === invitation)
  if (seat === undefined || (wanted !== undefined && running.seatId(seat) !== wanted)) {
    throw new Problem('notYours', {})
  }
  return seat
}

/** What somebody is called at the table. Where it is rated it is their account that sits down, at one side, knowing it. */
export function nameFor(running: RunningMatch, seat: Seat, { name, rated, account }: Joiner, key: string) {
  const { isRated, tournament } = running.table
  if (isRated !== true) return { name: tournament === undefined ? name : (account?.name ?? name) }
  if (account === undefined) throw new Problem('notAtThisTable', { reason: 'needsAccount' })
  if (account.isBot) throw new Problem('notAtThisTable', { reason: 'peopleOnly' })
  if (rated !== true) throw new Problem('notAtThisTable', { reason: 'isRated' })
  if (running.holders.some((holder) => holder.key === key && holder.seat !== seat)) {
    throw new Problem('notAtThisTable', { reason: 'sitsHereAlready' })
  }
  return { name: account.name, account: account.id }
}

/** Judges what somebody brings by the game's own clauses, before they sit down. */
export function mustFit(running: RunningMatch, seat: Seat, brings: Json): void {
  const options = optionsWith(running, seat, brings)
  if (!options.ok) throw badInput({ ...options.fault, path: `/brings${options.fault.path}` })
  const { game, table } = running
  const parsed = game.options.parse(options.value)
  const refusal = parsed.ok ? game.checkSetup?.(parsed.value, table.seats.length) : undefined
  if (refusal !== undefined) throw illegal(refusal)
}

/** When the joiner sleeps. */
export const nightOf = ({ zone, nightFrom }: Joiner): OwnNight => ({
  ...(zone === undefined ? {} : { zone }),
  ...(nightFrom === undefined ? {} : { nightFrom }),
})
