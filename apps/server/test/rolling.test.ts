import type { Json, JsonObject } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../packages/store/src/testing/postgres.ts'
import { type OwnProcess, ownProcess } from './own-process.ts'
import { type Answer, type News, Player, sitDown } from './player.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** A round restarts every server once, one after the other, as a host does for a new version. */
const restarts = rounds(1, 25)

test('servers are restarted one after the other under load: no move, no word and no news is lost', async () => {
  const database = await postgres.database()
  // One after the other: the first makes the tables.
  const servers = [await ownProcess(database), await ownProcess(database)] as [OwnProcess, OwnProcess]
  const [one, two] = [await Player.come(servers[0].url), await Player.come(servers[1].url)] as const
  const match = await sitDown(one, two, { game: 'dragons-wrath' })
  let asked = 0
  let again = 0
  /** Asks as a proxy in front of both does: whoever does not answer is passed over, and the other is asked. */
  const ask = async (who: Player, what: (player: Player) => Promise<Answer>): Promise<Answer> => {
    for (let place = asked++; ; place++, again++) {
      const server = servers[place % 2 === 0 ? 0 : 1]
      const answer = await what(new Player(server.url, who.key)).catch(() => undefined)
      if (answer !== undefined) return answer
    }
  }
  let isOn = true
  const said: { readonly text: string; readonly number: number }[] = []
  const talk = async (name: string): Promise<void> => {
    for (let n = 0; isOn; n++) {
      const text = `${name}-${n}`
      const answer = await ask(one, (player) => player.command(match, 99_999, { type: 'say', text }, text))
      expect(answer.status, answer.text).toBe(200)
      said.push({ text, number: numberIn(answer) })
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  let moves = 0
  let tries = 0
  const play = async (): Promise<void> => {
    while (isOn) {
      for (const who of [one, two]) {
        const sight = (await ask(who, (player) => player.ask('GET', `/api/matches/${match}`)))
          .body as JsonObject
        const [action] = (sight.actions ?? []) as readonly Json[]
        if (action === undefined) continue
        const key = `move-${tries++}`
        const move = { type: 'play', action }
        const answer = await ask(who, (player) => player.command(match, Number(sight.number), move, key))
        // What the other server has not heard of yet makes it stale: it is looked at again.
        expect([200, 409], answer.text).toContain(answer.status)
        if (answer.status === 200) moves++
      }
    }
  }
  const heard: News[] = []
  const listen = async (): Promise<void> => {
    for (let place = 0; isOn; place++) {
      const server = servers[place % 2 === 0 ? 0 : 1]
      const from = heard.findLast(({ cursor }) => cursor !== undefined)?.cursor
      await read(
        `${server.url}/api/stream?format=ndjson${from === undefined ? '' : `&from=${from}`}`,
        two.key,
        heard,
      )
    }
  }
  const load = Promise.all([talk('a'), talk('b'), talk('c'), play()])
  // What fails in it is told at its end.
  load.catch(() => {
    isOn = false
  })
  const listening = listen()

  const statuses: (number | null)[] = []
  for (let round = 0; round < restarts; round++) {
    for (const place of [0, 1] as const) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      const old = servers[place]
      old.child.kill('SIGTERM')
      statuses.push(await old.ended)
      servers[place] = await ownProcess(database)
    }
  }
  isOn = false
  await load
  // Who listens is let go by the servers, which end now.
  const last = new Player(servers[0].url, two.key)
  const { news } = await last.done<{ news: readonly News[] }>('GET', `/api/matches/${match}/news?after=0`)
  const count = Number(news.at(-1)?.number)
  while (Math.max(0, ...heard.map(numberOf)) < count) await new Promise((resolve) => setTimeout(resolve, 50))
  for (const { child } of servers) child.kill('SIGTERM')
  for (const { ended } of servers) statuses.push(await ended)
  await listening

  // Each ended by itself, with nothing cut off.
  expect(statuses).toEqual(statuses.map(() => 0))
  expect(news.map(({ number }) => number)).toEqual(news.map((_, index) => index + 1))
  const words = news.filter(({ type }) => type === 'said')
  expect(words).toHaveLength(said.length)
  expect(words.map(({ text }) => text).sort()).toEqual(said.map(({ text }) => text).sort())
  expect(moves).toBeGreaterThan(restarts)
  expect(said.length).toBeGreaterThan(10 * restarts)
  // Whoever listened was told everything once, in order, whichever server told it.
  const told = heard.filter(({ match: of, number }) => of === match && number !== undefined).map(numberOf)
  expect(told).toEqual(told.map((_, index) => (told[0] ?? 0) + index))
  expect(told.at(-1)).toBe(count)
  console.log(`${statuses.length} ends, ${said.length} words, ${moves} moves, ${again} asked again`)
})

const numberIn = ({ body }: Answer): number => Number((body as JsonObject).number)
const numberOf = ({ number }: News): number => number ?? 0

/** Reads a stream until the server ends it. */
async function read(url: string, key: string, heard: News[]): Promise<void> {
  try {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
    let rest = ''
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (rest + part).split('\n')
      rest = lines.pop() ?? ''
      heard.push(...lines.filter((line) => line !== '').map((line) => JSON.parse(line)))
    }
  } catch {
    // Nobody is there: the next is asked.
  }
}
