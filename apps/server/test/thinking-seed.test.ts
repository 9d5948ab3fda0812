import type { ThinkRequest } from '@wyrmtable/ai'
import { openSqlite } from '@wyrmtable/store'
import { expect, test } from 'vitest'
import { manifest as race } from '../../../games/race/manifest.ts'
import { startServer } from '../src/index.ts'
import { type Laid, Player } from './player.ts'

test('what a computer thought in a match goes on with its next decision: the seed is that of the match', async () => {
  const asked: ThinkRequest[] = []
  const think = async (request: ThinkRequest) => {
    asked.push(request)
    return { type: 'walk' }
  }
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store: await openSqlite(':memory:'),
    games: [race],
    thinkers: { count: 1, think, end: async () => {} },
  })
  const who = await Player.come(server.url)
  const seats = [{ for: 'me' }, { for: 'computer', level: 'novice' }]
  const seedsOf: Set<unknown>[] = []
  for (const _ of ['one', 'another']) {
    const { id } = await who.done<Laid>('POST', '/api/matches', { game: 'race', seats })
    const news = await who.stream()
    await who.done('POST', `/api/matches/${id}/join`, { name: 'Ada', seed: 'seed' })
    for (let round = 1; round <= 3; round++) {
      const { number } = await who.sight(id)
      await who.command(id, Number(number), { type: 'play', action: { type: 'walk' } })
      await news.until(({ match, seq }) => match === id && seq === 2 * round)
    }
    news.end()
    const ours = asked.filter(({ match }) => match === id)
    expect(ours).toHaveLength(3)
    seedsOf.push(new Set(ours.map(({ seed }) => seed)))
  }
  expect(seedsOf.map(({ size }) => size)).toEqual([1, 1])
  expect(seedsOf[0]).not.toEqual(seedsOf[1])
  await server.close()
})
