import type { MatchStore } from '@wyrmtable/store'
import { takeMeasure } from '../../src/index.ts'
import { Authenticator } from '../authenticator.ts'
import { Browser } from '../browser.ts'
import type { Expected } from './expected.ts'

/** An account that nothing but passkeys opens, at an address that has a name. */
export async function walkPasskeys(url: string, store: MatchStore, expected: Expected): Promise<void> {
  const [who, by] = [new Browser(url), new Authenticator(url)]
  type Asked = Parameters<Authenticator['sign']>[0]
  const challenge = async (at: Browser, body: object) =>
    (await expected(at, 'POST', '/api/passkeys', body, 200)) as unknown as Asked
  const name = 'Dora'
  const made = by.make(await challenge(who, { name }))
  await expected(who, 'POST', '/api/accounts', { name, passkey: { name: 'first', made } }, 201)
  await expected(new Browser(url), 'POST', '/api/passkeys', { name }, 409)

  const sign = async () => by.sign(await challenge(who, {}))
  const used = await sign()
  await expected(new Browser(url), 'POST', '/api/session/passkey', { passkey: used }, 200)
  await expected(new Browser(url), 'POST', '/api/session/passkey', { passkey: used }, 403)

  const passkeys = '/api/account/passkeys'
  await expected(who, 'POST', `${passkeys}/next`, { password: 'has none' }, 403)
  const next = (await expected(
    who,
    'POST',
    `${passkeys}/next`,
    { passkey: await sign() },
    200,
  )) as unknown as Asked
  const more = new Authenticator(url)
  const added = { name: 'second', made: more.make(next) }
  await expected(who, 'POST', passkeys, added, 201)
  await expected(who, 'POST', passkeys, added, 403)
  await expected(who, 'DELETE', `${passkeys}?id=none`, undefined, 404)
  await expected(who, 'DELETE', `${passkeys}?id=${more.held[0]?.id}`, undefined, 200)
  await expected(who, 'DELETE', `${passkeys}?id=${by.held[0]?.id}`, undefined, 409)

  const dora = await store.people.accountNamed('dora')
  if (dora === undefined) throw new Error('nobody')
  await takeMeasure(store, dora, { kind: 'closed', reason: 'for ever', until: undefined }, Date.now())
  await expected(new Browser(url), 'POST', '/api/session/passkey', { passkey: await sign() }, 403)
}
