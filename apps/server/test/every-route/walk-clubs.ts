import type { MatchStore } from '@wyrmtable/store'
import { z } from 'zod'
import { Browser } from '../browser.ts'
import { accountOf, coming } from './coming.ts'
import type { Expected } from './expected.ts'
import { made } from './forms.ts'

/** A club is founded, joined, led, left and taken away. */
export async function walkClubs(url: string, store: MatchStore, expected: Expected): Promise<void> {
  const [owner, member, other] = [
    await coming(url, 'Edda'),
    await coming(url, 'Finn'),
    await coming(url, 'Gro'),
  ]
  const clubs = '/api/clubs'
  const wish = { name: 'Tuesday table', about: 'We play on Tuesdays.' }
  const { id } = made.parse(await expected(owner, 'POST', clubs, wish, 201))
  await expected(other, 'POST', clubs, { name: 'tuesday TABLE' }, 409)
  await expected(other, 'POST', clubs, { name: 'Rooks' }, 201)
  const [at, none] = [`${clubs}/${id}`, `${clubs}/nosuchclub1`]
  await expected(other, 'GET', clubs, undefined, 200)
  await expected(owner, 'PUT', at, wish, 200)
  await expected(owner, 'PUT', at, { ...wish, name: 'Rooks' }, 409)

  await expected(member, 'POST', `${at}/members`, {}, 200)
  await expected(owner, 'GET', at, undefined, 200)
  await expected(new Browser(url), 'GET', at, undefined, 200)
  await expected(owner, 'PUT', `${at}/members/Finn`, { role: 'member' }, 200)
  const { link } = z
    .object({ link: z.string() })
    .parse(await expected(owner, 'POST', `${at}/link`, undefined, 200))
  await expected(other, 'POST', `${at}/members`, { link: 'another link' }, 403)
  await expected(other, 'POST', `${at}/members`, { link }, 200)
  await expected(member, 'GET', at, undefined, 200)

  // What is not a member's to do, and what is nowhere to be done.
  for (const [path, status] of [
    [at, 403],
    [none, 404],
  ] as const) {
    await expected(member, 'PUT', path, wish, status)
    await expected(member, 'DELETE', path, undefined, status)
    await expected(member, 'POST', `${path}/link`, undefined, status)
    await expected(member, 'PUT', `${path}/members/Gro`, { role: 'officer' }, status)
    await expected(member, 'DELETE', `${path}/members/Gro`, undefined, status)
  }
  await expected(member, 'GET', none, undefined, 404)
  await expected(member, 'POST', `${none}/members`, {}, 404)
  await expected(owner, 'PUT', `${at}/members/Nobody`, { role: 'officer' }, 404)
  await expected(owner, 'PUT', `${at}/members/Edda`, { role: 'member' }, 409)
  await expected(owner, 'DELETE', `${at}/members/Edda`, undefined, 409)

  // Its tables are laid by those who are in it.
  const table = { game: 'sorcerers', seats: [{ for: 'me' }, { for: 'anybody' }], club: id }
  const outsider = await coming(url, 'Hauk')
  await expected(member, 'POST', '/api/matches', table, 201)
  await expected(new Browser(url), 'POST', '/api/matches', table, 401)
  await expected(outsider, 'POST', '/api/matches', table, 403)
  await expected(outsider, 'POST', '/api/matches', { ...table, club: 'nosuchclub1' }, 404)

  await expected(member, 'DELETE', `${at}/members/Finn`, undefined, 200)
  const [many, few] = [await accountOf(store, 'Finn'), await accountOf(store, 'Gro')]
  for (let count = 0; count < 30; count++)
    await store.clubs.setMember({ club: `somewhere${count}`, account: many.id, role: 'member', at: count })
  await expected(member, 'POST', `${at}/members`, { link }, 429)
  for (let count = 0; count < 9; count++) {
    const club = { id: `ofgro0000${count}`, name: `Gro ${count}`, nameKey: `gro${count}`, about: '' }
    await store.clubs.add({ ...club, joining: 'link', link: `${count}`, createdAt: count }, few.id)
  }
  await expected(other, 'POST', clubs, { name: 'One more' }, 429)
  await expected(owner, 'DELETE', at, undefined, 200)
}
