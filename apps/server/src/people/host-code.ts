import type { PeopleStore } from '@wyrmtable/store'
import { hashOf } from '../matches/keys.ts'
import { newCode, plainCode } from './codes.ts'
import { nameKeyOf } from './name-key.ts'

const lastsMs = 24 * 60 * 60_000

/**
 * A code by which somebody who lost password and codes sets a new password, once, within a day; undefined where nobody has
 * that name. It is the host who knows whom he gives it to.
 */
export async function hostCode(
  people: PeopleStore,
  name: string,
  now: number,
): Promise<{ readonly code: string; readonly expiresAt: number } | undefined> {
  const account = await people.accountNamed(nameKeyOf(name))
  if (account === undefined) return undefined
  const code = newCode()
  const expiresAt = now + lastsMs
  await people.addCode(account.id, hashOf(plainCode(code)), expiresAt)
  return { code, expiresAt }
}
