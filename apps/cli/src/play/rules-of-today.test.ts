import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '@wyrmtable/kernel'
import { afterAll, expect, test } from 'vitest'
import { createContext } from '../context.ts'
import { type OpenGame, openGame } from '../games.ts'
import { processSurroundings } from '../surroundings.ts'
import { sameUnderToday } from './rules-of-today.ts'
import { Session } from './session.ts'
import { closeTable, newTable, type Table } from './table.ts'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-rules-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const printed: string[] = []
const context = {
  ...createContext('en', processSurroundings),
  print: (text: string) => printed.push(text),
  remark: () => {},
}

/** Dragon Rage as it might have been once, or might become. */
async function openedAs(version: string, changes: Partial<Game> = {}): Promise<OpenGame> {
  const { game, manifest, text } = await openGame(context, 'dragon-rage')
  const other: Game = { ...game, version, ...changes }
  return { game: other, text, manifest: { ...manifest, version, rules: async () => ({ game: other }) } }
}

async function tableOf(opened: OpenGame, later?: OpenGame): Promise<Table> {
  const file = join(folder, `${opened.game.version}.json`)
  const table = await newTable(context, { opened, options: {}, seats: ['person', 'person'], file })
  return later === undefined ? table : { ...table, later: later.manifest }
}

test('a match of an earlier version goes on under the rules of today where they say the same of it', async () => {
  const earlier = await openedAs('0.9.0')
  const table = await tableOf(earlier)
  const again = await sameUnderToday(context, { ...earlier, match: table.match })
  const today = await openGame(context, 'dragon-rage')
  expect(again?.match).toBe(table.match)
  expect(again?.match.header.version).toBe('0.9.0')
  expect(again?.match.game).toBe(today.game)
  expect(again?.match.entries.at(-1)?.fact).toEqual({ type: 'rules', version: today.game.version })
  expect(again?.manifest).toBe(today.manifest)
  await closeTable(table)
})

test('and under its own where they do not', async () => {
  const { game } = await openGame(context, 'dragon-rage')
  const earlier = await openedAs('0.9.0', { actions: (state, seat) => game.actions(state, seat).slice(1) })
  const table = await tableOf(earlier)
  expect(await sameUnderToday(context, { ...earlier, match: table.match })).toBeUndefined()
  await closeTable(table)
})

/** Plays the lines at a terminal and gives the table at which it ends. */
async function played(table: Table, lines: readonly string[]): Promise<Table> {
  const left = [...lines]
  const reader = {
    ask: async () => left.shift(),
    onImpatience: () => {},
    promptAgain: () => {},
    isLeft: false,
    close: () => {},
  }
  const session = new Session(context, table, reader, false)
  printed.length = 0
  await session.play()
  await closeTable(session.table)
  return session.table
}

test('by agreement it goes on under the rules of today from where it stands, in the same record', async () => {
  const table = await tableOf(await openedAs('0.9.0'), await openedAs('9.0.0'))
  const position = table.match.game.encode(table.match.state)
  const ended = await played(table, ['rules', 'rules yes', 'rules', '1', '1'])
  expect(printed.join('\n')).toContain('If everybody at the table agrees, “rules yes” goes on')
  expect(printed.join('\n')).toContain('The match goes on under version 9.0.0')
  expect(printed.join('\n')).toContain('You play by the rules of today, version 9.0.0.')
  expect(ended.match).toBe(table.match)
  expect(ended.file).toBe(table.file)
  expect(ended.match.header.version).toBe('0.9.0')
  expect(ended.match.entries.map(({ fact }) => fact)).toEqual([
    { type: 'rules', version: '9.0.0', position },
    undefined,
  ])
})

test('a position that today’s rules do not take stays under its own, with the reason', async () => {
  const refusal = { type: 'notOnMap', clause: 'DR-2.1' }
  const never = await openedAs('9.0.0', {
    decode: () => ({ ok: false, fault: { code: 'impossible', path: '/turn', figures: {}, refusal } }),
  })
  const table = await tableOf(await openedAs('0.9.0'), never)
  const ended = await played(table, ['rules yes', '1', '1'])
  expect(printed.join('\n')).toContain('The match cannot go on under version 9.0.0: ')
  expect(ended.match).toBe(table.match)
  expect(ended.match.seq).toBe(1)
})
