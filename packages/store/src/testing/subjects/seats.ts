import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'
import { newMatch, write } from './made.ts'

/** What a store must do with seats: who holds them, what they note, how they are passed on. */
export function seatsSuite(open: () => Promise<MatchStore>): void {
  test('a seat can be held by several keys; a place of a key is never given twice', async () => {
    const store = await open()
    for (const id of ['a', 'b']) await store.create(newMatch(id))
    await store.hold('a', 0, 'k')
    await store.hold('a', 0, 'l')
    await store.release('a', 0, 'k')
    await store.hold('b', 1, 'k')
    expect(await store.heldBy('k')).toEqual([
      { match: 'b', seat: 1, key: 'k', place: 1, state: 'open', createdAt: newMatch('b').createdAt },
    ])
    await store.hold('a', 0, 'k')
    expect((await store.heldBy('k')).map(({ place }) => place)).toEqual([0, 1])
    await store.holdAlone('a', 0, 'l')
    expect((await store.holders('a')).map(({ key }) => key)).toEqual(['l'])
    await store.close()
  })

  test('seats that one key is given at the same time have each a place of their own', async () => {
    const store = await open()
    const old = Array.from({ length: 6 }, (_, n) => `old${n}`)
    for (const id of old) await store.create(newMatch(id))
    const holders = [{ seat: 0, key: 'k' }]
    const taken = await Promise.all([
      ...old.slice(0, 3).map((id) => store.append(write(id, {}, [1], { holders }))),
      ...old.slice(3).map((id) => store.hold(id, 0, 'k').then(() => true)),
      ...[0, 1, 2, 3, 4, 5].map((n) => store.create(newMatch(`new${n}`, { holders })).then(() => true)),
    ])
    expect(taken).toEqual(taken.map(() => true))
    const places = (await store.heldBy('k')).map(({ place }) => place)
    expect(places).toEqual(taken.map((_, place) => place))
    await store.close()
  })

  test('a seat that changes hands is held by whoever it is given to, and by nobody else; notes and passes go', async () => {
    const store = await open()
    await store.create(newMatch('a', { holders: [0, 1].map((seat) => ({ seat, key: 'k' })) }))
    await store.hold('a', 0, 'l')
    for (const seat of [0, 1]) {
      await store.setNote('a', seat, `note ${seat}`)
      await store.addPass({ pass: `p${seat}`, match: 'a', seat, expiresAt: 100 })
    }
    const given = { holders: [{ seat: 0, key: 'm' }], vacated: [0] }
    expect(await store.append(write('a', {}, [1], given))).toBe(true)
    // Whoever is late changes nothing.
    expect(await store.append(write('a', {}, [1], { holders: [], vacated: [1] }))).toBe(false)
    const held = (await store.holders('a')).map(({ seat, key }) => `${seat} ${key}`)
    expect(held.sort()).toEqual(['0 m', '1 k'])
    expect([await store.note('a', 0), await store.note('a', 1)]).toEqual(['', 'note 1'])
    expect(await store.takePass('p0', 50)).toBeUndefined()
    expect(await store.takePass('p1', 50)).toBeDefined()
    await store.close()
  })

  test('what a guest’s key holds another key holds in its place, once', async () => {
    const store = await open()
    for (const id of ['a', 'b']) await store.create(newMatch(id))
    await store.hold('a', 0, 'guest')
    await store.hold('a', 1, 'guest')
    await store.hold('b', 1, 'guest')
    await store.hold('b', 1, 'account')
    expect(await store.handOver('guest', 'account')).toEqual(['a', 'b'])
    expect(await store.heldBy('guest')).toEqual([])
    expect((await store.heldBy('account')).map(({ match, seat }) => [match, seat])).toEqual([
      ['b', 1],
      ['a', 0],
      ['a', 1],
    ])
    expect(await store.handOver('guest', 'account')).toEqual([])
    await store.close()
  })

  test('a pass is used once, before it expires, unless it was made void', async () => {
    const store = await open()
    await store.create(newMatch('a'))
    const pass = { pass: 'p', match: 'a', seat: 0, expiresAt: 100 }
    await store.addPass(pass)
    expect(await store.takePass('p', 50)).toEqual(pass)
    expect(await store.takePass('p', 50)).toBeUndefined()
    await store.addPass({ ...pass, pass: 'q' })
    expect(await store.takePass('q', 101)).toBeUndefined()
    await store.addPass({ ...pass, pass: 'r' })
    await store.holdAlone('a', 0, 'k')
    expect(await store.takePass('r', 50)).toBeUndefined()
    await store.close()
  })

  test('a seat’s note is its own', async () => {
    const store = await open()
    await store.create(newMatch('a'))
    await store.setNote('a', 0, 'mine')
    await store.setNote('a', 0, 'mine too')
    expect([await store.note('a', 0), await store.note('a', 1)]).toEqual(['mine too', ''])
    await store.close()
  })
}
