import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { JsonObject } from '@wyrmtable/kernel'
import { isAtLength } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { wyrmtable } from './wyrmtable.ts'

const research = join(import.meta.dirname, '../../../examples/research.py')
const main = join(import.meta.dirname, '../src/main.ts')

async function asked(
  game: string,
  ...requests: readonly (object | string)[]
): Promise<readonly JsonObject[]> {
  const lines = requests.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
  const { stdout } = await wyrmtable(['environment', game], `${lines.join('\n')}\n`)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** In each it writes states down and reads them again, and holds what a seat imagines against what it sees. */
const games = [
  ['dragons-wrath', { turnLimit: 10, firstProvinceAttackTurn: 1 }],
  ['sorcerers', { turnLimit: 2 }],
  ['dragon-noir', { turnLimit: 2 }],
] as const

test.each(isAtLength() ? games : games.slice(0, 1))(
  'the wrapper in Python plays a match of %s to its end, the same by the same seed',
  (game, options) => {
    const run = () =>
      spawnSync(
        'python3',
        [
          research,
          game,
          '--options',
          JSON.stringify(options),
          '--command',
          `"${process.execPath}" "${main}"`,
        ],
        { encoding: 'utf8' },
      )
    const { status, stdout, stderr } = run()
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const { steps, returns } = JSON.parse(stdout)
    expect(steps).toBeGreaterThan(10)
    expect(Object.values<number>(returns).reduce((sum, one) => sum + one, 0)).toBe(0)
    expect(run().stdout).toBe(stdout)
  },
)

test('what is refused changes nothing, and what is wrong is named', async () => {
  const [, before, refused, , after, noState, noSeat, noRequest, noJson, noOptions] = await asked(
    'dragon-noir',
    { do: 'new', seed: '1' },
    { do: 'write', state: 1 },
    { do: 'apply', state: 1, seat: 'horde', action: { type: 'endPhase' }, id: 'mine' },
    { do: 'standing', state: 1 },
    { do: 'write', state: 1 },
    { do: 'standing', state: 7 },
    { do: 'actions', state: 1, seat: 'nobody' },
    { do: 'frobnicate', state: 1 },
    '{',
    { do: 'new', options: { turnLimit: -1 } },
  )
  expect(after).toEqual(before)
  expect(refused).toMatchObject({ id: 'mine', error: {} })
  expect(
    [noState, noSeat, noRequest, noJson].map((one) => (one?.error as JsonObject | undefined)?.code),
  ).toEqual(['noSuchState', 'noSuchSeat', 'unknownRequest', 'notJson'])
  expect(noOptions).toMatchObject({ error: { path: '/turnLimit' } })
})

test('a seat is shown no more than it may know, and another state is imagined from each seed', async () => {
  const short = { turnLimit: 10, firstProvinceAttackTurn: 1 }
  const told = await asked(
    'dragons-wrath',
    { do: 'new', seed: '1', options: short },
    { do: 'observation', state: 1, seat: 'A' },
    { do: 'resample', state: 1, seat: 'A', seed: 'x' },
    { do: 'resample', state: 1, seat: 'A', seed: 'y' },
    { do: 'observation', state: 2, seat: 'A' },
    { do: 'observation', state: 3, seat: 'A' },
    ...[1, 2, 3].map((state) => ({ do: 'write', state })),
  )
  const [, seen, , , seenInX, seenInY, truth, x, y] = told
  expect([seenInX, seenInY]).toEqual([seen, seen])
  expect(x).not.toEqual(truth)
  expect(x).not.toEqual(y)
})
