import type { MatchStore } from '@wyrmtable/store'
import { takeMeasure } from '../../src/index.ts'
import { Authenticator } from '../authenticator.ts'
import { Browser, register } from '../browser.ts'
import { accountOf } from './coming.ts'
import type { Expected } from './expected.ts'
import { passkeyAsked } from './forms.ts'

/** An account that nothing but passkeys opens, at an address that has a name. */
export async function walkPasskeys(url: string, store: MatchStore, expected: Expected): Promise<void> {
  const [who, by] = [new Browser(url), new Authenticator(url)]
  const challenge = async (at: Browser, body: object) =>
    passkeyAsked.parse(await expected(at, 'POST', '/api/passkeys', body, 200))
  const name = 'Dora'
  const made = by.make(await challenge(who, { name }))
  await expected(who, 'POST', '/api/accounts', { name, passkey: { name: 'first', made } }, 201)
  await expected(new Browser(url), 'POST', '/api/passkeys', { name }, 409)
  // What was made for one account is no way into another, and each is somebody's once.
  const again = { name: 'Dorit', passkey: { name: 'first', made } }
  await expected(new Browser(url), 'POST', '/api/accounts', again, 403)
  const { id: dora } = await accountOf(store, name)
  const kept = async (id: string, account = dora) => {
    const passkey = { id, account, name: 'kept', publicKey: '', counter: 0, transports: '' }
    await store.passkeys.add({ ...passkey, createdAt: 1, usedAt: 1 })
  }
  const known = new Authenticator(url)
  const same = {
    name: 'Dorit',
    passkey: { name: 'first', made: known.make(await challenge(new Browser(url), { name: 'Dorit' })) },
  }
  await kept(known.held[0]?.id ?? '')
  await expected(new Browser(url), 'POST', '/api/accounts', same, 409)

  const sign = async () => by.sign(await challenge(who, {}))
  const used = await sign()
  await expected(new Browser(url), 'POST', '/api/session/passkey', { passkey: used }, 200)
  await expected(new Browser(url), 'POST', '/api/session/passkey', { passkey: used }, 403)

  const passkeys = '/api/account/passkeys'
  await expected(who, 'POST', `${passkeys}/next`, { password: 'has none' }, 403)
  const proof = { passkey: await sign() }
  const next = passkeyAsked.parse(await expected(who, 'POST', `${passkeys}/next`, proof, 200))
  const more = new Authenticator(url)
  const added = { name: 'second', made: more.make(next) }
  await expected(who, 'POST', passkeys, added, 201)
  await expected(who, 'POST', passkeys, added, 403)
  const once = passkeyAsked.parse(await who.done('POST', `${passkeys}/next`, { passkey: await sign() }))
  const twice = { name: 'twice', made: known.make(once) }
  await kept(known.held[1]?.id ?? '')
  await expected(who, 'POST', passkeys, twice, 409)
  for (const { id } of known.held) await store.passkeys.remove(dora, id, true)
  await expected(who, 'DELETE', `${passkeys}?id=none`, undefined, 404)
  await expected(who, 'DELETE', `${passkeys}?id=${more.held[0]?.id}`, undefined, 200)
  await expected(who, 'DELETE', `${passkeys}?id=${by.held[0]?.id}`, undefined, 409)

  const full = new Browser(url)
  await register(full, 'Dagny')
  const { id: dagny } = await accountOf(store, 'Dagny')
  for (let count = 0; count < 20; count++) await kept(`full${count}`, dagny)
  await expected(full, 'POST', `${passkeys}/next`, { password: 'Dagny’s long word' }, 429)

  await takeMeasure(
    store,
    await accountOf(store, name),
    { kind: 'closed', reason: 'for ever', until: undefined },
    Date.now(),
  )
  await expected(new Browser(url), 'POST', '/api/session/passkey', { passkey: await sign() }, 403)
}
