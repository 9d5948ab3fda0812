import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'

/** What a store must do with documents of accounts. */
export function documentsSuite(open: () => Promise<MatchStore>): void {
  test('a document goes on from the version that was seen, or not at all', async () => {
    const store = await open()
    const { documents } = store
    const deck = { name: 'made/nim/deck-1', base: 0, savedAt: 1_700_000_000_001, body: '{"é":1}' }
    expect(await documents.put('i', deck)).toBe(1)
    expect(await documents.put('i', { ...deck, body: '{}' })).toBeUndefined()
    expect(await documents.put('i', { ...deck, base: 1, body: '{"é":2}' })).toBe(2)
    // Two devices at once: one is first.
    const both = [3, 4].map((value) => documents.put('i', { ...deck, base: 2, body: `${value}` }))
    expect((await Promise.all(both)).filter((version) => version === 3)).toHaveLength(1)
    expect(await documents.put('j', deck)).toBe(1)
    expect(await documents.document('j', deck.name)).toEqual({
      ...{ name: deck.name, version: 1, savedAt: 1_700_000_000_001, body: '{"é":1}' },
    })
    expect(await documents.document('j', 'made/nim/deck-2')).toBeUndefined()
    expect(await documents.size('j')).toEqual({ count: 1, bytes: 8 })
    // What is taken away is remembered to be, and may come again.
    expect(await documents.put('j', { ...deck, base: 1, body: null })).toBe(2)
    const listed = { name: deck.name, version: 2, savedAt: 1_700_000_000_001, isRemoved: true }
    expect(await documents.list('j')).toEqual([listed])
    expect(await documents.put('j', { ...deck, base: 2 })).toBe(3)
    await store.people.removeAccount('i')
    expect(await documents.size('i')).toEqual({ count: 0, bytes: 0 })
    expect(await documents.size('j')).toEqual({ count: 1, bytes: 8 })
    await store.close()
  })
}
