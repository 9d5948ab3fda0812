import { SearchRandom } from '@wyrmtable/ai'
import { seededDice } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { dragonRage } from '../../rules/game.ts'
import { type Options, optionsSchema } from '../../rules/options.ts'
import { boardOfSize } from '../../rules/own/boards.ts'
import type { State } from '../../rules/state.ts'
import { texts } from '../../text/index.ts'
import { searchRoom } from './room.ts'

/** Plays plans at random and hands each state to the check, until the match is over. */
function playPlans(seed: number, options: Options, check: (state: State) => void): State {
  const dice = seededDice(`plans/${seed}`)
  const random = new SearchRandom(seed)
  const state = dragonRage.setup(options, 2, dice)
  for (let i = 0; i < 5000; i++) {
    const seat = dragonRage.toAct(state)[0]
    if (seat === undefined) break
    check(state)
    const opening = searchRoom.opening?.(state, seat, random.pick, 1)
    const plans = searchRoom.plans?.(state, seat) ?? []
    const steps = opening ?? plans[random.pick(plans.length)]?.actions ?? []
    expect(steps.length, state.phase).toBeGreaterThan(0)
    const drawn = dice.draws
    for (const action of steps) {
      if (dice.draws !== drawn || dragonRage.toAct(state)[0] !== seat) break
      const refusal = dragonRage.check(state, seat, action)
      if (refusal !== undefined) expect.fail(JSON.stringify({ steps, action, refusal }))
      dragonRage.apply(state, seat, action, dice, () => {})
    }
  }
  return state
}

/** Carries a plan out on a copy, and tells what the rules say against it. */
function refusalOf(state: State, steps: readonly Parameters<typeof dragonRage.check>[2][]) {
  const trial = dragonRage.clone(state)
  const dice = seededDice(1)
  const seat = dragonRage.toAct(state)[0]
  for (const action of steps) {
    if (seat === undefined || dice.draws > 0 || dragonRage.toAct(trial)[0] !== seat) return undefined
    const refusal = dragonRage.check(trial, seat, action)
    if (refusal !== undefined) return { action, refusal }
    dragonRage.apply(trial, seat, action, dice, () => {})
  }
  return undefined
}

const variants: readonly (readonly [string, Partial<Options>])[] = [
  ['base', {}],
  ['some variants', { hover: true, walkDestroyOccupied: false, wingThreshold: 'half', splitAreas: false }],
  [
    'other variants',
    { berserkOverrun: true, missileAreaChoice: 'after', troopJoinsCharacter: true, leglessTowerBound: true },
  ],
  ['a board that somebody drew', { board: boardOfSize(4) }],
  ['one that is smaller than the printed map', { board: boardOfSize(3, { columns: 13, rows: 10 }) }],
]

test.each(variants)('every plan of every state met is legal to its end (%s)', (_name, variant) => {
  const options = optionsSchema.parse(variant)
  for (let seed = 1; seed <= rounds(1, 5); seed++) {
    const state = playPlans(seed, options, (met) => {
      const seat = dragonRage.toAct(met)[0]
      if (seat === undefined || met.phase === 'defenderSetup') return
      const plans = searchRoom.plans?.(met, seat) ?? []
      const further = searchRoom.further?.(met, seat) ?? []
      for (const { actions, weight } of [...plans, ...further]) {
        const refusal = refusalOf(met, actions)
        if (refusal !== undefined || !(weight > 0)) expect.fail(JSON.stringify({ actions, weight, refusal }))
      }
      const texts = [...plans, ...further].map(({ actions }) => JSON.stringify(actions))
      if (further.length > 0) expect(new Set(texts).size).toBe(texts.length)
      const forced = searchRoom.forced?.(met, seat)
      if (forced !== undefined) expect(dragonRage.check(met, seat, forced), met.phase).toBeUndefined()
    })
    expect(dragonRage.outcome(state)).toBeDefined()
  }
})

test('asking for plans changes nothing', () => {
  playPlans(7, optionsSchema.parse({}), (met) => {
    const before = met.cells.slice()
    const seat = dragonRage.toAct(met)[0] ?? 0
    searchRoom.plans?.(met, seat)
    searchRoom.further?.(met, seat)
    searchRoom.evaluate?.(met, seat)
    expect(met.cells).toEqual(before)
  })
})

test.each([
  [1, {}],
  [0.5, {}],
  [0, {}],
  [1, { board: boardOfSize(3) }],
  [1, { board: boardOfSize(3, { columns: 13, rows: 10 }) }],
])('with care %d no two set-ups of a side are alike, and all are complete', (care, options) => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const random = new SearchRandom(seed)
    const state = dragonRage.setup(optionsSchema.parse(options), 2, seededDice(1))
    const texts: string[] = []
    while (state.phase === 'defenderSetup' || state.phase === 'invaderSetup') {
      const seat = dragonRage.toAct(state)[0] ?? 0
      const steps = searchRoom.opening?.(state, seat, random.pick, care) ?? []
      expect(steps.length).toBeGreaterThan(1)
      texts.push(JSON.stringify(steps))
      for (const action of steps) {
        expect(dragonRage.check(state, seat, action)).toBeUndefined()
        dragonRage.apply(state, seat, action, seededDice(1), () => {})
      }
    }
    expect(texts).toHaveLength(2)
    for (const text of texts) seen.add(text)
  }
  expect(seen.size).toBe(24)
})

test('the evaluation is a chance, and what one side gains the other loses', () => {
  playPlans(3, optionsSchema.parse({}), (met) => {
    const chances = [0, 1].map((seat) => searchRoom.evaluate?.(met, seat) ?? -1)
    if (chances.some((chance) => !(chance >= 0 && chance <= 1))) expect.fail(`${chances}`)
    expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1)
  })
})

test('every figure of an explanation has a name in each language, and helps one side by what it costs the other', () => {
  const state = dragonRage.setup(optionsSchema.parse({}), 2, seededDice(1))
  const [invader = {}, defender = {}] = [0, 1].map((seat) => searchRoom.explain?.(state, seat) ?? {})
  expect(Object.keys(invader).length).toBeGreaterThan(10)
  for (const [name, value] of Object.entries(invader)) {
    expect(value + (defender[name] ?? Number.NaN)).toBeCloseTo(0)
    for (const text of Object.values(texts)) expect(text.figure?.(name)).not.toBe(name)
  }
})

test('a draw that always gives the same place for both dragons ends without a set-up', () => {
  const state = dragonRage.setup(optionsSchema.parse({}), 2, seededDice(1))
  const random = new SearchRandom(1)
  for (const action of searchRoom.opening?.(state, 1, random.pick, 1) ?? []) {
    dragonRage.apply(state, 1, action, seededDice(1), () => {})
  }
  expect(state.phase).toBe('invaderSetup')
  expect(searchRoom.opening?.(state, 0, () => 0, 0)).toBeUndefined()
})

test('what is thought of a city is the same after another was thought of', () => {
  const small = boardOfSize(3, { columns: 13, rows: 10 })
  const states = [{}, { board: boardOfSize(4) }, { board: small }].map((options) =>
    playPlans(5, optionsSchema.parse(options), () => {}),
  )
  const copies = states.map((state) => {
    const copy = dragonRage.clone(state)
    copy.phase = 'invaderMovement'
    copy.endReason = 'none'
    return copy
  })
  const valuesOf = () => copies.map((state) => searchRoom.explain?.(state, 0))
  const [printed, drawn, tight] = valuesOf()
  expect(printed).not.toEqual(drawn)
  expect(tight).not.toEqual(drawn)
  expect(valuesOf()).toEqual([printed, drawn, tight])
})
