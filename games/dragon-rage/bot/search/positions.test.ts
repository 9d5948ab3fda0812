import { createSearch } from '@wyrmtable/ai'
import { distance, type HexId } from '@wyrmtable/hex'
import { type Json, seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { dragonRage } from '../../rules/game.ts'
import { board } from '../../rules/map.ts'
import { optionsSchema } from '../../rules/options.ts'
import { type Dragon, HERO, WZD } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { isAlive } from '../../rules/topics/abilities.ts'
import { destroyedPoints } from '../../rules/topics/victory.ts'
import { drowningHexes } from './ground.ts'
import { searchRoom } from './room.ts'

const D1 = 0 as Dragon
const options = optionsSchema.parse({})
/** A few points of a city far away, where they matter to nobody. */
const far = { HERO: '2106', WZD: '2110', INF1: '2011' }
const gone = { status: 'gone' }

interface Position {
  readonly name: string
  readonly position: Json
  readonly playouts?: number
  /** Whether the step chosen is right, by the state it leads to (dice apart) or by what is done. */
  readonly right: (after: State, steps: readonly Action[], before: State) => boolean
}

const does =
  (type: Action['type'], more: Readonly<Record<string, unknown>> = {}) =>
  (_after: State, steps: readonly Action[]): boolean =>
    steps.some(
      (step) =>
        step.type === type && Object.entries(more).every(([key, value]) => Reflect.get(step, key) === value),
    )

const positions: readonly Position[] = [
  {
    name: 'claims when the last dragon is dying',
    position: {
      turn: 9,
      phase: 'claim',
      lastDestructionTurn: 9,
      lastInsideTurn: 9,
      destroyed: ['1010', '1107', '1610', '1807', '0808', '1012'],
      dragons: { D1: { hex: '1608', belly: 5, wings: 12, legs: 9 }, D2: gone },
      units: { ...far, CAV1: '1607', CAV2: '1609', INF2: '1708', ARH1: '1505' },
    },
    right: does('claim'),
  },
  {
    name: 'claims at the start of phase 1 when it can hardly move',
    position: {
      turn: 9,
      lastDestructionTurn: 8,
      lastInsideTurn: 8,
      destroyed: ['1010', '1107', '1610', '1807', '0808', '1012'],
      dragons: { D1: { hex: '1608', belly: 4, wings: 12, legs: 12 }, D2: gone },
      units: { ...far, HERO: '1607', CAV1: '1609', CAV2: '1708', INF2: '1709' },
    },
    right: does('claim'),
  },
  {
    name: 'takes the points that win',
    position: {
      turn: 8,
      lastDestructionTurn: 7,
      lastInsideTurn: 7,
      destroyed: ['1010', '1107', '1610', '1807', '1913'],
      dragons: { D1: { hex: '0910', facing: 'S' }, D2: gone },
      units: { ...far, CAV1: '1309', INF2: '1611' },
    },
    right: (after) => destroyedPoints(after) >= 16,
  },
  {
    name: 'destroys something before the clock of destruction runs out',
    position: {
      turn: 11,
      lastDestructionTurn: 1,
      lastInsideTurn: 10,
      destroyed: ['1107'],
      dragons: { D1: { hex: '1010', facing: 'N', wings: 7 }, D2: gone },
      units: { ...far, CAV1: '1011', INF2: '1110', INF3: '0910' },
    },
    right: (after, _steps, before) => after.destroyed !== before.destroyed,
  },
  {
    name: 'comes into the city before the clock of presence runs out',
    position: {
      turn: 12,
      lastDestructionTurn: 8,
      lastInsideTurn: 2,
      destroyed: ['1107'],
      dragons: { D1: { hex: '0508', facing: 'SE', status: 'flying', fireUses: 0 }, D2: gone },
      units: { ...far, ARH1: '0905', ARH2: '0706', CAV1: '0807', CAV2: '0809', INF2: '0808' },
    },
    right: (after) => after.lastInsideTurn === 12,
  },
  {
    name: 'leaves the bridge that breaks under it',
    position: {
      turn: 6,
      lastDestructionTurn: 5,
      lastInsideTurn: 5,
      destroyed: ['1107'],
      dragons: { D1: { hex: '1407', facing: 'NE', wings: 7, legs: 3 }, D2: gone },
      bridges: { '1407': { state: 'broken', by: 'D1', deadline: 6 } },
      units: { ...far, CAV1: '1609', INF2: '1208' },
    },
    right: (after) => isAlive(after, D1),
  },
  {
    name: 'does not hover over water where a whirlwind can drown it',
    position: {
      turn: 4,
      lastDestructionTurn: 3,
      lastInsideTurn: 3,
      destroyed: ['1107'],
      dragons: { D1: { hex: '1406', facing: 'S', status: 'flying' }, D2: gone },
      units: { HERO: '2106', WZD: '1310', INF1: '1807', INF2: '1010', INF3: '1610', ARH1: '1511' },
    },
    right: (after) =>
      after.isGrounded(D1) ||
      drowningHexes[after.dragonHex(D1)] === 0 ||
      distance(board, after.unitHex(WZD) as HexId, after.dragonHex(D1)) > 4,
  },
  {
    name: 'breathes at the tower that is worth most',
    position: {
      turn: 5,
      phase: 'dragonfire',
      lastDestructionTurn: 4,
      lastInsideTurn: 5,
      destroyed: ['1107', '1010', '0808', '1012', '1206'],
      dragons: {
        D1: { hex: '1907', facing: 'S', status: 'flying', mode: 'fly', moved: true, fireUses: 1 },
        D2: gone,
      },
      units: { ...far, ARH1: '1909' },
    },
    right: does('breathe', { direction: 0 }),
  },
  {
    name: 'shares out damage so that it lives and keeps its wings',
    position: {
      turn: 5,
      phase: 'spell',
      lastDestructionTurn: 4,
      lastInsideTurn: 5,
      pending: { kind: 'crash', dragon: 'D1', points: 6 },
      spellDone: true,
      dragons: { D1: { hex: '1708', belly: 4, head: 5, wings: 2 }, D2: gone },
      units: { ...far, INF2: '1607' },
    },
    right: (after) => isAlive(after, D1) && after.damage(D1, 'wings') < 6 && after.damage(D1, 'head') < 8,
  },
  {
    name: 'kills by lightning where it surely kills',
    position: {
      turn: 6,
      phase: 'spell',
      lastDestructionTurn: 5,
      lastInsideTurn: 6,
      destroyed: ['1107', '1010', '0808'],
      spellPoints: 3,
      dragons: { D1: { hex: '1708', head: 1, wings: 1, legs: 1, belly: 5 }, D2: { hex: '0404' } },
      units: { HERO: '2106', WZD: '1709', INF1: '1807', CAV1: '1010' },
    },
    right: does('castLightning', { dragon: 'D1' }),
  },
  {
    name: 'brings a flyer down over the river',
    position: {
      turn: 6,
      phase: 'spell',
      lastDestructionTurn: 5,
      lastInsideTurn: 6,
      destroyed: ['1107', '1010', '0808'],
      dragons: { D1: { hex: '1409', facing: 'S', status: 'flying' }, D2: gone },
      units: { HERO: '2106', WZD: '1310', INF1: '1807', CAV1: '1010' },
    },
    right: does('castWhirlwind', { hex: '1409' }),
  },
  {
    name: 'sends the hero under a dragon that cannot get away',
    position: {
      turn: 6,
      phase: 'defenderMovement',
      lastDestructionTurn: 5,
      lastInsideTurn: 6,
      destroyed: ['1107', '1010', '0808'],
      dragons: { D1: { hex: '1708', facing: 'N', wings: 12, legs: 12, belly: 3 }, D2: gone },
      units: { HERO: '1710', WZD: '2110', INF1: '1807', CAV1: '1809' },
    },
    right: (after) => after.unitHex(HERO) === after.dragonHex(D1),
  },
  {
    name: 'finishes the belly',
    position: {
      turn: 6,
      phase: 'defenderMelee',
      lastDestructionTurn: 5,
      lastInsideTurn: 6,
      destroyed: ['1107', '1010', '0808'],
      dragons: { D1: { hex: '1708', facing: 'N', wings: 7, belly: 4 }, D2: { hex: '0404' } },
      units: { HERO: '1708', WZD: '2110', INF1: '1807' },
    },
    right: (_after, steps) => {
      const [step] = steps
      return step?.type === 'attackDragon' && (step.unit !== 'HERO' || step.area === 'belly')
    },
  },
  {
    name: 'shoots at a flyer whose belly is nearly gone',
    position: {
      turn: 6,
      phase: 'archery',
      lastDestructionTurn: 5,
      lastInsideTurn: 6,
      dragons: { D1: { hex: '1708', status: 'flying', belly: 4 }, D2: { hex: '1706', facing: 'N' } },
      units: { ...far, ARH1: '1807' },
    },
    right: does('shoot', { dragon: 'D1' }),
  },
  {
    name: 'brings reinforcements where the dragon is',
    position: {
      turn: 10,
      phase: 'reinforcements',
      lastDestructionTurn: 9,
      lastInsideTurn: 10,
      destroyed: ['1107'],
      dragons: { D1: { hex: '1012', wings: 7 }, D2: gone },
      units: { ...far, INF3: { hex: null, arrival: 1 } },
    },
    right: (_after, steps) => steps.some((step) => step.type === 'placeReinforcement' && step.hex !== '1516'),
  },
]

function chosen(position: Json, playouts: number, seed: number) {
  const decoded = dragonRage.decode(position, options)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
  const before = decoded.value
  const seat = dragonRage.toAct(before)[0] ?? 0
  const search = createSearch(dragonRage, searchRoom, { seed })
  search.begin(before, seat)
  search.think({ playouts })
  const [{ actions }] = search.report().choices
  const after = dragonRage.clone(before)
  const dice = seededDice(1)
  for (const action of actions) {
    if (dice.draws > 0 || dragonRage.toAct(after)[0] !== seat) break
    dragonRage.apply(after, seat, action, dice, () => {})
  }
  return { before, after, actions }
}

test.each(positions)('it $name', ({ position, playouts = 500, right }) => {
  for (const seed of [1, 2, 3]) {
    const { before, after, actions } = chosen(position, playouts, seed)
    expect(right(after, actions, before), JSON.stringify(actions)).toBe(true)
  }
})

test('the same seed and playouts choose the same step', () => {
  const position = positions[2]?.position ?? {}
  const run = () => chosen(position, 200, 9).actions
  expect(run()).toEqual(run())
})
