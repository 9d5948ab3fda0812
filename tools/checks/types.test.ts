import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { typeScript } from './checks.ts'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-types-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const learned = join(folder, 'learned', 'project.tsbuildinfo')

/** Names of the files in which the checker finds a fault. */
function faulty(): readonly string[] {
  const { stdout, error } = spawnSync(process.execPath, typeScript(join(folder, 'tsconfig.json'), learned), {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  })
  if (error !== undefined) throw error
  return [...stdout.matchAll(/(\w+)\.ts\(\d+,\d+\): error/g)].map(([, name = '']) => name)
}

test('what the checker keeps hides no fault: in files that stay, behind what they import, or of its own', () => {
  write('tsconfig.json', JSON.stringify({ compilerOptions: { noEmit: true, strict: true, types: [] } }))
  write('far.ts', 'export const value = 1\n')
  write('near.ts', "import { value } from './far'\nexport const twice: number = 2 * value\n")
  expect(faulty()).toEqual([])

  write('far.ts', "export const value = 'one'\n")
  expect(faulty()).toEqual(['near'])
  expect(faulty()).toEqual(['near'])

  write('far.ts', 'export const value = 2\n')
  expect(faulty()).toEqual([])
  rmSync(join(folder, 'far.ts'))
  expect(faulty()).toEqual(['near'])

  write(join('learned', 'project.tsbuildinfo'), '{ "half of')
  expect(faulty()).toEqual(['near'])
  rmSync(learned)
  expect(faulty()).toEqual(['near'])
})
