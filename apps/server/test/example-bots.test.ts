import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { manifests } from '@wyrmtable/games'
import { isAtLength } from '@wyrmtable/kernel/testing'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { cutLine } from './cut-line.ts'
import { type Laid, type News, Player, sitDown } from './player.ts'

/*
 * The two bots of `examples/`, as whoever copies one file would run them: programs of their own, which know nothing but
 * the address of a server.
 */

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-bots-'))
let server: Server
const begun: ChildProcess[] = []

beforeAll(async () => {
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store: await openSqlite(join(folder, 'bots.sqlite')),
    mostRequests: 0,
  })
})
afterAll(async () => {
  for (const child of begun) child.kill('SIGKILL')
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const examples = join(import.meta.dirname, '../../../examples')

/** A bot that runs, and what it says line by line. */
function bot(program: string, file: string, args: readonly string[], url = server.url) {
  const child = spawn(program, [join(examples, file), url, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  begun.push(child)
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    async says(word: string): Promise<string> {
      const { value } = await lines.next()
      if (typeof value !== 'string' || !value.startsWith(`${word} `)) {
        throw new Error(`${file} said ${value} for ${word}. ${complaint}`)
      }
      return value.slice(word.length + 1)
    },
  }
}

/** Options with which players who choose by lot come to an end soon. */
const short: Readonly<Record<string, object>> = {
  'dragon-noir': { turnLimit: 2 },
  sorcerers: { turnLimit: 2 },
  'dragons-wrath': { turnLimit: 10, firstProvinceAttackTurn: 1 },
}

const playable = manifests.filter(({ stage }) => stage === 'playable').map(({ id }) => id)
/** One in which all lies open, and one of hidden cards; at length every game there is. */
const tried = isAtLength() ? playable : ['sorcerers', 'dragons-wrath']

test.each(tried)(
  'the bots in Python and TypeScript play a match of %s to its end by the rules',
  async (game) => {
    const options = short[game]
    const python = bot('python3', 'bot.py', [
      ...['--game', game],
      ...(options === undefined ? [] : ['--options', JSON.stringify(options)]),
    ])
    const [match = '', , invitation = ''] = (await python.says('invitation')).split(' ')
    const typed = bot(process.execPath, 'bot.ts', ['--match', match, '--invitation', invitation])
    const outcomes = [await python.says('over'), await typed.says('over')]
    expect(outcomes[0]?.replaceAll(/[\s]/g, '')).toBe(outcomes[1]?.replaceAll(/[\s]/g, ''))
    const seen = await (await Player.come(server.url)).sight(match, 'spectator')
    expect(seen).toMatchObject({ state: 'over', outcome: JSON.parse(outcomes[1] ?? '') })
    expect(seen.outcome).not.toMatchObject({ reason: 'resigned' })
  },
)

test('what a seat may do is told to its holder alone, without giving up', async () => {
  const [one, two] = [await Player.come(server.url), await Player.come(server.url)]
  for (const { id, trial } of manifests) {
    const match = await sitDown(one, two, { game: id, options: { ...trial } })
    const sights = [await one.sight(match), await two.sight(match)]
    for (const [place, player] of [one, two].entries()) {
      const { viewer, view, number, toAct } = sights[place] ?? {}
      const seen = await player.done('GET', `/api/matches/${match}/actions?as=${viewer}`)
      expect(seen).toMatchObject({ seat: viewer, view, number, toAct })
      expect((seen.actions as readonly object[]).length > 0).toBe(
        (toAct as readonly unknown[]).includes(viewer),
      )
      expect(JSON.stringify(seen.actions)).not.toMatch(/"type":"(resign|giveUp|concede|yield)"/)
      const others = await player.ask('GET', `/api/matches/${match}/actions?as=${sights[1 - place]?.viewer}`)
      expect(others).toMatchObject({ status: 403, body: { code: 'notYours' } })
    }
    const stranger = await Player.come(server.url)
    expect(await stranger.ask('GET', `/api/matches/${match}/actions`)).toMatchObject({ status: 403 })
  }
})

const bots = [
  ['python3', 'bot.py'],
  [process.execPath, 'bot.ts'],
] as const

test.each(bots.flatMap((one) => (['break', 'missed'] as const).map((how) => [one[1], how, one[0]] as const)))(
  'whatever %s is not told by its stream after its hello (%s), it learns that the match has begun',
  async (file, how, program) => {
    const other = await Player.come(server.url)
    const line = await cutLine(server.url, how)
    // The Defender sets up first.
    const { id, seats } = await other.done<Laid>('POST', '/api/matches', {
      game: 'dragon-rage',
      seats: [{ for: 'me' }, { for: 'anybody' }],
    })
    const invitation = seats[1]?.invitation ?? ''
    bot(program, file, ['--match', id, '--invitation', invitation], line.url)
    // It sits down and looks, and has nothing to do yet.
    await line.until('GET', `/api/matches/${id}`)
    await other.done('POST', `/api/matches/${id}/join`, { name: 'Other', seed: 'seed-of-other' })
    const number = Number((await other.sight(id)).number)
    const stream = await other.stream()
    await stream.until(({ type }) => type === 'hello')
    line.mend({ type: 'seated', match: id, as: 'defender', number })
    const isMove = ({ type, match, number: told = 0 }: News) =>
      type === 'done' && match === id && told > number
    await stream.until(isMove)
    stream.end()
    line.end()
  },
)
