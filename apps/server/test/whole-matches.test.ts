import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifests } from '@wyrmtable/games'
import { canonicalJson, readReplay, seededDice, verifyReplay } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../src/index.ts'
import { Player, sitDown } from './player.ts'
import { TableClient } from './table-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-matches-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Whoever has not won by then gives up: people who choose by lot may go on for ever. */
const mostMoves = rounds(40, 5_000)
/** Questions of effects that are under way when somebody leaves. */
const mostAnswers = 20

test.each(manifests.map(({ id }) => id))(
  'two people play a whole match of %s over HTTP, through a restart, and anybody can verify it',
  async (id) => {
    const manifest = manifests.find((one) => one.id === id)
    if (manifest === undefined) throw new Error(id)
    const { game } = await manifest.rules()
    const file = join(folder, `${id}.sqlite`)
    const start = async () =>
      startServer({ host: '127.0.0.1', port: 0, store: await openSqlite(file), mostRequests: 0 })
    let server = await start()
    const keys = [await Player.come(server.url), await Player.come(server.url)].map(({ key }) => key)
    const players = () => keys.map((key) => new Player(server.url, key)) as [Player, Player]
    const match = await sitDown(...players(), { game: id, options: { ...manifest.trial } })

    const random = seededDice(`${id}/over-http`)
    let clients = await Promise.all(players().map((player) => TableClient.sitting(player, game, match)))
    let streams = await Promise.all(players().map((player) => player.stream()))
    for (const stream of streams) await stream.until(({ type }) => type === 'hello')
    const read = [0, 0]
    const cursors = ['', '']
    /** Waits until both have been told what the server had told when the move was answered. */
    const catchUp = async (seat: number, number: number) => {
      const stream = streams[seat]
      const client = clients[seat]
      if (stream === undefined || client === undefined) throw new Error('nobody')
      await stream.until((news) => news.match === match && (news.number ?? 0) >= number)
      for (; (read[seat] ?? 0) < stream.lines.length; read[seat] = (read[seat] ?? 0) + 1) {
        const news = stream.lines[read[seat] ?? 0]
        if (news === undefined) continue
        client.take(news)
        cursors[seat] = news.cursor ?? cursors[seat] ?? ''
      }
    }

    let moves = 0
    const over = () => clients.some(({ outcome }) => outcome !== undefined)
    const playOn = async (most: number) => {
      while (!over() && moves < most) {
        const seat = clients.findIndex((client) => client.toAct.includes(client.seat))
        const client = clients[seat]
        if (client === undefined) throw new Error('nobody is to act, and it is not over')
        const actions = client.actions()
        const action = actions[random.pick(actions.length, 'move')]
        if (action === undefined) throw new Error(`${client.seat} is to act and has no action`)
        const answer = await client.play(action)
        if (answer.status !== 200) throw new Error(`${JSON.stringify(action)}: ${answer.text.slice(0, 400)}`)
        await catchUp(seat, (answer.body as { number: number }).number)
        // The other is told of it too, unless it was done in secret.
        const other = 1 - seat
        const { number } = await players()[other as 0 | 1].sight(match)
        await catchUp(other, Number(number))
        if (++moves === 25) {
          for (const stream of streams) stream.end()
          await server.close()
          server = await start()
          clients = await Promise.all(players().map((player) => TableClient.sitting(player, game, match)))
          streams = await Promise.all(
            players().map((player, place) => player.stream(`&from=${cursors[place]}`)),
          )
          read.fill(0)
        }
      }
    }
    await playOn(mostMoves)
    if (!over()) {
      await players()[0].command(match, 99_999, { type: 'resign' })
      for (const [seat, player] of players().entries())
        await catchUp(seat, Number((await player.sight(match)).number))
      // DW-12.8: effects that are being carried out come to their end first, and may ask who is left.
      await playOn(mostMoves + mostAnswers)
    }
    for (const [seat, player] of players().entries()) {
      const sight = await player.sight(match)
      await catchUp(seat, Number(sight.number))
      expect(sight.state).toBe('over')
      // What was pieced together from news is what comes anew.
      expect(clients[seat]?.seen()).toBe(canonicalJson(sight.view))
    }
    for (const stream of streams) stream.end()

    const document = await players()[1].done('GET', `/api/matches/${match}/replay`)
    const replay = readReplay(document, () => game)
    if (!replay.ok) throw new Error(JSON.stringify(replay.fault))
    expect(verifyReplay(game, replay.value)).toMatchObject({ ok: true, value: { dice: 'secret' } })
    await server.close()
    if (id !== 'dragon-rage') return

    // Somebody who trusts none of this code derives the dice with a program of their own.
    const replayFile = join(folder, 'replay.json')
    writeFileSync(replayFile, JSON.stringify(document))
    const verifier = join(import.meta.dirname, '../../../examples/verify-dice.py')
    const run = spawnSync('python3', [verifier, replayFile, '--sides', '6'], { encoding: 'utf8' })
    expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' })
    const { secret, ...rest } = document.dice as Record<string, string>
    writeFileSync(replayFile, JSON.stringify({ ...document, dice: { ...rest, secret: `${secret}0` } }))
    expect(spawnSync('python3', [verifier, replayFile, '--sides', '6']).status).toBe(1)
  },
)
