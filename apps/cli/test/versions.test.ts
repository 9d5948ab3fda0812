import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { manifests } from '@wyrmtable/games'
import type { Replay } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { temporaryFolder, wyrmtable } from './wyrmtable.ts'

const folder = temporaryFolder()
const games = fileURLToPath(new URL('../../../games/', import.meta.url))

const released = manifests.flatMap(({ id, released: versions = {} }) =>
  Object.keys(versions).map((version) => ({ id, version })),
)

test.each(released)('a match of $id $version verifies and is told', async ({ id, version }) => {
  const golden = join(games, id, 'released', version, 'golden')
  const [shortest = ''] = readdirSync(golden)
    .map((name) => join(golden, name))
    .sort((one, other) => readFileSync(one).length - readFileSync(other).length)
  const verified = await wyrmtable(['verify', shortest])
  expect(verified.stderr).toBe('')
  expect(verified.status).toBe(0)
  const told = await wyrmtable(['replay', shortest])
  expect(told.status).toBe(0)
  expect(told.stdout.trim().split('\n').length).toBeGreaterThan(2)
})

test.each(released)(
  'a match of $id $version that is half played goes on under the rules of today, and its record is told and verifies',
  async ({ id, version }) => {
    const golden = join(games, id, 'released', version, 'golden')
    const [shortest = ''] = readdirSync(golden)
      .map((name) => readFileSync(join(golden, name), 'utf8'))
      .sort((one, other) => one.length - other.length)
    const { result: _, ...replay }: Replay = JSON.parse(shortest)
    const seats = replay.seats.map((seat) => ({ ...seat, kind: 'person' as const }))
    const entries = replay.entries.slice(0, replay.entries.length >> 1)
    const file = join(folder, `${id}-${version}.json`)
    writeFileSync(file, JSON.stringify({ ...replay, seats, entries }))
    const played = await wyrmtable(['play', '--resume', file], 'rules yes\nresign\nresign\nresign\nresign\n')
    expect(played.stderr).toBe('')
    const today = manifests.find((one) => one.id === id)?.version ?? ''
    const kept: Replay = JSON.parse(readFileSync(file, 'utf8'))
    expect(kept.version).toBe(version)
    expect(kept.entries.slice(0, entries.length)).toEqual(entries)
    expect(kept.entries.find(({ fact }) => fact?.type === 'rules')?.fact).toMatchObject({ version: today })
    expect(kept.result).toBeDefined()
    expect((await wyrmtable(['verify', file])).stderr).toBe('')
    const told = await wyrmtable(['replay', file])
    expect(told.stderr).toBe('')
    expect(told.stdout).toContain(`version ${today} of the rules`)
    const board = await wyrmtable(['replay', file, '--at', `${kept.entries.length}`])
    expect(board.stdout).toContain(`${kept.entries.length}`)
    expect(board.status).toBe(0)
  },
)

test('a version that was never released is refused with those there are', async () => {
  const file = join(folder, 'never.json')
  const golden = join(games, 'dragon-rage', 'golden')
  const [name = ''] = readdirSync(golden).filter((one) => one.endsWith('.json'))
  const replay: object = JSON.parse(readFileSync(join(golden, name), 'utf8'))
  writeFileSync(file, JSON.stringify({ ...replay, version: '0.9.0' }))
  const { status, stderr } = await wyrmtable(['verify', file])
  expect(status).toBe(1)
  expect(stderr).toContain('0.9.0')
  expect(stderr).toContain('1.3.0')
})

test('the rules of today are what one plays by, where they are', async () => {
  const { stdout } = await wyrmtable(
    ['play', 'dragon-rage', '--opponent', 'person', '--save', join(folder, 'new.json')],
    'rules\nq\n',
  )
  const version = manifests.find(({ id }) => id === 'dragon-rage')?.version ?? ''
  expect(stdout).toContain(`You play by the rules of today, version ${version}.`)
})
