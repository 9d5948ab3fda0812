import { describe, expect, test } from 'vitest'
import type { MatchStore } from '../match-store.ts'

const at = 1_700_000_000_000

/** What people keep of themselves and of each other besides matches: passkeys, friends, clubs. `open` gives an empty store. */
export function companySuite(name: string, open: () => Promise<MatchStore>): void {
  describe(name, () => {
    test('a passkey is one account’s, counts upwards, and may be kept from being taken away as the last', async () => {
      const store = await open()
      const { passkeys, people } = store
      const key = {
        ...{ id: 'a', account: 'i', name: 'phone', publicKey: 'k', transports: 'usb,nfc' },
        ...{ counter: 0, createdAt: at, usedAt: at },
      }
      expect(await passkeys.add(key)).toBe(true)
      expect(await passkeys.add({ ...key, account: 'j' })).toBe(false)
      expect(await passkeys.passkey('a')).toEqual(key)
      // Some never count.
      expect([await passkeys.used('a', 0, at + 1), await passkeys.used('a', 5, at + 2)]).toEqual([true, true])
      expect([await passkeys.used('a', 5, at + 3), await passkeys.used('a', 0, at + 3)]).toEqual([
        false,
        false,
      ])
      expect(await passkeys.of('i')).toEqual([{ ...key, counter: 5, usedAt: at + 2 }])
      expect(await passkeys.remove('j', 'a', true)).toBe(false)
      expect(await passkeys.remove('i', 'a', false)).toBe(false)
      await passkeys.add({ ...key, id: 'b', createdAt: at + 9 })
      expect((await passkeys.of('i')).map(({ id }) => id)).toEqual(['a', 'b'])
      expect(await passkeys.remove('i', 'a', false)).toBe(true)
      expect(await passkeys.remove('i', 'b', true)).toBe(true)

      const challenge = { hash: 'h', use: 'add', account: 'i', expiresAt: at + 10 } as const
      await passkeys.addChallenge(challenge, at)
      await passkeys.addChallenge({ ...challenge, hash: 'late', use: 'signIn', account: undefined }, at)
      expect(await passkeys.takeChallenge('h', at)).toEqual(challenge)
      expect(await passkeys.takeChallenge('h', at)).toBeUndefined()
      expect(await passkeys.takeChallenge('late', at + 11)).toBeUndefined()
      await passkeys.add(key)
      await people.removeAccount('i')
      expect(await passkeys.of('i')).toEqual([])
      await store.close()
    })

    test('a token is found by its hash, and goes with its owner’s word or account', async () => {
      const store = await open()
      const { tokens, people } = store
      const first = {
        ...{ id: 'a', account: 'i', name: 'bot', hash: 'h', scopes: 'read,play', createdAt: at },
        usedAt: undefined,
      }
      const second = { ...first, id: 'b', hash: 'g', createdAt: at + 1 }
      await tokens.add(second)
      await tokens.add(first)
      await tokens.add({ ...first, id: 'c', account: 'j', hash: 'f' })
      await tokens.used('a', at + 5)
      expect(await tokens.token('h')).toEqual({ ...first, usedAt: at + 5 })
      expect(await tokens.token('e')).toBeUndefined()
      expect(await tokens.of('i')).toEqual([{ ...first, usedAt: at + 5 }, second])
      expect([await tokens.remove('j', 'a'), await tokens.remove('i', 'a')]).toEqual([false, true])
      expect(await tokens.token('h')).toBeUndefined()
      await people.removeAccount('i')
      expect(await tokens.of('i')).toEqual([])
      await tokens.removeAll('j')
      expect(await tokens.of('j')).toEqual([])
      await store.close()
    })

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

    test('a club has a name of its own, an owner as long as it has members, and tables', async () => {
      const store = await open()
      const { clubs, people } = store
      const club = {
        ...{ id: 'c', name: 'The Émigrés', nameKey: 'the émigrés', about: 'Tuesdays' },
        ...({ joining: 'request', link: 'l', createdAt: at } as const),
      }
      expect(await clubs.add(club, 'i')).toBe(true)
      expect(await clubs.add({ ...club, id: 'd' }, 'j')).toBe(false)
      expect(await clubs.add({ ...club, id: 'd', nameKey: 'others' }, 'j')).toBe(true)
      expect(await clubs.change({ ...club, id: 'd' })).toBe(false)
      expect(await clubs.change({ ...club, about: 'Fridays' })).toBe(true)
      expect(await clubs.club('c')).toEqual({ ...club, about: 'Fridays' })
      await clubs.setMember({ club: 'c', account: 'j', role: 'asked', at: at + 1 })
      expect((await clubs.clubs(9)).map(({ id, count }) => [id, count])).toEqual([
        ['d', 1],
        ['c', 1],
      ])
      await clubs.setMember({ club: 'c', account: 'j', role: 'officer', at: at + 2 })
      expect((await clubs.clubs(9))[0]).toMatchObject({ id: 'c', count: 2 })
      expect(await clubs.members('c')).toEqual([
        { club: 'c', account: 'i', role: 'owner', at },
        { club: 'c', account: 'j', role: 'officer', at: at + 1 },
      ])
      expect((await clubs.of('j')).map(({ club: of, role }) => [of, role])).toEqual([
        ['d', 'owner'],
        ['c', 'officer'],
      ])
      expect([await clubs.stepDown('c', 'i'), await clubs.stepDown('c', 'i', 'member')]).toEqual([
        false,
        false,
      ])
      await clubs.setMember({ club: 'c', account: 'j', role: 'owner', at })
      expect(await clubs.stepDown('c', 'i', 'member')).toBe(true)
      expect((await clubs.member('c', 'i'))?.role).toBe('member')
      expect([await clubs.stepDown('c', 'i'), await clubs.stepDown('c', 'j')]).toEqual([true, false])

      const row = { game: 'nim', version: '1', table: '{}', isPublic: false, createdAt: at, secrets: {} }
      await store.create({ ...row, id: 'table0000001', holders: [] })
      await clubs.addTable('c', 'table0000001')
      expect(await clubs.openTables(['c', 'd'], 9)).toEqual([{ club: 'c', match: 'table0000001' }])
      expect([await clubs.openTables(['d'], 9), await clubs.openTables([], 9)]).toEqual([[], []])
      expect(await clubs.clubOf('table0000001')).toBe('c')
      await people.removeAccount('j')
      expect(await clubs.members('c')).toEqual([])
      await clubs.remove('c')
      expect([await clubs.club('c'), await clubs.clubOf('table0000001')]).toEqual([undefined, undefined])
      await store.close()
    })
  })
}
