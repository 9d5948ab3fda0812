import type { Account } from '@wyrmtable/store'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { seatsOf } from '../matches/access.ts'
import type { House } from '../matches/house.ts'
import { keyOf } from '../matches/keys.ts'
import { Problem } from '../matches/problem.ts'
import { personName } from '../person-name.ts'
import { nameKeyOf } from './name-key.ts'
import { accountOfKey } from './people.ts'
import { signedIn } from './routes.ts'

export const matchId = z.string().regex(/^[\da-z]{6,20}$/)
export const seatName = z.string().max(100)

/** Somebody by the name of their account, or by where they sit at a table of one's own. */
export const who = { name: personName.optional(), match: matchId.optional(), seat: seatName.optional() }

interface Whom {
  readonly name?: string | undefined
  readonly match?: string | undefined
  readonly seat?: string | undefined
}

/** Somebody else with an account; a Problem where there is none, as with a guest. */
export async function meant(
  house: House,
  request: FastifyRequest,
  { name, match, seat }: Whom,
): Promise<Account> {
  const { people } = house.store
  let found: Account | undefined
  if (name !== undefined) found = await people.accountNamed(nameKeyOf(name))
  else if (match !== undefined && seat !== undefined) {
    const running = await house.open(match)
    if (seatsOf(running, keyOf(request)).length === 0) throw new Problem('notYours', {})
    const place = running.game.seatIds.indexOf(seat)
    for (const { key } of running.holders.filter((holder) => holder.seat === place)) {
      const account = accountOfKey(key)
      if (account !== undefined) found = await people.account(account)
    }
  } else throw new Problem('badInput', { reason: 'whom' })
  if (found === undefined) throw new Problem('noSuchThing', { reason: 'noAccount' })
  if (found.id === signedIn(request).account.id) throw new Problem('badInput', { reason: 'yourself' })
  return found
}
