import type { MatchStore } from '@wyrmtable/store'
import { Browser, register } from '../browser.ts'
import type { Expected } from './expected.ts'
import { made } from './forms.ts'

/** Tokens of an account, until there is room for no more. */
export async function walkTokens(url: string, store: MatchStore, expected: Expected): Promise<void> {
  const who = new Browser(url)
  await register(who, 'Gil')
  const [tokens, password] = ['/api/account/tokens', 'Gil’s long word']
  const wish = { name: 'my bot', scopes: ['read', 'play'], password }
  const { id } = made.parse(await expected(who, 'POST', tokens, wish, 201))
  await expected(who, 'GET', tokens, undefined, 200)
  await expected(who, 'POST', tokens, { ...wish, password: 'not his' }, 403)
  await expected(who, 'DELETE', `${tokens}/${id}`, undefined, 200)
  await expected(who, 'DELETE', `${tokens}/${id}`, undefined, 404)
  await expected(who, 'POST', '/api/account/bot', { password: 'not his' }, 403)
  await expected(who, 'POST', '/api/account/bot', { password }, 200)
  const account = (await store.people.accountNamed('gil'))?.id ?? ''
  for (let count = 0; count < 20; count++) {
    const one = { id: `t${count}`, account, name: 'my bot', hash: `h${count}`, scopes: 'read' }
    await store.tokens.add({ ...one, createdAt: 1, usedAt: undefined })
  }
  await expected(who, 'POST', tokens, wish, 429)
}
