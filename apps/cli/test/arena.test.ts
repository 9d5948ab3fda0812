import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, wyrmtable } from './wyrmtable.ts'

const folder = temporaryFolder()
const main = join(import.meta.dirname, '../src/main.ts')
const options = join(folder, 'trial.json')

writeFileSync(options, JSON.stringify({ turnLimit: 1 }))
/** A program that greets as an engine does, and answers every question by what it is told to. */
function program(name: string, answer: string): string {
  const file = join(folder, `${name}.mjs`)
  const lines = [
    "import { createInterface } from 'node:readline'",
    'for await (const line of createInterface({ input: process.stdin })) {',
    "  if (line === 'wyrm') console.log('id name Odd\\nwyrmok')",
    `  if (line.startsWith('go ')) ${answer}`,
    "  if (line === 'quit') process.exit()",
    '}',
  ]
  writeFileSync(file, lines.join('\n'))
  return `"${process.execPath}" "${file}"`
}

/** In a game whose set-up draws dice: a program is told the position that came of them. */
test('a level and a program meet from both sides, with the same dice, and every match is kept', async () => {
  const engine = `"${process.execPath}" "${main}" engine sorcerers`
  const out = join(folder, 'kept')
  const short = join(folder, 'short.json')
  writeFileSync(short, '{"turnLimit": 2}')
  const args = ['arena', 'sorcerers', 'novice', engine, '--games', '2', '--ms', '5', '--options', short]
  const { status, stdout, stderr } = await wyrmtable([...args, '--out', out, '--json'])
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const { pairings, ratings } = JSON.parse(stdout)
  const [{ tally, bySeat, stronger }] = pairings
  expect(stronger).toBe(engine)
  expect(tally.wins + tally.draws + tally.losses).toBe(2)
  for (const seat of bySeat) expect(seat.wins + seat.draws + seat.losses).toBe(1)
  expect(ratings.map(({ entrant }: { entrant: string }) => entrant)).toEqual(['novice', engine])
  const files = readdirSync(out)
  expect(files.sort()).toEqual(['match-0-1-2.json', 'match-0-2-1.json'])
  for (const file of files) expect((await wyrmtable(['verify', join(out, file)])).status).toBe(0)
})

test('a program that breaks the rules, or ends, loses, and it is said how', async () => {
  const liar = program('liar', "console.log('bestaction nobody {}')")
  const coward = program('coward', 'process.exit(3)')
  const args = ['arena', 'dragon-noir', liar, coward, '--games', '2', '--options', options]
  const { status, stdout, stderr } = await wyrmtable([...args, '--json'])
  expect(status).toBe(1)
  const { pairings, failures } = JSON.parse(stdout)
  // Whoever is asked first fails first.
  expect(pairings[0].tally).toMatchObject({ draws: 0 })
  expect(failures.map(({ code }: { code: string }) => code).sort()).toEqual(['badAnswer', 'ended'])
  expect(JSON.parse(stderr).message).toContain('gave an impossible answer')
})

test('a program that cannot be started is named', async () => {
  const args = ['arena', 'dragon-noir', 'novice', '/nowhere/engine', '--games', '2', '--options', options]
  const { status, stderr } = await wyrmtable(args)
  expect(status).toBe(1)
  expect(stderr).toContain('/nowhere/engine cannot be started')
  expect((await wyrmtable(['arena', 'dragon-noir', 'novice'])).stderr).toContain('two different players')
})
