import { expect, test } from 'vitest'
import type { MatchStore, NewMatch } from '../../match-store.ts'
import { newMatch, write } from './made.ts'

/** What a store must do with matches as a whole. */
export function matchesSuite(open: () => Promise<MatchStore>): void {
  test('a match is given back as it was written, secrets and holders apart', async () => {
    const store = await open()
    await store.create(newMatch('a', { secrets: { dice: 's' }, holders: [{ seat: 0, key: 'k' }] }))
    expect(await store.match('a')).toEqual({ ...rowOf(newMatch('a')), state: 'open', deadline: undefined })
    expect(await store.match('b')).toBeUndefined()
    expect(await store.secrets('a')).toEqual({ dice: 's' })
    expect(await store.holders('a')).toEqual([{ match: 'a', seat: 0, key: 'k', place: 0 }])
    expect(JSON.stringify(await store.match('a'))).not.toContain('"s"')
    await store.close()
  })

  test('a match is taken away with all that belongs to it, and whoever had it open cannot go on', async () => {
    const store = await open()
    const all = { secrets: { dice: 's' }, holders: [{ seat: 0, key: 'k' }] }
    for (const id of ['a', 'b']) {
      await store.create(newMatch(id, all))
      await store.append(write(id, {}, [1, 2], { state: 'running', deadline: 5 }))
      await store.keepSnapshot(id, { n: 1, body: 'one' })
      await store.setNote(id, 0, 'mine')
      await store.clubs.addTable('c', id)
      await store.friends.invite({ match: id, seat: 1, account: 'i', by: 'j', at: 1 })
      await store.addPass({ pass: `p${id}`, match: id, seat: 0, expiresAt: 100 })
    }
    expect(await store.remove('a', 1, 9)).toBe(false)
    expect(await store.lines('a', 0)).toHaveLength(2)
    expect(await store.remove('a', 2, 9)).toBe(true)
    expect(await store.match('a')).toBeUndefined()
    expect(await store.append(write('a', {}, [3]))).toBe(false)
    expect(await store.lines('a', 0)).toMatchObject([{ n: 3, by: null, command: null }])
    expect([await store.secrets('a'), await store.holders('a'), await store.note('a', 0)]).toEqual([
      {},
      [],
      '',
    ])
    expect([await store.snapshot('a', 9), await store.takePass('pa', 50)]).toEqual([undefined, undefined])
    expect((await store.due(9, 9)).map(({ id }) => id)).toEqual(['b'])
    expect([await store.clubs.clubOf('a'), await store.friends.invitedTo('a')]).toEqual([undefined, []])
    expect([await store.clubs.clubOf('b'), await store.friends.invitedTo('b')]).toMatchObject(['c', [{}]])
    // The key keeps its count: what it holds next is not taken for what it held before.
    await store.hold('b', 1, 'k')
    expect((await store.heldBy('k')).map(({ match, place }) => [match, place])).toEqual([
      ['b', 1],
      ['b', 2],
    ])
    await store.close()
  })

  test('the snapshot is the latest that is early enough', async () => {
    const store = await open()
    await store.create(newMatch('a'))
    await store.keepSnapshot('a', { n: 1, body: 'other' })
    await store.keepSnapshot('a', { n: 1, body: 'one' })
    await store.keepSnapshot('a', { n: 2, body: 'two' })
    expect(await store.snapshot('a', 9)).toEqual({ n: 2, body: 'two' })
    expect(await store.snapshot('a', 1)).toEqual({ n: 1, body: 'one' })
    expect(await store.snapshot('a', 0)).toBeUndefined()
    await store.close()
  })

  test('deadlines are found when they have come, and gone when nobody’s time runs', async () => {
    const store = await open()
    for (const id of ['a', 'b', 'c']) await store.create(newMatch(id))
    await store.append(write('a', {}, [1], { deadline: 2_000_000_000_000 }))
    await store.append(write('b', {}, [1], { deadline: 1_000_000_000_000 }))
    expect(await store.nextDeadline()).toBe(1_000_000_000_000)
    expect(await store.due(1_500_000_000_000, 9)).toEqual([{ id: 'b', deadline: 1_000_000_000_000 }])
    await store.append(write('b', {}, [2], { deadline: null }))
    expect(await store.nextDeadline()).toBe(2_000_000_000_000)
    await store.close()
  })

  test('open tables are listed if they are public, newest first', async () => {
    const store = await open()
    await store.create(newMatch('a', { isPublic: true, createdAt: 1 }))
    await store.create(newMatch('b', { isPublic: true, createdAt: 2 }))
    await store.create(newMatch('c'))
    await store.create(newMatch('d', { isPublic: true, createdAt: 3 }))
    await store.append(write('d', {}, [1], { state: 'running' }))
    expect((await store.openTables(9)).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(await store.idsOf('open', 'a', 9)).toEqual(['b', 'c'])
    expect(Object.fromEntries(await store.states(['a', 'd', 'none']))).toEqual({ a: 'open', d: 'running' })
    expect((await store.states([])).size).toBe(0)
    // One page after another, also where two were laid at one moment.
    await store.create(newMatch('e', { isPublic: true, createdAt: 2 }))
    const ids = async (before?: { createdAt: number; id: string }) =>
      (await store.openTables(2, before)).map(({ id }) => id)
    expect(await ids()).toEqual(['e', 'b'])
    expect(await ids({ createdAt: 2, id: 'e' })).toEqual(['b', 'a'])
    expect(await ids({ createdAt: 2, id: 'b' })).toEqual(['a'])
    expect(await ids({ createdAt: 1, id: 'a' })).toEqual([])
    await store.close()
  })
}

const rowOf = ({ secrets: _, holders: __, ...row }: NewMatch): object => row
