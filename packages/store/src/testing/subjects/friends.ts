import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'

const at = 1_700_000_000_000

/** What a store must do with friends and whom they ask to a seat. */
export function friendsSuite(open: () => Promise<MatchStore>): void {
  test('two are friends who wish each other; whoever goes away leaves no trace with the others', async () => {
    const store = await open()
    const { friends, people } = store
    await friends.wish('i', 'j', at)
    await friends.wish('i', 'j', at + 5)
    await friends.wish('k', 'i', at + 1)
    expect(await friends.areFriends('i', 'j')).toBe(false)
    expect(await friends.of('i')).toEqual([
      { other: 'k', mineAt: undefined, theirsAt: at + 1 },
      { other: 'j', mineAt: at, theirsAt: undefined },
    ])
    await friends.wish('j', 'i', at + 2)
    expect([await friends.areFriends('i', 'j'), await friends.areFriends('j', 'i')]).toEqual([true, true])
    await friends.part('j', 'i')
    expect((await friends.of('i')).map(({ other }) => other)).toEqual(['k'])

    const row = { game: 'nim', version: '1', table: '{}', isPublic: false, createdAt: at, secrets: {} }
    await store.create({ ...row, id: 'table0000001', holders: [] })
    const asked = { match: 'table0000001', seat: 1, account: 'j', by: 'i', at }
    await friends.invite(asked)
    await friends.invite({ ...asked, seat: 0, at: at + 1 })
    await friends.invite({ ...asked, account: 'k' })
    await friends.invite({ ...asked, match: 'gone00000001' })
    expect(await friends.invitationsOf('j')).toEqual([{ ...asked, seat: 0, at: at + 1 }])
    expect((await friends.invitedTo('table0000001')).map(({ account }) => account)).toEqual(['k', 'j'])
    await friends.withdraw('table0000001', 'k')
    await people.removeAccount('i')
    expect(await friends.invitationsOf('j')).toEqual([])
    expect(await friends.of('k')).toEqual([])
    await store.close()
  })
}
