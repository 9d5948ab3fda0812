import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import vectors from '../../../../docs/formats/dice-vectors.json' with { type: 'json' }
import { commitment, verifiableDice } from './verifiable-dice.ts'

describe.each(vectors.cases)('test vectors of $match', ({ secret, seatSeeds, match, ...expected }) => {
  const from = (start: number) => verifiableDice({ secret, seatSeeds, matchId: match, start })

  test('are what our dice give', () => {
    expect(commitment(secret)).toBe(expected.commitment)
    for (const [counter = 0, n = 0, value] of expected.picks)
      expect(from(counter).pick(n, 'test')).toBe(value)
    for (const [counter, before, after] of expected.shuffles) {
      const items = [...(before as readonly unknown[])]
      from(Number(counter)).shuffle(items, 'test')
      expect(items).toEqual(after)
    }
  })
})

test.each(vectors.goneOnline)(
  'a match that went on as $wentOnline.match draws from both promises',
  (vector) => {
    const { id, dice, wentOnline, from, picks } = vector
    expect(commitment(wentOnline.secret)).toBe(wentOnline.commitment)
    for (const [counter = 0, n = 0, value] of picks) {
      const { secret, seatSeeds, match } = counter < from ? { ...dice, match: id } : wentOnline
      expect(verifiableDice({ secret, seatSeeds, matchId: match, start: counter }).pick(n, 'test')).toBe(
        value,
      )
    }
  },
)

test('another program, which shares nothing with ours, agrees on all of them', () => {
  const path = (name: string) => fileURLToPath(new URL(`../../../../${name}`, import.meta.url))
  const args = [path('examples/verify-dice.py'), '--vectors', path('docs/formats/dice-vectors.json')]
  const { status, stdout, error } = spawnSync('python3', args, { encoding: 'utf8' })
  // Without Python the claim is not tried: that is a failure, and `npm test` installs it where it can.
  expect(error).toBeUndefined()
  expect({ status, stdout: stdout.trim() }).toEqual({ status: 0, stdout: 'good' })
})
