import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SignedIn } from '../../people/people.ts'
import { seatNamed, seatsOf } from '../access.ts'
import type { House } from '../house.ts'
import { keyOf } from '../keys.ts'

export const matchId = z.string().regex(/^[\da-z]{6,20}$/)
export const matchParams = z.strictObject({ id: matchId })
export const seatName = z.string().max(100)
export const invitation = z.string().max(100).optional()

/** Who is signed in, where it is they who ask: a bot's own key goes before a session. */
export const personFor = ({ person }: FastifyRequest, key: string): SignedIn | undefined =>
  person?.key === key ? person : undefined

/** The seat that the sender speaks for, or any of theirs. */
export async function seatOf(
  house: House,
  request: FastifyRequest,
  match: string,
  name: string | undefined,
  any = false,
) {
  const running = await house.open(match)
  const key = keyOf(request)
  const seats = seatsOf(running, key)
  const seat = seatNamed(running, any ? seats.slice(0, 1) : seats, name)
  return { running, seat, key: key ?? '' }
}
