import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toReplay, verifyReplay } from '@wyrmtable/kernel'
import { afterAll, expect, test } from 'vitest'
import { createContext } from '../context.ts'
import { openGame } from '../games.ts'
import { processSurroundings } from '../surroundings.ts'
import { Session } from './session.ts'
import { closeTable, newTable, resumedTable, type SeatKind, saveTable, type Table } from './table.ts'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-facts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const printed: string[] = []
const context = {
  ...createContext('en', processSurroundings),
  print: (text: string) => printed.push(text),
  remark: () => {},
}

async function tableOf(game: string, seats: readonly SeatKind[]): Promise<Table> {
  const file = join(folder, `${game}-${seats.join('-')}.json`)
  return newTable(context, { opened: await openGame(context, game), options: {}, seats, seed: 'x', file })
}

/** Plays the lines at a terminal and gives the table as it stands then. */
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
  await saveTable(context, session.table)
  await closeTable(session.table)
  return session.table
}

test('a draw is agreed to by everybody at the table, and its record verifies', async () => {
  const { match } = await played(await tableOf('sorcerers', ['person', 'person']), ['draw', 'draw yes'])
  expect(printed.join('\n')).toContain('“draw yes” ends the game without a winner')
  expect(match.outcome()).toMatchObject({ winners: [], reason: 'drawAgreed' })
  expect(verifyReplay(match.game, toReplay(match))).toMatchObject({ ok: true })
})

test('it cannot be agreed to against a computer, nor where the game knows none', async () => {
  const mixed = await played(await tableOf('sorcerers', ['person', 'random']), ['draw yes', 'q'])
  expect(mixed.match.outcome()).toBeUndefined()
  const decided = await played(await tableOf('dragon-rage', ['person', 'person']), ['draw yes', 'q'])
  expect(decided.match.outcome()).toBeUndefined()
  expect(printed.join('\n')).toContain('A draw can be agreed to where the game knows one')
})

test('a seat goes to a computer and back to a person, and is found so when the match is resumed', async () => {
  const table = await tableOf('sorcerers', ['person', 'person'])
  const [first = '', second = ''] = table.game.seatIds
  const ended = await played(table, ['hand', `hand ${first} king`, `hand ${second} random`, '1', 'q'])
  expect(printed.join('\n')).toContain(`Type: hand SEAT WHO. Seats: ${first}, ${second}.`)
  expect(printed.join('\n')).toContain('Random takes over for ')
  expect(ended.match.seats[1]).toMatchObject({ name: 'Random', kind: 'computer', level: 'random' })
  expect(ended.match.header.seats[1]?.kind).toBe('person')

  const resumed = await resumedTable(context, ended.file, undefined, undefined)
  expect(resumed.opponents.map((opponent) => opponent === undefined)).toEqual([true, false])
  const back = await played(resumed, [`hand ${second} person`, 'q'])
  expect(back.opponents).toEqual([undefined, undefined])
  expect(verifyReplay(back.match.game, toReplay(back.match))).toMatchObject({ ok: true })
})
