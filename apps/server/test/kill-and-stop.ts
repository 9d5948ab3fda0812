import type { JsonObject } from '@wyrmtable/kernel'
import { expect } from 'vitest'
import type { OwnPostgres } from '../../../packages/store/src/testing/postgres.ts'
import { Listener } from './listener.ts'
import { type OwnProcess, ownProcess } from './own-process.ts'
import { Player, sitDown } from './player.ts'

interface Sent {
  readonly key: string
  readonly text: string
  number?: number
}

/**
 * Two servers on one database, each with people who talk without a pause; one after the other is killed, and every fifth
 * time the database itself goes and comes back. All that was answered must be there, once, and whoever listens must hear it
 * once.
 */
export async function killAndStop(postgres: OwnPostgres, rounds: number): Promise<string> {
  const url = await postgres.database()
  // One after the other: the first makes the tables.
  const servers = [await ownProcess(url), await ownProcess(url)]
  const people = [await Player.come(servers[0]?.url ?? ''), await Player.come(servers[1]?.url ?? '')] as const
  const match = await sitDown(...people, { game: 'dragons-wrath' })
  const listeners = [new Listener(), new Listener()] as const
  const listen = (place: 0 | 1) =>
    listeners[place].listen(new Player(servers[place]?.url ?? '', people[place].key))
  await Promise.all([listen(0), listen(1)])
  const sent: Sent[] = []
  let count = 0
  const counted = { kills: 0, stops: 0, refused: 0 }
  const say = (at: OwnProcess, { key, text }: Sent) =>
    new Player(at.url, people[0].key).command(match, 99_999, { type: 'say', text }, key)

  for (let round = 0; round < rounds; round++) {
    let isOn = true
    const load = servers.flatMap((server) =>
      Array.from({ length: 4 }, async () => {
        while (isOn) {
          const n = count++
          const command: Sent = { key: `k${n}`, text: `word ${n}` }
          sent.push(command)
          const answer = await say(server, command).catch(() => undefined)
          if (answer === undefined) return
          if (answer.status === 200) command.number = Number((answer.body as JsonObject).number)
          else if (answer.status === 503) counted.refused++
          else throw new Error(answer.text)
        }
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, 200 + 20 * (round % 20)))
    const place = round % 2 === 0 ? 0 : 1
    const killed = servers[place]
    // Every fifth time the database goes, and both servers have to get over it.
    if (round % 5 === 4) {
      await postgres.goAway()
      await postgres.comeBack()
      // A server outlives its database.
      expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null])
      counted.stops++
    } else {
      killed?.child.kill('SIGKILL')
      await killed?.ended
      counted.kills++
    }
    isOn = false
    await Promise.all(load)
    if (round % 5 === 4) continue
    servers[place] = await ownProcess(url)
    await listen(place)
  }

  const [one, two] = servers
  if (one === undefined || two === undefined) throw new Error('no servers')
  // What was not answered is sent again, until it is stored: whether it was done or not, it is done once.
  for (const command of sent.filter(({ number }) => number === undefined)) {
    let answer = await say(one, command)
    while (answer.status === 503) answer = await say(one, command)
    command.number = Number((answer.body as JsonObject).number)
  }
  for (const [place, who] of people.entries()) {
    const player = new Player([one, two][place]?.url ?? '', who.key)
    const { news } = await player.done<{
      news: readonly { number: number; type: string; text?: string }[]
    }>('GET', `/api/matches/${match}/news?after=0`)
    expect(news.map(({ number }) => number)).toEqual(news.map((_, index) => index + 1))
    expect(news.filter(({ type }) => type === 'said')).toHaveLength(sent.length)
    for (const { number, text } of sent) expect(news[Number(number) - 1]?.text).toBe(text)
    await listeners[place === 0 ? 0 : 1].mustHaveHeardAll(player, match)
  }
  for (const listener of listeners) listener.end()
  for (const { child, ended } of [one, two]) {
    child.kill('SIGKILL')
    await ended
  }
  return `${sent.length} words, ${JSON.stringify(counted)}`
}
