import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Json, type JsonObject, seededDice } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { afterAll, expect, test } from 'vitest'
import { Listener } from './listener.ts'
import { firstToAct, type News, Player, sitDown } from './player.ts'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-kill-'))
/** Whatever failed, none of them stays. */
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A real process of the server, on the same file each time; with `most`, no file may get longer, in blocks of 512. */
async function serve(
  name: string,
  most?: number,
): Promise<{ url: string; process: ChildProcess; ended: Promise<unknown> }> {
  const entry = fileURLToPath(new URL('./serve-process.ts', import.meta.url))
  const node = [process.execPath, entry, join(folder, name)]
  const [command = '', ...args] =
    most === undefined ? node : ['sh', '-c', `ulimit -f ${most}; exec "$@"`, 'sh', ...node]
  // Of the disk that is full it writes to its log.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', most === undefined ? 'inherit' : 'ignore'] })
  children.push(child)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', resolve)
    child.once('exit', () => reject(new Error('the server ended before it began')))
  })
  return { url: /http:\S+/.exec(line)?.[0] ?? '', process: child, ended }
}

/** So long that no time runs out. */
const clock = { kind: 'live', baseMs: 24 * 3_600_000, incrementMs: 5_000 }

interface Sent {
  readonly key: string
  readonly text: string
  number?: number
}

test('killed under load, again and again: everything answered is there once, streams go on, clocks are right', async () => {
  let server = await serve('killed.sqlite')
  const keys: string[] = []
  for (let i = 0; i < 2; i++) keys.push((await Player.come(server.url)).key)
  const players = () => keys.map((key) => new Player(server.url, key)) as [Player, Player]
  const match = await sitDown(...players(), { game: 'dragons-wrath' })
  // At another table moves are made, on clocks.
  const timed = await sitDown(...players(), { game: 'dragon-rage', clock })
  const listeners = [new Listener(), new Listener()]
  const listen = () => Promise.all(players().map((player, place) => listeners[place]?.listen(player)))
  await listen()
  const { clock: atFirst } = await players()[0].sight(timed)
  const { sight } = await firstToAct(match, ...players())
  const sent: Sent[] = []
  const random = seededDice('killed')
  let count = 0
  let moved = 0

  for (let round = 0; round < rounds(2, 300); round++) {
    const [one] = players()
    const killed = server
    const { actor, sight: seen } = await firstToAct(timed, ...players())
    const { actions } = await actor.done<{ actions: readonly Json[] }>('GET', `/api/matches/${timed}/actions`)
    const deed = { type: 'play', action: actions[random.pick(actions.length, 'move')] }
    const move = (who: Player) => who.command(timed, Number(seen.number), deed, `m${round}`)
    // Words are commands like moves: numbered, stored and answered in the same way, and there is no end to them.
    const load = Array.from({ length: 8 }, async () => {
      for (;;) {
        const n = count++
        const command: Sent = { key: `k${n}`, text: `word ${n}` }
        sent.push(command)
        const answer = await one
          .command(match, Number(sight.number), { type: 'say', text: command.text }, command.key)
          .catch(() => undefined)
        if (answer === undefined) return
        if (answer.status !== 200) throw new Error(answer.text)
        command.number = Number((answer.body as JsonObject).number)
      }
    })
    setTimeout(() => killed.process.kill('SIGKILL'), 300 + 20 * (round % 30))
    // Somewhere in the time until the kill.
    await new Promise((resolve) => setTimeout(resolve, random.pick(900, 'moment')))
    const answer = await move(actor).catch(() => undefined)
    await Promise.all(load)
    await killed.ended
    server = await serve('killed.sqlite')

    const again = await move(new Player(server.url, actor.key))
    expect(again.status).toBe(200)
    if (answer !== undefined) expect(again.body).toEqual(answer.body)
    moved++
    await listen()
    const now = await players()[0].sight(timed)
    await listeners[0]?.mustHaveHeardAll(players()[0], timed)
    expect(now).toMatchObject({ state: 'running', clock: listeners[0]?.clock(timed) ?? atFirst })
  }

  const [one, two] = players()
  // What was not answered is sent again: whether it was done or not, it is done once.
  for (const command of sent.filter(({ number }) => number === undefined)) {
    const answer = await one.command(match, 0, { type: 'say', text: command.text }, command.key)
    command.number = Number((answer.body as JsonObject).number)
  }
  for (const [place, who] of [one, two].entries()) {
    const { news } = await who.done<{
      news: readonly { number: number; type: string; text?: string }[]
    }>('GET', `/api/matches/${match}/news?after=0`)
    expect(news.map(({ number }) => number)).toEqual(news.map((_, index) => index + 1))
    const said = news.filter(({ type }) => type === 'said')
    expect(new Set(said.map(({ text }) => text)).size).toBe(said.length)
    expect(said).toHaveLength(sent.length)
    for (const { number, text } of sent) expect(news[Number(number) - 1]?.text).toBe(text)
    for (const id of [match, timed]) await listeners[place]?.mustHaveHeardAll(who, id)
  }
  const { news: moves } = await one.done<{ news: readonly News[] }>(
    'GET',
    `/api/matches/${timed}/news?after=0`,
  )
  expect(moves.filter(({ type }) => type === 'done')).toHaveLength(moved)
  console.log(`${sent.length} words and ${moved} moves`)
  for (const listener of listeners) listener.end()
  server.process.kill('SIGTERM')
  await server.ended
})

test('on a full disk it goes on showing what there is, and says that nothing more can be stored', async () => {
  // Its tables are there before the disk is full: how much they take is not the matter here.
  const first = await serve('full.sqlite')
  first.process.kill('SIGTERM')
  await first.ended
  const full = await serve('full.sqlite', 1_000)
  const [one, two] = [await Player.come(full.url), await Player.come(full.url)] as const
  const match = await sitDown(one, two, { game: 'dragons-wrath' })
  const say = (who: Player, n: number) =>
    who.command(match, 99_999, { type: 'say', text: `word ${n} ${'x'.repeat(400)}` }, `k${n}`)
  let count = 0
  let answer = await say(one, count)
  while (answer.status === 200 && count < 5_000) answer = await say(one, ++count)
  expect(answer).toMatchObject({ status: 503, body: { code: 'notStored' } })
  expect(await say(one, count)).toMatchObject({ status: 503 })
  const seen = await two.sight(match)
  full.process.kill('SIGKILL')
  await full.ended

  const roomy = await serve('full.sqlite')
  const again = [new Player(roomy.url, one.key), new Player(roomy.url, two.key)] as const
  expect({ ...(await again[1].sight(match)), present: {} }).toEqual({ ...seen, present: {} })
  expect((await say(again[0], count)).status).toBe(200)
  const { news } = await again[0].done<{
    news: readonly { type: string; text?: string }[]
  }>('GET', `/api/matches/${match}/news?after=0`)
  const said = news.flatMap(({ text }) => (text === undefined ? [] : [text.split(' ')[1]]))
  expect(said).toEqual(Array.from({ length: count + 1 }, (_, n) => `${n}`))
  roomy.process.kill('SIGTERM')
  await roomy.ended
})
