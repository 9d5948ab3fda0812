import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkNames } from '../src/conform/checks.ts'
import { temporaryFolder, wyrmtable } from './wyrmtable.ts'

const folder = temporaryFolder()
const main = join(import.meta.dirname, '../src/main.ts')
const quick = ['--positions', '3', '--ms', '20']

test.each(['dragon-noir', 'dragons-wrath'])('our own engine keeps to its protocol in %s', async (game) => {
  const engine = `"${process.execPath}" "${main}" engine ${game}`
  const { status, stdout, stderr } = await wyrmtable(['conform', game, engine, ...quick])
  expect({ status, stderr, said: stdout.match(/^✗ .+$/gm) }).toEqual({ status: 0, stderr: '', said: null })
  expect(stdout.match(/^✓ .+$/gm)).toHaveLength(checkNames.length)
})

test('what a program does not answer as it should is named', async () => {
  const file = join(folder, 'odd.mjs')
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'wyrm') console.log('id name Odd\\nprotocol 1\\nwyrmok')
  if (line === 'isready') console.log('readyok')
  if (line.startsWith('frob')) console.log('what?')
  if (line.startsWith('newgame')) console.log('error dice missing')
  if (line.startsWith('position')) console.log('error notJson')
  if (line.startsWith('go ')) console.log('bestaction exile {"type":"fly"}')
  if (line === 'quit') process.exit()
}
`,
  )
  const odd = `"${process.execPath}" "${file}"`
  const { status, stdout } = await wyrmtable(['conform', 'dragon-noir', odd, ...quick, '--json'])
  expect(status).toBe(1)
  const { results } = JSON.parse(stdout)
  const failed = results.filter(({ passed }: { passed: boolean }) => !passed)
  expect(failed.map(({ check }: { check: string }) => check)).toEqual([
    'greets',
    'skipsUnknown',
    'playsLegally',
  ])
  expect(failed[0].what).toBe('game dragon-noir')
  // What it had against the set-up, before any move.
  expect(failed[2].what).toBe('error dice missing')
})
