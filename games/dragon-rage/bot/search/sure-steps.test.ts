import { createThinker, type LevelName } from '@wyrmtable/ai'
import { type Json, type Plan, seededDice } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { dragonRage } from '../../rules/game.ts'
import { optionsSchema } from '../../rules/options.ts'
import { DEFENDER, INVADER } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { destroyedPoints } from '../../rules/topics/victory.ts'
import { searchRoom } from './room.ts'
import { surely, sureSteps } from './sure-steps.ts'

const options = optionsSchema.parse({})
const gone = { status: 'gone' }
const far = { HERO: '2106', WZD: '2110' }

function stateOf(position: Json): State {
  const read = dragonRage.decode(position, options)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

/** The claim is legal, and more points are in reach of the last dragon. */
const claimAtHand = (): State =>
  stateOf({
    turn: 9,
    lastDestructionTurn: 8,
    lastInsideTurn: 8,
    destroyed: ['1010', '1012', '1107', '1114', '1610', '1807', '1909', '2011'],
    dragons: { D1: { hex: '1309', facing: 'S' }, D2: gone },
    units: far,
  })

/** The state after a plan that needs no die, and each step of it refused by nothing. */
function after(state: State, { actions }: Plan<Action>): State {
  const end = state.clone()
  const dice = seededDice(1)
  for (const action of actions) {
    expect(dragonRage.check(end, INVADER, action)).toBeUndefined()
    dragonRage.apply(end, INVADER, action, dice, () => {})
  }
  return end
}

describe('what the Invader can surely do in a turn', () => {
  test('the points that no die can spoil come before the claim', () => {
    const state = claimAtHand()
    expect(dragonRage.check(state, INVADER, { type: 'claim' })).toBeUndefined()
    const [plan, ...others] = sureSteps(state, INVADER) ?? []
    expect(others).toEqual([])
    const end = after(state, plan as Plan<Action>)
    expect(dragonRage.outcome(end)?.winners).toEqual([INVADER])
    expect(destroyedPoints(end)).toBeGreaterThan(destroyedPoints(state))
  })

  test('without time the claim at hand is found all the same', () => {
    const state = claimAtHand()
    let asked = 0
    const [plan] =
      sureSteps(state, INVADER, () => {
        asked++
        return false
      }) ?? []
    expect(asked).toBe(1)
    expect(dragonRage.outcome(after(state, plan as Plan<Action>))?.winners).toEqual([INVADER])
  })

  test('all ways to stop a clock in its last turn, and only those', () => {
    const state = stateOf({
      turn: 11,
      lastDestructionTurn: 1,
      lastInsideTurn: 10,
      destroyed: ['1107'],
      dragons: { D1: { hex: '1309', facing: 'S', wings: 7 }, D2: gone },
      units: { ...far, INF1: '1610' },
    })
    const plans = sureSteps(state, INVADER) ?? []
    expect(plans.length).toBeGreaterThan(1)
    for (const plan of plans) expect(after(state, plan).lastDestructionTurn).toBe(11)
    const inTime = stateOf({ ...(dragonRage.encode(state) as object), turn: 10 } as Json)
    expect(sureSteps(inTime, INVADER)).toBeUndefined()
  })

  test('nothing where only dice can help, and nothing for the Defender', () => {
    const state = stateOf({
      turn: 11,
      lastDestructionTurn: 1,
      lastInsideTurn: 11,
      dragons: { D1: { hex: '1109', facing: 'S', wings: 7, legs: 11, fireUses: 0 }, D2: gone },
      units: far,
    })
    expect(sureSteps(state, INVADER)).toBeUndefined()
    expect(sureSteps(state, DEFENDER)).toBeUndefined()
  })
})

/** Plays a match and looks at the last turn of the Invader: what it surely had, by every legal action. */
async function lastTurn(level: LevelName, seed: string) {
  const dice = seededDice(seed)
  const state = dragonRage.setup(options, 2, dice)
  const players = [INVADER, DEFENDER].map((seat) =>
    createThinker(dragonRage, searchRoom, {
      level,
      seed: `${seed}/${seat}`,
      now: () => 0,
      playouts: 'steady',
    }),
  )
  let start = state.clone()
  for (let i = 0; i < 5000; i++) {
    const seat = dragonRage.toAct(state)[0]
    if (seat === undefined) break
    if (state.phase === 'invaderMovement' && state.turn !== start.turn) start = state.clone()
    const action = await players[seat]?.choose(state, seat)
    if (action === undefined) break
    dragonRage.apply(state, seat, action, dice, () => {})
  }
  let points = 0
  let stops = false
  for (const found of surely(start, 15_000)) {
    if (dragonRage.outcome(found.state)?.winners.includes(INVADER) === true)
      points = Math.max(points, destroyedPoints(found.state))
    else if (found.state.lastDestructionTurn > start.lastDestructionTurn) stops = true
  }
  return { end: state, points, stops }
}

describe('whole matches', () => {
  // Matches that end with something left where levels may overlook it: without `musts` each of these fails.
  const endings = [
    ['squire', 5],
    ['novice', 39],
    ['novice', 27],
    ['novice', 37],
  ] as const
  test.each(endings.slice(0, rounds(1, endings.length)))(
    'a %s leaves no sure point, and no clock that it could surely stop (%i)',
    async (level, match) => {
      const { end, points, stops } = await lastTurn(level, `endings/${match}`)
      const outcome = dragonRage.outcome(end)
      const won = outcome?.winners.includes(INVADER) === true
      expect(won ? destroyedPoints(end) : 0).toBeGreaterThanOrEqual(points)
      expect(outcome?.reason === 'destructionClock' && stops).toBe(false)
    },
  )
})
