import type { MatchStore } from '@wyrmtable/store'
import { Tokens } from '../../src/notices/channels/tokens.ts'
import { Browser } from '../browser.ts'
import { accountOf, coming } from './coming.ts'
import type { Expected } from './expected.ts'
import { made } from './forms.ts'

/** Somebody says what they want to hear of and on which ways. No mail is sent from here: a mailbox is kept as if there were. */
export async function walkNotices(url: string, store: MatchStore, expected: Expected): Promise<void> {
  const [who, other] = [await coming(url, 'Nina'), await coming(url, 'Otto')]
  const rules = {
    ...{ language: 'fr', zone: 'Europe/Paris', games: { sorcerers: 'always' } },
    kinds: { turn: true, reminder: true, invited: true, ended: true, talk: false },
    quiet: { fromHour: 22, toHour: 7 },
  }
  await expected(who, 'PUT', '/api/notices/rules', rules, 200)
  const channels = '/api/notices/channels'
  const hook = (name: string) => ({ kind: 'webhook', target: `https://${name}.example/hook`, label: name })
  const { id } = made.parse(await expected(who, 'POST', channels, hook('first'), 201))
  await expected(who, 'POST', channels, hook('first'), 409)
  await expected(who, 'POST', channels, { ...hook('first'), target: 'https://127.0.0.1/hook' }, 400)
  await expected(who, 'POST', channels, { kind: 'mail', target: 'nina@mail.example' }, 409)
  await expected(who, 'GET', '/api/notices', undefined, 200)

  const at = `${channels}/${id}`
  await expected(other, 'PUT', at, { isPaused: true }, 404)
  await expected(other, 'POST', `${at}/test`, undefined, 404)
  await expected(who, 'POST', `${at}/test`, undefined, 200)
  await expected(who, 'PUT', at, { isPaused: true }, 200)
  await expected(who, 'POST', `${at}/test`, undefined, 409)
  for (let count = 1; count < 12; count++) await who.done('POST', channels, hook(`more${count}`))
  await expected(who, 'POST', channels, hook('too-many'), 429)
  await expected(who, 'DELETE', at, undefined, 200)

  // By the links of letters, where nobody is signed in.
  const { id: account } = await accountOf(store, 'Otto')
  await store.notices.addChannel({
    ...{ id: 'lettersotto1', account, kind: 'mail', target: 'otto@mail.example', secret: '', label: '' },
    ...{ home: url, createdAt: 1, isConfirmed: false, isPaused: false, failures: 0 },
    ...{ failedAt: undefined, why: undefined, workedAt: undefined },
  })
  const reader = new Browser(url)
  const tokens = new Tokens(store.notices)
  for (const deed of ['confirm', 'stop'] as const) {
    await expected(reader, 'POST', `/api/notices/${deed}/nosuchtoken`, undefined, 404)
    const token = await tokens.of(deed, 'lettersotto1')
    await expected(reader, 'POST', `/api/notices/${deed}/${token}`, undefined, 200)
  }
}
