import { expect, test, vi } from 'vitest'
import type { NewMatch } from '../match-store.ts'
import { openSqlite } from '../sqlite/sqlite-store.ts'
import { companySuite } from '../testing/company-suite.ts'
import { storeSuite } from '../testing/store-suite.ts'
import { idInShard, shardOf } from './shard-of.ts'
import { MisplacedShard, MissingShards, ShardedStore, shardedStore, wholeStore } from './sharded-store.ts'

const opened = () => Promise.all([0, 1, 2].map(() => openSqlite(':memory:')))
const databases = async () => {
  const [directory, first, second] = await opened()
  if (directory === undefined || first === undefined || second === undefined) throw new Error('none')
  return { directory, shards: [first, second] as const }
}

// All that is written of a match goes by its id, and nothing of it anywhere else.
storeSuite(
  'several databases, a match in the second',
  async () => new ShardedStore(await databases(), () => 1),
)
storeSuite('several databases, the first with accounts as well', async () => {
  const { directory, shards } = await databases()
  return new ShardedStore({ directory, shards: [directory, ...shards] })
})
// What is said of people in matches is where those are, and is found from where the people are.
companySuite('several databases: company', async () => new ShardedStore(await databases(), () => 1))

const newMatch = (id: string, createdAt: number, more: Partial<NewMatch> = {}): NewMatch => ({
  ...{ id, game: 'nim', version: '1', table: '{}', isPublic: true, createdAt, secrets: {}, holders: [] },
  ...more,
})
const line = { n: 1, at: 1, by: null, command: null, told: '1', body: '{}' }

test('an id says where its match is, whatever comes to be added; one of before has no number', () => {
  const word = '7qcsbdcmf434'
  expect([0, 1, 12].map((shard) => idInShard(word, shard))).toEqual([word, `${word}01`, `${word}012`])
  for (const shard of [0, 1, 12, 999]) expect(shardOf(idInShard(word, shard))).toBe(shard)
})

test('new matches go to all databases that have room, each by its id alone', async () => {
  const { directory, shards } = await databases()
  const words = Array.from({ length: 60 }, (_, n) => `word${n}word`.replaceAll(/[01]/g, 'z'))
  const all = await shardedStore({ directory, shards })
  const counts = [0, 0]
  for (const word of words) {
    const shard = shardOf(all.matchId(word))
    counts[shard] = (counts[shard] ?? 0) + 1
  }
  for (const count of counts) expect(count).toBeGreaterThan(10)
  const one = await shardedStore({ directory, shards, full: new Set([0]) })
  for (const word of words) expect(one.matchId(word)).toBe(`${word}01`)
  await all.close()
})

test('what is asked for among all matches comes from all databases, in its order', async () => {
  const { directory, shards } = await databases()
  const store = await shardedStore({ directory, shards })
  const ids = ['aa', 'bb01', 'cc', 'dd01', 'ee01']
  for (const [n, id] of ids.entries()) {
    await store.create(newMatch(id, 1_700_000_000_000 + n, { holders: [{ seat: n % 2, key: 'k' }] }))
  }
  expect((await shards[1].openTables(9)).map(({ id }) => id)).toEqual(['ee01', 'dd01', 'bb01'])
  expect((await store.openTables(3)).map(({ id }) => id)).toEqual(['ee01', 'dd01', 'cc'])
  expect(await directory.openTables(9)).toEqual([])
  expect((await store.heldBy('k')).map(({ match }) => match)).toEqual(ids)

  for (const [n, id] of ids.entries()) {
    const deadline = 1_800_000_000_000 - n
    await store.append({ match: id, author: {}, lines: [line], state: 'running', deadline })
  }
  expect(await store.nextDeadline()).toBe(1_800_000_000_000 - 4)
  expect((await store.due(1_800_000_000_000, 3)).map(({ id }) => id)).toEqual(['ee01', 'dd01', 'cc'])
  const states = await store.states(['aa', 'bb01', 'none', 'madeup07'])
  expect([...states]).toEqual([
    ['aa', 'running'],
    ['bb01', 'running'],
  ])
  const walked: string[] = []
  for (let after = ''; ; ) {
    const next = await store.idsOf('running', after, 2)
    walked.push(...next)
    const last = next.at(-1)
    if (last === undefined) break
    after = last
  }
  expect(walked).toEqual(ids)

  await store.addPass({ pass: 'p', match: 'dd01', seat: 1, expiresAt: 100 })
  expect(await store.takePass('p', 50)).toMatchObject({ match: 'dd01' })
  expect(await store.takePass('p', 50)).toBeUndefined()
  expect([...(await store.handOver('k', 'l'))].sort()).toEqual(ids)
  expect(await store.heldBy('k')).toEqual([])
  expect(await store.people.accountNamed('nobody')).toBeUndefined()
  // Somebody made it up.
  expect(await store.match('aa07')).toBeUndefined()
  expect(await store.lines('aa07', 0)).toEqual([])
  await store.close()
})

test('what people have to do with matches is where those are, and all of it is found', async () => {
  const { directory, shards } = await databases()
  const store = await shardedStore({ directory, shards })
  const { people, friends, clubs } = store
  for (const id of ['i', 'j']) {
    await people.addAccount({
      id,
      name: id,
      nameKey: id,
      password: 'p',
      createdAt: 1,
      isHost: false,
      isBot: false,
    })
  }
  const club = {
    id: 'c',
    name: 'C',
    nameKey: 'c',
    about: '',
    joining: 'open',
    link: 'l',
    createdAt: 1,
  } as const
  await clubs.add(club, 'i')
  const ids = ['aa', 'bb01', 'cc']
  for (const [n, match] of ids.entries()) {
    await store.create(newMatch(match, n))
    await clubs.addTable('c', match)
    await friends.invite({ match, seat: 1, account: 'j', by: 'i', at: n })
  }
  const asked = shards.map((shard) => vi.spyOn(shard, 'match'))
  expect((await clubs.openTables(['c'], 2)).map(({ match }) => match)).toEqual(['cc', 'bb01'])
  // However many there are, each database is asked once.
  expect(asked.map(({ mock }) => mock.calls)).toEqual([[], []])
  expect(await clubs.clubOf('bb01')).toBe('c')
  expect((await friends.invitationsOf('j')).map(({ match }) => match)).toEqual(['cc', 'bb01', 'aa'])
  await friends.withdraw('bb01', 'j')
  expect(await friends.invitedTo('bb01')).toEqual([])
  await people.removeAccount('j')
  expect([await friends.invitedTo('aa'), await people.account('j')]).toEqual([[], undefined])
  expect((await people.account('i'))?.name).toBe('i')
  await clubs.remove('c')
  expect([await clubs.clubOf('aa'), await clubs.clubOf('bb01'), await clubs.club('c')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  await store.close()
})

test('a tournament is where its matches are, and tournaments of all databases are listed in order', async () => {
  const { directory, shards } = await databases()
  const store = await shardedStore({ directory, shards })
  for (const [n, id] of ['aa', 'bb01', 'cc'].entries()) {
    await store.tournaments.create({ id, organiser: 'i', rules: '{}', createdAt: n })
  }
  const match = newMatch(store.matchId('word', 'bb01'), 1)
  const write = { tournament: 'bb01', lines: [{ n: 1, at: 1, body: '{}' }], matches: [match] }
  expect(await store.tournaments.append(write)).toBe(true)
  expect(await shards[1].match('word01')).toBeDefined()
  expect(await store.tournaments.tournament('bb07')).toBeUndefined()
  expect((await store.tournaments.list('open', 2)).map(({ id }) => id)).toEqual(['cc', 'bb01'])
  await store.close()
})

test('databases that there were before are missed, whether some are named or none', async () => {
  const { directory, shards } = await databases()
  const [first] = shards
  expect(await wholeStore(directory)).toBe(directory)
  const store = await shardedStore({ directory, shards })
  await expect(wholeStore(directory)).rejects.toMatchObject({ named: 0, known: 2 })
  const some = shardedStore({ directory, shards: [first] })
  await expect(some).rejects.toBeInstanceOf(MissingShards)
  await expect(some).rejects.toMatchObject({ named: 1, known: 2 })
  // More may always come.
  await shardedStore({ directory, shards: [...shards, directory] })
  expect(await store.shardsKnown()).toBe(3)
  await expect(shardedStore({ directory, shards })).rejects.toMatchObject({ named: 2, known: 3 })
  await store.close()
})

test('a database that has everything is opened alone and by its name in the list, one with the matches of a list is not', async () => {
  const { directory, shards } = await databases()
  await shardedStore({ directory, shards: [directory] })
  expect(await wholeStore(directory)).toBe(directory)
  const store = await shardedStore({ directory, shards })
  await store.create(newMatch('bb01', 1))
  await expect(wholeStore(shards[1])).rejects.toMatchObject({ place: 0, was: 1 })
  await store.close()
})

test('databases in another order than before are refused', async () => {
  const { directory, shards } = await databases()
  const [first, second] = shards
  const store = await shardedStore({ directory, shards })
  await store.create(newMatch('aa', 1))
  await store.create(newMatch('bb01', 1))
  const turned = shardedStore({ directory, shards: [second, first] })
  await expect(turned).rejects.toBeInstanceOf(MisplacedShard)
  await expect(turned).rejects.toMatchObject({ place: 0, was: 1 })
  await expect(shardedStore({ directory, shards: [directory, first] })).rejects.toMatchObject({
    place: 1,
    was: 0,
  })
  await store.close()
})
