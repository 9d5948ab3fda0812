import { createSearch, type LevelName, levels } from '@wyrmtable/ai'
import { distance, type HexId } from '@wyrmtable/hex'
import { type Json, seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { esirien } from '../../rules/city-map.ts'
import { dragonRage } from '../../rules/game.ts'
import { board, hexOf } from '../../rules/map.ts'
import { optionsSchema } from '../../rules/options.ts'
import { type Dragon, HERO, parseUnit, type Unit, WZD } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { isAlive } from '../../rules/topics/abilities.ts'
import { destroyedPoints } from '../../rules/topics/victory.ts'
import { burnableFrom } from './burning.ts'
import { drowningHexes } from './ground.ts'
import { searchRoom } from './room.ts'

const D1 = 0 as Dragon
const options = optionsSchema.parse({})
/** A few points of a city far away, where they matter to nobody. */
const far = { HERO: '2106', WZD: '2110', INF1: '2011' }
const gone = { status: 'gone' }
const unitNamed = (name: string): Unit => parseUnit(name) ?? HERO

interface Position {
  readonly name: string
  readonly position: Json
  /** The weakest level that must find it, each time: the novice, where nothing is said. Those above it see no less. */
  readonly level?: LevelName
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
      destroyed: ['1010', '1012', '1107', '1114', '1610', '1807', '1909', '2011'],
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
      destroyed: ['1010', '1012', '1107', '1114', '1610', '1807', '1909', '2011'],
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
      destroyed: ['1010', '1107', '1114', '1610', '1807', '1913'],
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
    name: 'breathes at the tower whose points win',
    position: {
      turn: 5,
      phase: 'dragonfire',
      lastDestructionTurn: 4,
      lastInsideTurn: 5,
      destroyed: ['0914', '1010', '1012', '1114', '1610', '1807'],
      dragons: {
        D1: { hex: '1105', facing: 'S', status: 'flying', mode: 'fly', moved: true, fireUses: 1 },
        D2: gone,
      },
      units: { ...far, ARH1: '1107' },
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
    level: 'squire',
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
    level: 'squire',
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
  {
    name: 'takes off in time for the clock of presence',
    position: {
      turn: 12,
      lastDestructionTurn: 8,
      lastInsideTurn: 2,
      destroyed: ['1107'],
      dragons: { D1: { hex: '0509', facing: 'SE', fireUses: 0 }, D2: gone },
      units: { ...far, ARH1: '0905', CAV1: '0708', CAV2: '0709', INF2: '0808', INF3: '0710' },
    },
    right: (after) => after.lastInsideTurn === 12,
  },
  {
    name: 'comes down on something before the clock of destruction runs out',
    position: {
      turn: 11,
      lastDestructionTurn: 1,
      lastInsideTurn: 10,
      destroyed: ['1107', '0808'],
      dragons: { D1: { hex: '0707', facing: 'SE', status: 'flying', fireUses: 0, belly: 3 }, D2: gone },
      units: { ...far, CAV1: '1109', CAV2: '0910', INF2: '1110', HERO: '1111', ARH1: '1206' },
    },
    right: (after, _steps, before) => after.destroyed !== before.destroyed,
  },
  {
    name: 'breathes where nothing else keeps the clock from running out',
    position: {
      turn: 11,
      phase: 'dragonfire',
      lastDestructionTurn: 1,
      lastInsideTurn: 11,
      destroyed: ['1107', '0808'],
      dragons: { D1: { hex: '0910', facing: 'SE', legs: 12, wings: 12, moved: true, fireUses: 1 }, D2: gone },
      units: { ...far, CAV1: '0909', CAV2: '1009' },
    },
    right: does('breathe', { direction: 0 }),
  },
  {
    name: 'breaks the gate when it can no longer fly and must come in',
    position: {
      turn: 12,
      lastDestructionTurn: 8,
      lastInsideTurn: 2,
      destroyed: ['1107'],
      dragons: { D1: { hex: '0606', facing: 'SE', wings: 12 }, D2: gone },
      units: { ...far, CAV1: '0908', INF2: '0809' },
    },
    right: (after, steps) => after.lastInsideTurn === 12 || steps.some((step) => step.type === 'walkSmash'),
  },
  {
    name: 'destroys what lies under its feet',
    position: {
      turn: 5,
      lastDestructionTurn: 4,
      lastInsideTurn: 4,
      destroyed: ['1107'],
      dragons: { D1: { hex: '1114', facing: 'N', wings: 7, legs: 6 }, D2: gone },
      units: { ...far, CAV1: '1113', CAV2: '1214', INF2: '1014' },
    },
    right: (after, _steps, before) => after.destroyed !== before.destroyed,
  },
  {
    name: 'flees from a crowd that would kill it',
    position: {
      turn: 7,
      lastDestructionTurn: 6,
      lastInsideTurn: 6,
      destroyed: ['1107', '1010', '0808'],
      dragons: { D1: { hex: '1708', facing: 'N', belly: 4, head: 3 }, D2: gone },
      units: {
        INF1: '1607',
        INF2: '1608',
        INF3: '1709',
        CAV1: '1807',
        CAV2: '1808',
        HERO: '1710',
        WZD: '1611',
        MIL1: '1711',
      },
    },
    right: (after) =>
      after.isFlying(D1) || distance(board, after.dragonHex(D1), after.unitHex(HERO) as HexId) > 4,
  },
  {
    name: 'does not circle above archers with its belly nearly gone',
    position: {
      turn: 7,
      lastDestructionTurn: 6,
      lastInsideTurn: 6,
      destroyed: ['1107', '1010', '0808'],
      dragons: { D1: { hex: '1707', facing: 'S', status: 'flying', belly: 4, fireUses: 0 }, D2: gone },
      units: { ...far, ARH1: '1709', ARH2: '1609', ARH3: '1809', ARH4: '1710' },
    },
    right: (after) =>
      !after.isFlying(D1) ||
      ['ARH1', 'ARH2', 'ARH3', 'ARH4'].every((archer) => {
        const at = after.unitHex(unitNamed(archer))
        return at === NOWHERE || distance(board, at as HexId, after.dragonHex(D1)) > 2
      }),
  },
  {
    name: 'kills the wounded hero when he stands before its jaws',
    position: {
      turn: 7,
      phase: 'invaderMelee',
      lastDestructionTurn: 6,
      lastInsideTurn: 7,
      destroyed: ['1107', '1010'],
      heroWounded: true,
      dragons: { D1: { hex: '1708', facing: 'N', moved: true, mode: 'walk', fireUses: 0 }, D2: gone },
      units: { HERO: '1707', WZD: '2110', INF1: '1709', MIL1: '2011' },
    },
    right: does('dragonAttack', { hex: '1707' }),
  },
  {
    name: 'hides a cripple in fog on the turn in which only its fire could stop the clock',
    position: {
      turn: 10,
      phase: 'spell',
      lastDestructionTurn: 1,
      lastInsideTurn: 10,
      destroyed: ['1107', '0808', '1206'],
      dragons: { D1: { hex: '0910', facing: 'SE', legs: 12, wings: 12, fireUses: 1 }, D2: gone },
      units: { HERO: '2106', WZD: '1110', INF1: '2011' },
    },
    right: does('castFog'),
  },
  {
    name: 'does not blow down the customs house to catch a flyer',
    position: {
      turn: 7,
      phase: 'spell',
      lastDestructionTurn: 6,
      lastInsideTurn: 7,
      destroyed: ['1107', '1010', '0808', '1909', '1012'],
      dragons: {
        D1: { hex: '1114', facing: 'S', status: 'flying', fireUses: 0 },
        D2: { hex: '1009', facing: 'N' },
      },
      units: { HERO: '1214', WZD: '1113', INF1: '1807', ARH1: '1114', CAV1: '1013' },
    },
    right: (_after, steps) => !steps.some((step) => step.type === 'castWhirlwind'),
  },
  {
    name: 'gives militia courage where no hero can',
    position: {
      turn: 7,
      phase: 'spell',
      lastDestructionTurn: 6,
      lastInsideTurn: 7,
      destroyed: ['1107', '1010'],
      spellPoints: 2,
      dragons: { D1: { hex: '1708', facing: 'N', wings: 5, legs: 11, head: 5, fireUses: 0 }, D2: gone },
      units: { HERO: null, WZD: '1709', MIL1: '1808', MIL2: '1608', MIL3: '1709', INF1: '2011' },
    },
    right: does('castBoost'),
  },
  {
    name: 'leads militia to the blow with the hero',
    position: {
      turn: 7,
      phase: 'defenderMovement',
      lastDestructionTurn: 6,
      lastInsideTurn: 7,
      destroyed: ['1107', '1010'],
      dragons: { D1: { hex: '1708', facing: 'N', wings: 12, legs: 9 }, D2: gone },
      units: { HERO: '1710', WZD: '2110', MIL1: '1709', MIL2: '1608', MIL3: '1809', INF1: '2011' },
    },
    right: (after) =>
      ['MIL1', 'MIL2', 'MIL3'].some(
        (militia) =>
          distance(board, after.unitHex(unitNamed(militia)) as HexId, after.dragonHex(D1)) <= 1 &&
          distance(board, after.unitHex(unitNamed(militia)) as HexId, after.unitHex(HERO) as HexId) <= 1,
      ),
  },
  {
    name: 'stands on what the flyer must land on',
    level: 'squire',
    position: {
      turn: 8,
      phase: 'defenderMovement',
      lastDestructionTurn: 7,
      lastInsideTurn: 8,
      destroyed: ['1107', '1010', '0808', '1909', '1012', '1511'],
      dragons: { D1: { hex: '1803', facing: 'S', status: 'flying', fireUses: 0, legs: 9 }, D2: gone },
      units: { HERO: '2106', WZD: '2110', INF1: '1809', INF2: '1909', ARH1: '1911' },
    },
    right: (after) => ['INF1', 'INF2'].some((unit) => after.unitHex(unitNamed(unit)) === hexOf('1807')),
  },
  {
    name: 'shoots at the wings that one more arrow will break',
    level: 'squire',
    position: {
      turn: 6,
      phase: 'archery',
      lastDestructionTurn: 5,
      lastInsideTurn: 6,
      dragons: { D1: { hex: '1708', facing: 'N', wings: 5 }, D2: gone },
      units: { ...far, ARH1: '1709' },
    },
    right: does('shoot', { area: 'wings' }),
  },
  {
    name: 'strikes at the wings before the dragon can leave',
    level: 'squire',
    position: {
      turn: 6,
      phase: 'defenderMelee',
      lastDestructionTurn: 5,
      lastInsideTurn: 6,
      dragons: { D1: { hex: '1708', facing: 'N', wings: 5 }, D2: gone },
      units: { ...far, CAV1: '1808', INF2: '1608' },
    },
    right: does('attackDragon', { area: 'wings' }),
  },
  {
    name: 'rides at a dragon that stands alone',
    level: 'captain',
    position: {
      turn: 6,
      phase: 'defenderMovement',
      lastDestructionTurn: 5,
      lastInsideTurn: 6,
      destroyed: ['1107'],
      dragons: { D1: { hex: '1708', facing: 'N', wings: 7 }, D2: gone },
      units: { ...far, CAV1: '1711', CAV2: '1811', CAV3: '1611', INF2: '1710' },
    },
    right: (after) =>
      ['CAV1', 'CAV2', 'CAV3', 'INF2'].filter(
        (unit) => distance(board, after.unitHex(unitNamed(unit)) as HexId, after.dragonHex(D1)) <= 1,
      ).length >= 3,
  },
  {
    name: 'takes the wizard out of reach of the jaws',
    position: {
      turn: 6,
      phase: 'defenderMovement',
      lastDestructionTurn: 5,
      lastInsideTurn: 6,
      destroyed: ['1107'],
      dragons: { D1: { hex: '1708', facing: 'S' }, D2: gone },
      units: { HERO: '2106', WZD: '1709', INF1: '2011' },
    },
    right: (after) => distance(board, after.unitHex(WZD) as HexId, after.dragonHex(D1)) > 1,
  },
  {
    name: 'flies to where it can breathe at the dearest tower',
    level: 'squire',
    position: {
      turn: 3,
      lastDestructionTurn: 2,
      lastInsideTurn: 2,
      dragons: { D1: { hex: '1404', facing: 'SW', status: 'flying' }, D2: gone },
      units: { HERO: '0808', WZD: '0611', INF1: '1107', INF2: '1511', INF3: '1610', CAV1: '1209' },
    },
    right: (after) =>
      burnableFrom(after, after.dragonHex(D1), after.facing(D1), -1) === esirien.vpIndexAt(hexOf('1107')),
  },
  {
    name: 'brings a flyer down that has burned one tower and will burn the next',
    level: 'warlord',
    position: {
      turn: 2,
      phase: 'spell',
      lastDestructionTurn: 2,
      lastInsideTurn: 2,
      destroyed: ['1114', '1310', '1511'],
      dragons: {
        D1: { hex: '1511', facing: 'SW', status: 'flying', fireUses: 1 },
        D2: { hex: '1509', facing: 'SW', status: 'flying', fireUses: 1 },
      },
      units: {
        HERO: '1009',
        WZD: '1310',
        INF1: '0914',
        INF2: '1107',
        CAV1: '1608',
        CAV2: '1209',
        ARH1: '1309',
      },
    },
    right: does('castWhirlwind'),
  },
  {
    name: 'lets the riders past who stands in their way',
    level: 'captain',
    position: {
      turn: 5,
      phase: 'defenderMovement',
      lastDestructionTurn: 4,
      lastInsideTurn: 5,
      destroyed: ['1310', '1107', '1511'],
      dragons: { D1: { hex: '1706', facing: 'NE', fireUses: 0 }, D2: gone },
      units: { ...far, HERO: '1608', CAV1: '1308', MIL1: '1507', INF2: '1807' },
    },
    right: (after) => distance(board, after.unitHex(unitNamed('CAV1')) as HexId, after.dragonHex(D1)) <= 1,
  },
]

/** The step that a level takes by its steady number of playouts. */
function chosen(position: Json, level: LevelName, seed: number) {
  const decoded = dragonRage.decode(position, options)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
  const before = decoded.value
  const seat = dragonRage.toAct(before)[0] ?? 0
  const { steady, sight } = levels[level]
  const search = createSearch(dragonRage, searchRoom, { seed, ...sight })
  search.begin(before, seat)
  search.think({ playouts: steady })
  const [{ actions }] = search.report().choices
  const after = dragonRage.clone(before)
  const dice = seededDice(1)
  for (const action of actions) {
    if (dice.draws > 0 || dragonRage.toAct(after)[0] !== seat) break
    dragonRage.apply(after, seat, action, dice, () => {})
  }
  return { before, after, actions }
}

test.each(positions.map((one) => ({ level: 'novice' as const, ...one })))(
  'a $level $name',
  ({ position, level, right }) => {
    for (const seed of [1, 2, 3]) {
      const { before, after, actions } = chosen(position, level, seed)
      expect(right(after, actions, before), JSON.stringify(actions)).toBe(true)
    }
  },
)

test('the same seed and playouts choose the same step', () => {
  const position = positions[2]?.position ?? {}
  const run = () => chosen(position, 'captain', 9).actions
  expect(run()).toEqual(run())
})
