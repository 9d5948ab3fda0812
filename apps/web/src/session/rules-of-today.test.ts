import { createMatch, type Game, jsonOf, manifestAt, seededDice, toReplay } from '@wyrmtable/kernel'
import { nim } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { boxOf } from '../box/open-box.ts'
import { boxesOfRecord, loadRules, recordJson } from './record-rules.ts'
import { resumeMatch } from './resume-match.ts'
import { goOnByAgreement, goOnUnderSame } from './rules-of-today.ts'

const earlier: Game = nim
const take = (pile: number, count: number) => ({ type: 'take', pile, count })

/** A match of the earlier version in which the first pile was taken. */
function begun(piles = [3, 4]) {
  const seats = earlier.seatIds.map((id) => ({ id, name: id, kind: 'person' as const }))
  const dice = { kind: 'seeded', seed: 1 } as const
  const start = { id: 'm', seats, dice, createdAt: 1, options: { piles } }
  const created = createMatch(earlier, start, seededDice(1))
  if (!created.ok) throw new Error(created.fault.code)
  created.value.play(0, take(0, 3), 1)
  return created.value
}

const recordOf = (match: ReturnType<typeof begun>) => jsonOf(toReplay(match, { revealSecret: true }))

test('a match goes on under today’s rules where they say the same of it, and its record opens with both', () => {
  const today: Game = { ...earlier, version: '2' }
  const match = begun()
  expect(goOnUnderSame(match, today)).toBe(true)
  expect(goOnUnderSame(match, today)).toBe(false)
  const rules = { begun: earlier, rulesOf: (version: string) => (version === '2' ? today : undefined) }
  const again = resumeMatch(rules, recordOf(match))
  expect(again.ok && again.value.game).toBe(today)
  expect(again.ok && again.value.header.version).toBe('1')
})

test('it stays under its own where they do not, until all agree, and where it is over', () => {
  const today: Game = { ...earlier, version: '2', actions: () => [] }
  const match = begun()
  expect(goOnUnderSame(match, today)).toBe(false)
  expect(match.game).toBe(earlier)
  expect(goOnByAgreement(match, today).ok).toBe(true)
  expect(match.entries.at(-1)?.fact).toMatchObject({ type: 'rules', version: '2' })
  expect(goOnUnderSame(begun([3]), { ...earlier, version: '2' })).toBe(false)
  expect(goOnByAgreement(begun([3]), today)).toMatchObject({ fault: { refusal: { type: 'matchOver' } } })
})

test('a record is opened with the versions that it names, and one that nobody has is told with those there are', async () => {
  const today = boxOf('dragon-rage')
  const [version = ''] = Object.keys(today?.released ?? {})
  if (today === undefined) throw new Error('no such game')
  const fact = { type: 'rules', version: today.version }
  const boxes = boxesOfRecord(today, { version, entries: [{ fact }, { fact: 7 }, null] })
  if (!boxes.ok) throw new Error(boxes.fault.code)
  expect(boxes.value.now).toBe(today)
  expect(boxes.value.boxes.map((box) => box.version)).toEqual([version, today.version])
  const { begun: first, rulesOf } = await loadRules(boxes.value)
  expect(first).toBe((await manifestAt(today, version)?.rules())?.game)
  expect(rulesOf(today.version)).toBe((await today.rules()).game)
  expect(boxesOfRecord(today, { version: '0' })).toMatchObject({
    fault: { code: 'wrongVersion', figures: { expected: `${version}, ${today.version}`, got: '0' } },
  })
  expect(recordJson({ entries: () => {} }).ok).toBe(false)
})
