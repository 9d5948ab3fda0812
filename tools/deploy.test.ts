import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './prepare.mjs'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const sources = readdirSync(join(root, 'apps/cli/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => read(join('apps/cli/src', file)))

/** Not settings of ours: of the terminal, and of the machine. */
const foreign = new Set([
  'NO_COLOR',
  'FORCE_COLOR',
  'TERM',
  'NODE_ENV',
  'LANG',
  'LC_ALL',
  'LC_MESSAGES',
  'LANGUAGE',
])
/** What the programs take out of the environment. */
const known = new Set(
  sources
    .flatMap((text) => [
      ...[...text.matchAll(/\{([^{}]*)\} =\s*(?:context\.)?(?:surroundings\.)?environment\b/g)].map(
        ([, names = '']) => names,
      ),
      ...[...text.matchAll(/environment\.([A-Z_]+)/g)].map(([, name = '']) => name),
    ])
    .flatMap((names) => names.match(/\b[A-Z][A-Z_]+\b/g) ?? [])
    .filter((name) => !foreign.has(name)),
)

test('the table of settings has those that the programs know, and no others', () => {
  const table = read('docs/host-it.md').split('## Settings')[1]?.split('```')[0] ?? ''
  const named = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name)
  // Of a worker elsewhere, which has a section of its own.
  expect(read('docs/host-it.md')).toContain('WYRMTABLE_WORKER_KEY')
  expect(named.sort()).toEqual([...known].filter((name) => name !== 'WYRMTABLE_WORKER_KEY').sort())
})

test.each([
  ['deploy/Dockerfile', /^ENV (.*)$/gm],
  ['deploy/wyrmtable.service', /^Environment=(.*)$/gm],
  ['deploy/compose.yaml', /^ {6}([A-Z_]+): /gm],
])('%s sets nothing that nobody reads', (file, lines) => {
  const text = read(file)
  const named = [...text.matchAll(lines)].flatMap(
    ([, line = '']) => line.match(/\b[A-Z][A-Z_]+(?==|$)/g) ?? [],
  )
  expect(named.length).toBeGreaterThan(0)
  // Those of the database's own image.
  const odd = named.filter(
    (name) => !known.has(name) && !foreign.has(name) && !/^POSTGRES_(USER|DB|PASSWORD)$/.test(name),
  )
  expect(odd).toEqual([])
})

test('compose.yaml starts commands that there are, and nginx asks the port that the image listens on', () => {
  const compose = read('deploy/compose.yaml')
  const commands = [...compose.matchAll(/command: \["(\w+)"/g)].map(([, name]) => name)
  expect(commands.sort()).toEqual(['serve', 'work'])
  const port = /PORT=(\d+)/.exec(read('deploy/Dockerfile'))?.[1]
  const asked = [...read('deploy/nginx/wyrmtable.conf').matchAll(/server (\w+):(\d+)/g)]
  expect(asked.map(([, name]) => name).sort()).toEqual(['one', 'two'])
  expect(asked.map(([, , to]) => to)).toEqual([port, port])
  for (const [, name] of asked) expect(compose).toMatch(new RegExp(`^  ${name}:`, 'm'))
})
