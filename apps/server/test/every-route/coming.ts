import type { Account, MatchStore } from '@wyrmtable/store'
import { nameKeyOf } from '../../src/index.ts'
import { Browser, register } from '../browser.ts'

/** Somebody new with an account, by name. */
export async function coming(url: string, name: string): Promise<Browser> {
  const who = new Browser(url)
  await register(who, name)
  return who
}

export async function accountOf({ people }: MatchStore, name: string): Promise<Account> {
  const account = await people.accountNamed(nameKeyOf(name))
  if (account === undefined) throw new Error(`nobody is called ${name}`)
  return account
}
