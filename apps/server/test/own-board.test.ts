import { readFileSync } from 'node:fs'
import { manifests } from '@wyrmtable/games'
import { type JsonObject, manifestNamed, readReplay, seededDice, verifyReplay } from '@wyrmtable/kernel'
import { openSqlite } from '@wyrmtable/store'
import { expect, test } from 'vitest'
import { startServer } from '../src/index.ts'
import { firstToAct, Player, sitDown } from './player.ts'
import { TableClient } from './table-client.ts'

/** The example of the page of formats. */
function boardOf(id: string): JsonObject {
  const page = readFileSync(new URL(`../../../docs/formats/${id}-boards.md`, import.meta.url), 'utf8')
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '')
}

/** How each game has a board among its options, and something that its rules say against. */
const games = [
  {
    id: 'dragon-noir',
    title: 'The ford',
    options: (own: JsonObject): JsonObject => ({ scenario: 'own', own }),
    place: '/own',
    faulty: { '0101': { t: 'water' } },
  },
  {
    id: 'dragon-rage',
    title: 'The round city',
    options: (board: JsonObject): JsonObject => ({ board }),
    place: '/board',
    faulty: { '0101': { t: 'tower' } },
  },
] as const

const moves = 12

test.each(games)(
  'two people play $id over HTTP on a board that one of them drew, and anybody can verify it',
  async ({ id, title, options, place, faulty: hexes }) => {
    const board = () => boardOf(id)
    const manifest = manifestNamed(manifests, id)
    if (manifest === undefined) throw new Error(id)
    const { game } = await manifest.rules()
    const server = await startServer({
      host: '127.0.0.1',
      port: 0,
      store: await openSqlite(':memory:'),
      mostRequests: 0,
    })
    const one = await Player.come(server.url)
    const two = await Player.come(server.url)
    const match = await sitDown(one, two, { game: id, options: options(board()) })
    const random = seededDice('own board over http')
    for (let move = 0; move < moves; move++) {
      const { actor } = await firstToAct(match, one, two)
      const client = await TableClient.sitting(actor, game, match)
      const actions = client.actions()
      const action = actions[random.pick(actions.length, 'move')]
      if (action === undefined) throw new Error(`${client.seat} is to act and has no action`)
      const answer = await client.play(action)
      expect(answer.status, answer.text.slice(0, 400)).toBe(200)
    }
    await one.command(match, 99_999, { type: 'resign' })
    const document = await two.done('GET', `/api/matches/${match}/replay`)
    expect(document).toMatchObject({ options: { [place.slice(1)]: { title } } })
    const replay = readReplay(document, () => game)
    if (!replay.ok) throw new Error(JSON.stringify(replay.fault))
    expect(verifyReplay(game, replay.value)).toMatchObject({ ok: true, value: { dice: 'secret' } })

    // A board with a fault is not laid out for anybody: the server says what and where.
    const faulty = board()
    Object.assign((faulty.map as { hexes: JsonObject }).hexes, hexes)
    const refused = await one.ask('POST', '/api/matches', {
      game: id,
      seats: [{ for: 'me' }, { for: 'anybody' }],
      options: options(faulty),
    })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(`/options${place}/map/hexes/0101`)
    await server.close()
  },
)
