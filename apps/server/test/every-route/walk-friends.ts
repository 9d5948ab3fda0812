import type { MatchStore } from '@wyrmtable/store'
import type { Laid } from '../player.ts'
import { accountOf, coming } from './coming.ts'
import { damagedMatch } from './damaged-match.ts'
import type { Expected } from './expected.ts'

/** Two become friends, one asks the other to a seat, and they part. */
export async function walkFriends(url: string, store: MatchStore, expected: Expected): Promise<void> {
  const [one, two, stranger] = [
    await coming(url, 'Hild'),
    await coming(url, 'Ingo'),
    await coming(url, 'Jon'),
  ]
  const friends = '/api/friends'
  await expected(two, 'POST', friends, { name: 'Hild' }, 200)
  await expected(stranger, 'POST', friends, { name: 'Hild' }, 200)
  await expected(one, 'POST', friends, { name: 'Ingo' }, 200)
  await expected(one, 'POST', friends, { name: 'Nobody' }, 404)
  await expected(one, 'GET', friends, undefined, 200)

  const seats = [{ for: 'me' }, { for: 'anybody' }]
  const laid = await one.done<Laid & { seats: readonly { id: string }[] }>('POST', '/api/matches', {
    game: 'sorcerers',
    seats,
  })
  const [own, asked] = laid.seats
  const at = `/api/matches/${laid.id}`
  const invitations = `${at}/invitations`
  const ask = { seat: asked?.id, friend: 'Ingo' }
  await expected(one, 'POST', invitations, ask, 201)
  await expected(one, 'POST', invitations, { ...ask, friend: 'Jon' }, 404)
  await expected(one, 'POST', invitations, { ...ask, seat: own?.id }, 404)
  await expected(stranger, 'POST', invitations, ask, 403)
  await expected(one, 'GET', invitations, undefined, 200)
  await expected(two, 'GET', '/api/mine', undefined, 200)
  await expected(two, 'DELETE', `/api/account/invitations/${laid.id}`, undefined, 200)
  const [by, nobody] = [await accountOf(store, 'Hild'), await accountOf(store, 'Jon')]
  for (let count = 0; count < 50; count++)
    await store.friends.invite({ match: laid.id, seat: 1, account: `many${count}`, by: by.id, at: count })
  await expected(one, 'POST', invitations, ask, 429)
  const join = { name: 'x', seed: 's' }
  await two.done('POST', `${at}/join`, { ...join, invitation: asked?.invitation })
  await expected(one, 'POST', invitations, ask, 409)
  await one.done('POST', `${at}/join`, join)
  await expected(one, 'POST', invitations, ask, 409)

  // Somebody may be meant by where they sit.
  const meant = (match: string) => ({ match, seat: asked?.id })
  await expected(one, 'POST', friends, meant(laid.id), 200)
  for (const [match, status] of [
    [laid.id, 403],
    ['nosuchmatch1', 404],
    [damagedMatch, 503],
  ] as const) {
    await expected(stranger, 'POST', friends, meant(match), status)
    await expected(stranger, 'POST', '/api/account/blocks', meant(match), status)
    await expected(stranger, 'POST', '/api/reports', { ...meant(match), words: 'rude' }, status)
  }
  for (let count = 0; count < 500; count++) await store.friends.wish(nobody.id, `friend${count}`, count)
  await expected(stranger, 'POST', friends, { name: 'Ingo' }, 429)
  await expected(one, 'DELETE', `${friends}/Ingo`, undefined, 200)
}
