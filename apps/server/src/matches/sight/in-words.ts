import { type Game, type Outcome, outcomeJson, type Seat, type Viewer } from '@wyrmtable/kernel'
import type { ClockStand, Offer, OfferMatter, Said } from '../line.ts'
import type { Standing } from '../standing.ts'

/** Seats are named by id wherever they are told. */
export const clockNews = (seatIds: readonly string[], clock: ClockStand | undefined): object =>
  clock === undefined
    ? {}
    : { clock: { ...clock, runs: clock.runs.map(({ seat, ...run }) => ({ seat: seatIds[seat], ...run })) } }

export const outcomeNews = (game: Game, outcome: Outcome | undefined): object =>
  outcome === undefined ? {} : { outcome: outcomeJson(game.seatIds, outcome) }

export const mayHear = (viewer: Viewer, by: Seat | undefined, { isPrivate }: Said): boolean =>
  viewer !== 'spectator' && (isPrivate !== true || viewer === by)

export const saidNews = ({ isPrivate, ...said }: Said): object => ({
  ...said,
  ...(isPrivate === true ? { private: true } : {}),
})

export const offerNews = (seatIds: readonly string[], { id, by, matter, agreed, isOpen }: Offer): object => ({
  id,
  by: seatIds[by],
  matter: matterNews(seatIds, matter),
  agreed: agreed.map((seat) => seatIds[seat]),
  ...(isOpen === true ? { isOpen } : {}),
})

export const ratedNews = (
  seatIds: readonly string[],
  { why, seats }: NonNullable<Standing['rated']>,
): object => ({
  ...(why === undefined ? {} : { why }),
  seats: seats.map(({ seat, ...ratings }) => ({ seat: seatIds[seat], ...ratings })),
})

function matterNews(seatIds: readonly string[], matter: OfferMatter): object {
  if ('seat' in matter) return { ...matter, seat: seatIds[matter.seat] }
  return matter.type === 'takeBack' ? { type: matter.type, seen: matter.seen } : matter
}
