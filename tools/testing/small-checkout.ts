import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A copy of the checkout in which a test may write as it likes. */
export interface SmallCheckout {
  readonly folder: string
  /** Runs a program of the checkout in it, by the Node of this test, until it ends. */
  run(args: readonly string[], how?: { readonly input?: string; readonly in?: string }): Promise<Ended>
  remove(): void
}

interface Ended {
  readonly status: number | null
  /** What it printed, errors included. */
  readonly output: string
}

const leftOut = new Set(['node_modules', 'dist', 'test-results', 'coverage', 'e2e', 'perf'])

/** Everything but the listed games: with none of them it is compiled and built in a few seconds. */
export function smallCheckout(): SmallCheckout {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-checkout-'))
  const copy = (path: string) =>
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (from) => !leftOut.has(basename(from)),
    })
  for (const entry of readdirSync(root, { withFileTypes: true })) if (entry.isFile()) copy(entry.name)
  for (const path of ['packages', 'apps', 'tools', 'games/race', 'games/testing', 'games/package.json'])
    copy(path)
  for (const name of readdirSync(join(root, 'games'))) if (name.endsWith('.test.ts')) copy(`games/${name}`)
  const list = readFileSync(join(root, 'games/index.ts'), 'utf8')
    .replaceAll(/^import \{ manifest as .*\n/gm, '')
    .replace(/\[[^[\]]*\]$/m, '[]')
  writeFileSync(join(folder, 'games/index.ts'), list)
  linkPackages(folder)
  return {
    folder,
    run: (args, { input = '', in: inside = '.' } = {}) =>
      run(join(folder, inside), args, input, join(folder, 'compiled')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The packages of the true checkout, but our own from the copy. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules')
  const ours = join(modules, '@wyrmtable')
  mkdirSync(ours, { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@wyrmtable') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  for (const place of ['packages', 'apps']) {
    for (const name of readdirSync(join(folder, place)))
      symlinkSync(join(folder, place, name), join(ours, name))
  }
  symlinkSync(join(folder, 'games'), join(ours, 'games'))
}

function run(cwd: string, args: readonly string[], input: string, compiled: string): Promise<Ended> {
  // What vitest has set for this test is not meant for tests within.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name))
  const env = {
    ...Object.fromEntries(inherited),
    // Nobody will load these copies again.
    NODE_COMPILE_CACHE: compiled,
    LANG: 'C',
    LC_ALL: '',
    LANGUAGE: '',
    NO_COLOR: '1',
  }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, output }))
    // A command that ends without reading its input closes the pipe.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
