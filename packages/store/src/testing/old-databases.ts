import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { MatchStore } from '../match-store.ts'
import { migrationNames } from '../migrations/index.ts'

const folder = new URL('./old-databases/', import.meta.url)
const names = readdirSync(folder).sort()

/**
 * A database that any earlier version left opens under today's, and all that was in it is there. `open` is given the
 * statements that make it, for a database of its own.
 */
export function oldDatabasesSuite(name: string, open: (statements: string) => Promise<MatchStore>): void {
  describe(`${name}: an old database`, () => {
    test('is kept for each step but the first, which begins with nothing', () => {
      expect(names).toEqual(migrationNames.slice(1).map((step) => `before-${step.slice(0, 3)}.sql`))
    })

    test.each(names)('%s opens with all that was in it, and is written on', async (file) => {
      const store = await open(readFileSync(new URL(file, folder), 'utf8'))
      expect(await store.match('running00001')).toEqual({
        ...{ id: 'running00001', game: 'nim', version: '1', table: '{"laid":"é"}', isPublic: true },
        ...{ createdAt: 1_700_000_000_000, state: 'running', deadline: 1_700_000_600_000 },
      })
      expect((await store.openTables(9)).map(({ id }) => id)).toEqual(['open00000001'])
      expect((await store.lines('running00001', 0)).map(({ n, by, told }) => [n, by, told])).toEqual([
        [1, 0, '1,1,1'],
        [2, 1, '2,2,2'],
      ])
      expect((await store.lineOf('running00001', '1:k'))?.body).toContain('déjà')
      expect(await store.snapshot('running00001', 9)).toEqual({ n: 1, body: '{"at":1}' })
      expect(await store.secrets('running00001')).toEqual({ dice: 'secret of old' })
      expect((await store.holders('running00001')).map(({ key }) => key)).toEqual(['key0'])
      expect(await store.takePass('pass0', 1_700_000_000_000)).toMatchObject({ seat: 0 })
      expect(await store.note('running00001', 0)).toBe('mine')
      expect(await store.nextDeadline()).toBe(1_700_000_600_000)
      const replay = file > 'before-002.sql' ? '{"name":"é"}' : undefined
      expect(await store.replay('r')).toBe(replay)
      expect(await store.replayBytes()).toBe(Buffer.byteLength(replay ?? ''))
      const name = file > 'before-005.sql' ? 'Émile' : undefined
      expect((await store.people.accountNamed('émile'))?.name).toBe(name)
      expect((await store.people.session('session0'))?.account).toBe(name && 'account00001')
      const ratings = file > 'before-006.sql' ? [{ game: 'nim', mean: 27.5, matches: 1 }] : []
      expect(await store.ratings.ratingsOf('account00001')).toMatchObject(ratings)
      expect(await store.ratings.resultsOf('over00000001')).toMatchObject(ratings)
      const measures = file > 'before-007.sql' ? [{ kind: 'warned', reason: 'déjà', isSeen: false }] : []
      expect(await store.moderation.measuresOf('account00001')).toMatchObject(measures)
      const documents = file > 'before-008.sql' ? [{ name: 'made/nim/deck', version: 1 }] : []
      expect(await store.documents.list('account00001')).toMatchObject(documents)
      const workers = file > 'before-012.sql' ? [{ name: 'attic' }] : []
      expect(await store.workers.workers()).toMatchObject(workers)
      // Nobody was a host in the browser, and what hosts did was done by command.
      expect((await store.people.accountNamed('émile'))?.isHost ?? false).toBe(false)
      expect((await store.moderation.measures(9)).flatMap(({ by }) => by ?? [])).toEqual([])
      const friends = file > 'before-013.sql' ? [{ other: 'account00002' }] : []
      expect(await store.friends.of('account00001')).toMatchObject(friends)
      expect(await store.notices.channels('account00001')).toEqual([])
      const tournaments = file > 'before-015.sql' ? [{ id: 'cup000000001' }] : []
      expect(await store.tournaments.list('open', 9)).toMatchObject(tournaments)
      const tokens = file > 'before-016.sql' ? [{ id: 'token0000001' }] : []
      expect(await store.tokens.of('account00001')).toMatchObject(tokens)
      // Nobody had said that a program plays by their account.
      expect(await store.people.bots()).toEqual([])

      const line = { n: 3, at: 1_700_000_000_009, by: null, command: null, told: '3,3,3', body: '{}' }
      expect(await store.append({ match: 'running00001', author: {}, lines: [line] })).toBe(true)
      await store.addReplay({ id: 's', game: 'nim', body: '"é"', createdAt: 1 })
      expect(await store.replayBytes()).toBe(Buffer.byteLength(replay ?? '') + 4)
      await store.close()
    })
  })
}
