import type { Json } from '@wyrmtable/kernel'
import type { MatchStore } from '@wyrmtable/store'
import { z } from 'zod'
import { takeMeasure } from '../../src/index.ts'
import { Player } from '../player.ts'
import { accountOf, coming } from './coming.ts'
import type { Expected } from './expected.ts'
import { made as madeOne } from './forms.ts'

const paired = z.object({ rounds: z.array(z.object({ matches: z.array(madeOne) })) })

/** Tournaments are made, joined, begun, corrected, left and called off. */
export async function walkTournaments(url: string, store: MatchStore, expected: Expected): Promise<void> {
  const [organiser, one, two, barred] = [
    await coming(url, 'Runa'),
    await coming(url, 'Sven'),
    await coming(url, 'Tora'),
    await coming(url, 'Ulf'),
  ]
  const all = '/api/tournaments'
  const clock = { kind: 'live', baseMs: 600_000 }
  const wish = { name: 'Autumn cup', kind: 'swiss', rounds: 2, most: 4, game: 'sorcerers', clock }
  const made = async (more: object = {}) =>
    madeOne.parse(await expected(organiser, 'POST', all, { ...wish, ...more }, 201)).id
  const id = await made()
  const at = `${all}/${id}`
  const [reason, none] = ['because', `${all}/nosuchcup001`]
  const computers = { level: 'novice', count: 1 }
  const result = (match: string) => ({ match, result: 'first', reason })
  const organising: readonly (readonly [string, Json | undefined])[] = [
    ['computers', computers],
    ['start', undefined],
    ['exclude', { entrant: 1, reason }],
    ['correct', result('nosuchmatch1')],
    ['call-off', { reason }],
  ]
  for (const [deed, body] of organising) {
    await expected(one, 'POST', `${at}/${deed}`, body, 403)
    await expected(organiser, 'POST', `${none}/${deed}`, body, 404)
  }
  for (const path of ['', '/results', '/results?format=csv'])
    await expected(one, 'GET', `${none}${path}`, undefined, 404)

  // Before it begins.
  await expected(one, 'POST', `${none}/join`, {}, 404)
  await expected(one, 'POST', `${none}/leave`, undefined, 404)
  await expected(one, 'POST', `${at}/leave`, undefined, 403)
  await expected(organiser, 'POST', `${at}/start`, undefined, 409)
  await expected(organiser, 'POST', `${at}/correct`, result('nosuchmatch1'), 409)
  await expected(one, 'POST', `${at}/join`, {}, 200)
  await expected(one, 'POST', `${at}/join`, {}, 409)
  await expected(two, 'POST', `${at}/join`, {}, 200)
  await expected(organiser, 'POST', `${at}/computers`, computers, 200)
  await expected(organiser, 'POST', `${at}/computers`, { ...computers, count: 2 }, 409)
  await expected(organiser, 'POST', `${at}/exclude`, { entrant: 3, reason }, 200)
  await expected(organiser, 'POST', `${at}/exclude`, { entrant: 7, reason }, 404)
  const rated = await made({ isRated: true })
  await expected(one, 'POST', `${all}/${rated}/join`, {}, 403)

  // While it runs.
  await expected(organiser, 'POST', `${at}/start`, undefined, 200)
  await expected(organiser, 'POST', `${at}/start`, undefined, 409)
  const { rounds } = paired.parse(await one.done('GET', at))
  const match = rounds[0]?.matches[0]?.id ?? ''
  await expected(one, 'POST', `/api/matches/${match}/leave`, {}, 403)
  await expected(organiser, 'POST', `${at}/correct`, result('nosuchmatch1'), 404)
  await expected(organiser, 'POST', `${at}/correct`, result(match), 200)
  const anybody = await Player.come(url)
  await expected(anybody, 'GET', all, undefined, 200)
  await expected(one, 'GET', at, undefined, 200)
  await expected(anybody, 'GET', `${at}/results`, undefined, 200)
  await expected(anybody, 'GET', `${at}/results?format=csv`, undefined, 200)
  await expected(one, 'POST', `${at}/leave`, undefined, 200)

  // One that is called off.
  const off = `${all}/${rated}`
  await expected(one, 'POST', `${off}/join`, { rated: true }, 200)
  await expected(organiser, 'POST', `${off}/call-off`, { reason }, 200)
  await expected(organiser, 'POST', `${off}/call-off`, { reason }, 409)
  await expected(organiser, 'POST', `${off}/exclude`, { entrant: 1, reason }, 409)
  await expected(one, 'POST', `${off}/leave`, undefined, 409)
  await expected(two, 'POST', `${off}/join`, { rated: true }, 409)
  await expected(anybody, 'GET', off, undefined, 200)

  // Of a game that is played here no longer.
  const { id: account } = await accountOf(store, 'Runa')
  const kept = await store.tournaments.tournament(id)
  const rules = JSON.parse(kept?.rules ?? '')
  const old = { organiser: account, rules: JSON.stringify({ ...rules, game: 'nosuchgame' }), createdAt: 1 }
  for (let count = 0; count < 10; count++) await store.tournaments.create({ ...old, id: `oldcup000${count}` })
  await expected(one, 'POST', `${all}/oldcup0000/join`, { brings: {} }, 503)
  for (const who of [one, two]) await who.done('POST', `${all}/oldcup0001/join`, {})
  await expected(organiser, 'POST', `${all}/oldcup0001/start`, undefined, 503)
  await expected(organiser, 'POST', all, wish, 429)

  const suspended = { kind: 'suspended', reason: 'for a while', until: Date.now() + 1e9 } as const
  await takeMeasure(store, await accountOf(store, 'Ulf'), suspended, Date.now())
  await expected(barred, 'POST', all, wish, 403)
  await expected(barred, 'POST', `${at}/join`, {}, 403)
}
