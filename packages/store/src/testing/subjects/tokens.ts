import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'

const at = 1_700_000_000_000

/** What a store must do with tokens. */
export function tokensSuite(open: () => Promise<MatchStore>): void {
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
}
