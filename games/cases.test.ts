import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BotRoom, type Case, type Game, readCase, runCase } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { tried } from './testing/tried.ts'

/** Reads the file; what is wrong with it fails the test that asked. */
function caseIn(file: string): Case {
  const read = readCase(readFileSync(file, 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

const rooms = tried.map(({ id, rules, bot }) => ({ id, rules, bot }))

describe.each(rooms)('cases of $id', async ({ id, rules, bot }) => {
  const folder = join(import.meta.dirname, id, 'cases')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const { game }: { game: Game } = await rules()
  const { bot: room }: { bot: BotRoom } = await bot()

  test('there are some, and each has an id of its own', () => {
    const ids = files.map((name) => caseIn(join(folder, name)).id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(files)('%s', (name) => {
    expect(runCase(game, caseIn(join(folder, name)), room).failures).toEqual([])
  })
})
