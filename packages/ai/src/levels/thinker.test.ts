import { type Seat, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { pile } from '../search/testing/toy-games.ts'
import { hintsOf } from './hints.ts'
import { type LevelName, levelNames, levels } from './level.ts'
import { createThinker } from './thinker.ts'

const first: Seat = 0
const now = (): number => performance.now()
const start = () => pile.setup({}, 2, seededDice(1))

test('every level gives a legal action; the better ones the right one', async () => {
  for (const level of levelNames) {
    const thinker = createThinker(pile, {}, { level, seed: 1, now, scale: 0.1 })
    const state = { left: 6, turn: 0 }
    const action = await thinker.choose(state, first)
    expect(pile.check(state, first, action)).toBeUndefined()
    if (level === 'warlord') expect(action).toEqual({ type: 'take', n: 2 })
  }
})

test('each level has more time, playouts and care than the one below, forgets less and sees no less', () => {
  for (const [i, name] of levelNames.entries()) {
    const below = levels[levelNames[i - 1] ?? 'novice']
    if (i === 0) continue
    expect(levels[name].turnMs).toBeGreaterThan(below.turnMs)
    expect(levels[name].playouts).toBeGreaterThan(below.playouts)
    expect(levels[name].care).toBeGreaterThan(below.care)
    expect(levels[name].forgets).toBeLessThan(below.forgets)
    expect(levels[name].sight.blur ?? 0).toBeLessThanOrEqual(below.sight.blur ?? 0)
    expect(levels[name].sight.overlooks ?? 0).toBeLessThanOrEqual(below.sight.overlooks ?? 0)
  }
})

test("a look for what must be done has half of the decision's time, or all it needs where no clock counts", async () => {
  let ms = 0
  const clock = (): number => ms++
  let looked = 0
  const musts = (_state: unknown, _seat: Seat, hasTime: () => boolean = () => true) => {
    for (looked = 0; looked < 10_000 && hasTime(); looked++);
    return undefined
  }
  const room = { musts, evaluate: () => 0.5 }
  const { turnMs } = levels.squire
  await createThinker(pile, room, { level: 'squire', seed: 1, now: clock }).choose(start(), first)
  expect(looked).toBeGreaterThan(turnMs * 0.4)
  expect(looked).toBeLessThan(turnMs * 0.5)
  await createThinker(pile, room, { level: 'squire', seed: 1, now: clock, playouts: 'steady' }).choose(
    start(),
    first,
  )
  expect(looked).toBe(10_000)
})

describe('a whole turn of many decisions keeps its promise, by a clock that every look and every playout moves', () => {
  const turns = 3
  const each = 40
  /** A turn of forty takes; the seat stays the same. */
  const long = {
    ...pile,
    apply(state: { left: number; turn: number }) {
      state.left--
    },
    toAct: ({ left }: { left: number }): readonly Seat[] => (left > 0 ? [first] : []),
  }
  const spentIn = async (level: LevelName, costs: { evaluate: number; policy: number; list: number }) => {
    let ms = 0
    const candidates = () => {
      ms += costs.list
      return [1, 2, 3].map((n) => ({ type: 'take', n }) as const)
    }
    const policy = (): readonly [{ type: 'take'; n: number }] => {
      ms += costs.policy
      return [{ type: 'take', n: 1 }]
    }
    const room = {
      candidates,
      policy,
      evaluate: () => {
        ms += costs.evaluate
        return 0.5
      },
      turnKey: ({ left }: { left: number }) => Math.ceil(left / each),
      turnOwner: () => first,
      decisionsLeft: () => 2,
      trials: { stage: () => 0, until: () => 1, most: 3 },
    }
    const thinker = createThinker(long, room, { level, seed: 1, now: () => ms })
    const spent: number[] = []
    const state = { left: turns * each, turn: 0 }
    for (let turn = 0; turn < turns; turn++) {
      const begun = ms
      for (let i = 0; i < each; i++) {
        await thinker.choose(state, first)
        long.apply(state)
      }
      spent.push((ms - begun) / levels[level].turnMs)
    }
    return Math.max(...spent)
  }

  test.each(levelNames)('%s, where a playout takes long', async (level) => {
    // A playout to the end takes up to 120 steps.
    expect(await spentIn(level, { evaluate: 1, policy: 20, list: 0 })).toBeLessThanOrEqual(1)
  })

  test.each(levelNames)('%s, where lists take long', async (level) => {
    expect(await spentIn(level, { evaluate: 0.5, policy: 0.2, list: 4 })).toBeLessThanOrEqual(1)
  })
})

test('a level that strays does what comes to mind, and others never do', async () => {
  const chosen = async (strays: number) => {
    const level = { ...levels.captain, strays }
    const thinker = createThinker(pile, {}, { level, seed: 3, now, playouts: 'steady' })
    const counts = new Set<number>()
    for (let i = 0; i < 12; i++) counts.add((await thinker.choose({ left: 6, turn: 0 }, first)).n)
    return counts
  }
  expect(await chosen(0)).toEqual(new Set([2]))
  expect(await chosen(1)).toEqual(new Set([1, 2, 3]))
})

test('the same seed and playouts make the same choice, with pauses or without', async () => {
  const choose = async (pause?: () => Promise<void>) => {
    const how = {
      level: 'warlord',
      seed: 5,
      now,
      playouts: 300,
      ...(pause === undefined ? {} : { pause }),
    } as const
    const { report } = await createThinker(pile, {}, how).think({ left: 40, turn: 0 }, first)
    return report
  }
  expect(await choose()).toEqual(await choose(async () => {}))
})

test('cancelled thinking ends soon, with a legal action', async () => {
  const cancel = { aborted: false }
  let looksAfter = 0
  const watched = () => {
    if (cancel.aborted) looksAfter++
    return now()
  }
  const thinker = createThinker(pile, {}, { level: 'warlord', seed: 1, now: watched, pause: async () => {} })
  let told = 0
  const { action } = await thinker.think({ left: 900, turn: 0 }, first, {
    cancel,
    onProgress({ share, report }) {
      told++
      expect(share).toBeLessThanOrEqual(1)
      expect(report.choices.length).toBeGreaterThan(0)
      cancel.aborted = true
    },
  })
  expect(told).toBe(1)
  expect(looksAfter).toBeLessThan(5)
  expect(pile.check({ left: 900, turn: 0 }, first, action)).toBeUndefined()
})

test('a plan is carried on while things are as foreseen, and dropped when they are not', async () => {
  // The second take of the plan is for a state in which the same seat acts again.
  const plans = () => [
    { actions: [{ type: 'take', n: 1 } as const, { type: 'take', n: 2 } as const] as const, weight: 1 },
  ]
  const room = { plans, evaluate: () => 0.5 }
  const thinker = createThinker(pile, room, { level: 'novice', seed: 1, now })
  const state = start()
  const { action, following } = await thinker.think(state, first)
  expect(following).toHaveLength(1)
  pile.apply(state, first, action, seededDice(1), () => {})
  const next = await thinker.think(state, 1)
  expect(next.report).toBeUndefined()
  expect(next.action).toEqual({ type: 'take', n: 2 })
  const other = createThinker(pile, room, { level: 'novice', seed: 1, now })
  await other.think(start(), first)
  const fresh = await other.think({ left: 12, turn: 1 }, 1)
  expect(fresh.report).toBeDefined()
})

test('hints tell the chance and what changes', async () => {
  const room = { explain: ({ left }: { left: number }) => ({ left, constant: 1 }) }
  const thinker = createThinker(pile, room, { level: 'warlord', seed: 1, now, playouts: 500 })
  const state = { left: 7, turn: 0 }
  const report = await thinker.consider(state, first)
  const [hint] = hintsOf(pile, room, state, first, report, { most: 2 })
  expect(hint?.actions).toEqual([{ type: 'take', n: 3 }])
  expect(hint?.chance).toBeGreaterThan(0.9)
  expect(hint?.changes).toEqual([{ feature: 'left', before: 7, after: 4 }])
})
