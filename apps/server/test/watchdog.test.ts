import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game, Manifest } from '@wyrmtable/kernel'
import { nim } from '@wyrmtable/kernel/testing'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, expect, test } from 'vitest'
import { House } from '../src/matches/house.ts'
import { MatchTrouble } from '../src/matches/jobs/trouble.ts'
import { Work } from '../src/matches/jobs/work.ts'
import { Lobby } from '../src/matches/lobby.ts'
import { tableWishSchema } from '../src/matches/table.ts'
import { startNotices } from '../src/notices/index.ts'
import { HandTime } from './hand-time.ts'
import { toyBox } from './toy-box.ts'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-watchdog-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const minute = 60_000
const plainNim: Game = nim

/** Nim with some of its rules broken. */
const nimBox = (broken: Partial<Game> = {}): Manifest => toyBox({ ...plainNim, ...broken })

/** A process of the server without its doors, on a file; what it logs is kept. */
async function open(file: string, time: HandTime, game: Manifest, think: () => Promise<never>) {
  const store = await openSqlite(file)
  const house = new House(store, time, [game], false)
  const logged: unknown[] = []
  const log = (error: unknown) => logged.push(error)
  house.onFault = log
  const settings = { home: undefined, reach: { networks: [] }, mail: undefined }
  const notices = startNotices(house, { lastSeen: () => undefined }, settings)
  const work = new Work(house, notices, log, { think, end: async () => {}, count: 1 })
  await work.start()
  return {
    house,
    lobby: new Lobby(house),
    troubles: () => logged.filter((error) => error instanceof MatchTrouble),
    async close() {
      await work.close()
      await house.close()
      await store.close()
    },
  }
}

/** Waits for something that comes without a call of ours. */
async function until<T>(find: () => T | undefined): Promise<T> {
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const never = () => new Promise<never>(() => {})

test('of a match in which nobody can act the log is told once, also after a restart, and of a sound one never', async () => {
  const time = new HandTime()
  const file = join(folder, 'stuck.sqlite')
  const before = await open(file, time, nimBox(), never)
  const seats = [{ for: 'me' }, { for: 'me' }]
  const wish = tableWishSchema.parse({ game: 'nim', seats })
  const lay = async (house: typeof before) => {
    const { id } = await house.lobby.lay(wish, 'key')
    for (const seat of nim.seatIds) await house.lobby.join(id, { seat, name: seat, seed: seat }, 'key')
    return id
  }
  const [sound, stuck] = [await lay(before), await lay(before)]
  const take = { type: 'play', action: { type: 'take', pile: 0, count: 3 } } as const
  await before.house.command(stuck, 0, { after: 99, key: 'k', deed: take })
  await before.close()
  expect(before.troubles()).toEqual([])

  // As if rules that are mended wrongly had been put in place of those it began with.
  const silent = nimBox({ toAct: (state) => ((state as { turn: number }).turn === 1 ? [] : [0]) })
  const after = await open(file, time, silent, never)
  const found = await until(() => after.troubles()[0])
  expect(found).toMatchObject({ match: stuck, entry: 1, trouble: 'nobodyToAct' })
  time.pass(10 * minute)
  await after.house.open(stuck)
  // What is written is looked at as it is written.
  await after.house.command(sound, 0, { after: 99, key: 'k', deed: take })
  await until(() => after.troubles()[1])
  await after.close()
  expect(after.troubles().map(({ match, trouble }) => [match, trouble])).toEqual([
    [stuck, 'nobodyToAct'],
    [sound, 'nobodyToAct'],
  ])

  const mute = await open(file, time, nimBox({ actions: () => [] }), never)
  await until(() => mute.troubles()[1])
  await mute.close()
  for (const one of mute.troubles()) {
    expect(one).toMatchObject({ trouble: 'noAction', figures: { seats: ['second'] } })
  }
})

test('of a computer that keeps silent the log is told why, and it is asked again', async () => {
  const time = new HandTime()
  const file = join(folder, 'silent.sqlite')
  const seats = [{ for: 'computer', level: 'novice' }, { for: 'me' }]
  const wish = tableWishSchema.parse({ game: 'nim', seats })
  let asked = 0
  const think = async (): Promise<never> => {
    asked++
    throw new Error('the thread broke')
  }
  const before = await open(file, time, nimBox({ actions: () => [] }), think)
  const { id } = await before.lobby.lay(wish, 'key')
  await before.lobby.join(id, { name: 'N', seed: 's' }, 'key')
  await until(() => (asked === 1 ? true : undefined))
  // Nobody is late while it is down; the computer is asked when it comes back.
  await before.close()
  time.pass(60 * minute)
  const after = await open(file, time, nimBox({ actions: () => [] }), think)
  await until(() => (asked > 1 ? true : undefined))
  expect(after.troubles().filter(({ trouble }) => trouble === 'computerSilent')).toEqual([])
  await after.close()

  // A listing that fails only while somebody thinks.
  let fails = true
  const game = nimBox({
    actions: (state, seat) => plainNim.actions(state, seat),
    check: (state, seat, action) =>
      fails ? { type: 'broken', clause: 'NIM-0' } : plainNim.check(state, seat, action),
  })
  const late = await open(file, time, game, think)
  await until(() => (asked > 2 ? true : undefined))
  time.pass(4 * minute)
  const trouble = await until(() => late.troubles()[0])
  expect(trouble).toMatchObject({
    match: id,
    entry: 0,
    trouble: 'computerSilent',
    figures: { seats: ['first'] },
  })
  expect(trouble.message).toMatch(/cause: (illegal|the thread broke|it still thinks)/)
  fails = false
  time.pass(4 * minute)
  const running = await late.house.open(id)
  await until(() => (running.match?.seq === 1 ? true : undefined))
  await late.close()
})
