import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'

/** What a store must do with accounts. */
export function accountsSuite(open: () => Promise<MatchStore>): void {
  test('an account has a name of its own, and what is kept with it goes with it', async () => {
    const store = await open()
    const { people } = store
    const ada = {
      ...{ id: 'i', name: 'Ada', nameKey: 'ada', password: 'p' },
      ...{ createdAt: 1_700_000_000_000, isHost: false, isBot: false },
    }
    const at = { createdAt: 1_700_000_000_001, seenAt: 1_700_000_000_001 }
    expect(await people.addAccount(ada)).toBe(true)
    expect(await people.addAccount({ ...ada, id: 'j', name: 'ADA' })).toBe(false)
    await people.addAccount({ ...ada, id: 'j', name: 'Bo', nameKey: 'bo' })
    expect(await people.accountNamed('ada')).toEqual(ada)
    expect(await people.accountNamed('Ada')).toBeUndefined()
    expect(Object.fromEntries(await people.names(['j', 'i', 'none']))).toEqual({ i: 'Ada', j: 'Bo' })
    expect((await people.names([])).size).toBe(0)
    expect((await people.accounts('ada', 9)).map(({ name }) => name)).toEqual(['Bo'])
    await people.setPassword('i', 'q')
    await people.setHost('i', true)
    expect(await people.account('i')).toEqual({ ...ada, password: 'q', isHost: true })
    expect(await people.bots()).toEqual([])
    await people.setBot('j')
    expect((await people.account('j'))?.isBot).toBe(true)
    expect(await people.bots()).toEqual(['j'])
    await people.addAccount({ ...ada, id: 'q', name: '100%', nameKey: '100%' })
    const like = async (part: string) => (await people.accountsLike(part, 9)).map(({ id }) => id)
    expect([await like('a'), await like('0%'), await like('_')]).toEqual([['i'], ['q'], []])
    await people.removeAccount('q')

    for (const key of ['k', 'l']) await people.addSession({ key, account: 'i', device: 'a desk', ...at })
    await people.addSession({ key: 'm', account: 'j', device: '', ...at })
    await people.sessionSeen('l', at.seenAt + 5)
    expect((await people.sessionsOf('i')).map(({ key, seenAt }) => [key, seenAt])).toEqual([
      ['l', at.seenAt + 5],
      ['k', at.seenAt],
    ])
    await people.endSession('i', 'm')
    expect(await people.session('m')).toMatchObject({ account: 'j' })
    await people.endSessions('i', 'k')
    expect(await people.session('l')).toBeUndefined()

    await people.setCodes('i', ['c', 'd'])
    await people.addCode('i', 'e', 100)
    await people.addCode('i', 'f', 100)
    expect(await people.countCodes('i')).toBe(2)
    expect(await people.takeCode('j', 'c', 50)).toBe(false)
    expect([await people.takeCode('i', 'c', 50), await people.takeCode('i', 'c', 50)]).toEqual([true, false])
    expect([await people.takeCode('i', 'e', 50), await people.takeCode('i', 'f', 101)]).toEqual([true, false])
    await people.setCodes('i', ['g'])
    expect(await people.takeCode('i', 'd', 50)).toBe(false)

    await people.removeAccount('i')
    expect(await people.account('i')).toBeUndefined()
    expect(await people.session('k')).toBeUndefined()
    expect(await people.countCodes('i')).toBe(0)
    expect(await people.account('j')).toBeDefined()
    await store.close()
  })
}
