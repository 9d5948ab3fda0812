import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'

const at = 1_700_000_000_000

/** What a store must do with passkeys. */
export function passkeysSuite(open: () => Promise<MatchStore>): void {
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
    expect([await passkeys.used('a', 5, at + 3), await passkeys.used('a', 0, at + 3)]).toEqual([false, false])
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
}
