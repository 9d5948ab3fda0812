import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'

/** What a store must do with replays that somebody brought. */
export function replaysSuite(open: () => Promise<MatchStore>): void {
  test('a replay is kept once, whoever brings it again', async () => {
    const store = await open()
    const replay = { id: 'r', game: 'nim', body: '{"a":1}', createdAt: 1_700_000_000_000 }
    await store.addReplay(replay)
    await store.addReplay({ ...replay, body: '{"a":2}' })
    expect([await store.replay('r'), await store.replay('s')]).toEqual(['{"a":1}', undefined])
    expect(await store.replayBytes()).toBe(7)
    await store.addReplay({ ...replay, id: 't', body: '"é"' })
    expect(await store.replayBytes()).toBe(11)
    await store.close()
  })
}
