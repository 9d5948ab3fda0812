import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const installed = join(folder, 'installed')

/** Each file below, with its size and when it was written; links are not followed. */
function filesBelow(path: string): Map<string, string> {
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return new Map(
    entries.map((name) => {
      const { size, mtimeMs } = lstatSync(join(path, name))
      return [name, `${size} ${mtimeMs}`]
    }),
  )
}

test('what is packed is small, serves the page and a match with a computer, and writes nothing into its folder', async () => {
  const packed = spawnSync(process.execPath, [join(import.meta.dirname, 'pack.mjs'), installed], {
    encoding: 'utf8',
  })
  expect(packed).toMatchObject({ status: 0 })
  const before = filesBelow(installed)
  let bytes = 0
  for (const size of before.values()) bytes += Number.parseInt(size, 10)
  expect(bytes).toBeLessThan(150e6)
  const unwanted = /^(?!node_modules\/).*\.test\.tsx?$|^node_modules\/(typescript|vite|@playwright)$/
  expect([...before.keys()].filter((name) => unwanted.test(name))).toEqual([])

  // Whoever passes it on passes on the licences of all that is in it, the page included.
  const licences = readFileSync(join(installed, 'LICENCES.txt'), 'utf8')
  const shipped = [...before.keys()]
    .filter((name) => /^node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(name))
    .filter((name) => !name.startsWith('node_modules/@wyrmtable/'))
    .map(
      (name) => JSON.parse(readFileSync(join(installed, name), 'utf8')) as { name: string; version: string },
    )
  expect(shipped.length).toBeGreaterThan(20)
  const unnamed = shipped.filter(({ name, version }) => !licences.includes(`${name} ${version}: `))
  expect(unnamed).toEqual([])
  for (const name of ['react', 'react-dom'])
    expect(licences).toMatch(new RegExp(`^${name} [\\d.]+: MIT$`, 'm'))
  expect(licences).not.toMatch(/^\S+ [\d.]+: (unknown|UNLICENSED|.*GPL)/m)

  // Nothing of this checkout is within its reach: it stands elsewhere and is told of no folder here.
  const server = spawn(process.execPath, ['apps/cli/src/main.ts', 'serve', '--port', '0'], {
    cwd: installed,
    env: { PATH: process.env.PATH, WYRMTABLE_DATA: join(folder, 'data'), LANG: 'en' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const url = /http:\S+/.exec(line)?.[0]
  expect(await (await fetch(`${url}/`)).text()).toContain('<html')
  const ask = async (path: string, body?: object, key?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    }
    const answer = await fetch(`${url}${path}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    return (await answer.json()) as { readonly [name: string]: unknown }
  }
  const { games } = await ask('/api/games')
  for (const { id, stage } of games as readonly { id: string; stage: string }[]) {
    if (stage !== 'playable') continue
    const { key } = await ask('/api/keys', {})
    const wish = { game: id, seats: [{ for: 'me' }, { for: 'computer', level: 'novice', name: 'Ashmaw' }] }
    const laid = await ask('/api/matches', wish, `${key}`)
    await ask(`/api/matches/${laid.id}/join`, { name: 'Mireille', seed: 'any words' }, `${key}`)
    expect(await ask(`/api/matches/${laid.id}`, undefined, `${key}`)).toMatchObject({ state: 'running' })
  }
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
  expect(filesBelow(installed)).toEqual(before)
})

test('a folder with something in it is not packed into', () => {
  const packed = spawnSync(process.execPath, [join(import.meta.dirname, 'pack.mjs'), folder], {
    encoding: 'utf8',
  })
  expect(packed.status).toBe(1)
  expect(packed.stderr).toContain('is not empty')
})
