import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { manifests } from '@wyrmtable/games'
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
