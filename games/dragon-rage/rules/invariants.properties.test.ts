import { type EdgeId, type HexId, hexesOfEdge } from '@wyrmtable/hex'
import { type Dice, seededDice } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type Action, actionSchema } from './actions.ts'
import { esirien } from './city-map.ts'
import type { Event } from './events.ts'
import { dragonRage } from './game.ts'
import { board } from './map.ts'
import { defaultOptions, type Options, optionsSchema } from './options.ts'
import { boardOfSize, esirienFile } from './own/boards.ts'
import { areas, dragons, isTroop, units } from './pieces.ts'
import { NOWHERE, type State } from './state.ts'
import { areaTotal, isAlive } from './topics/abilities.ts'
import { isWater } from './topics/bridges.ts'
import { groundedAt, hasUnit, unitsAt } from './topics/occupancy.ts'
import { destroyedPoints } from './topics/victory.ts'

/** What holds in every state of every game, by name; a broken one says where. */
const invariants: Readonly<Record<string, (state: State) => boolean>> = {
  'DR-7.1, DR-7.2: at most one troop and two units in a hex': (state) =>
    units.every((unit) => {
      const hex = state.unitHex(unit)
      if (hex === NOWHERE) return true
      const together = unitsAt(state, hex as HexId)
      return together.length <= 2 && together.filter(isTroop).length <= 1
    }),
  'DR-8.2, DR-8.3: no unit stands in water': (state) =>
    units.every((unit) => state.unitHex(unit) === NOWHERE || !isWater(state, state.unitHex(unit) as HexId)),
  'DR-8.2, DR-8.5: no dragon stands in water or a ford': (state) =>
    dragons.every(
      (d) =>
        !state.isGrounded(d) ||
        (!isWater(state, state.dragonHex(d)) && state.map.terrainAt(state.dragonHex(d)) !== 'ford'),
    ),
  'DR-2.6: damage stays within each area': (state) =>
    dragons.every((d) =>
      areas.every((area) => state.damage(d, area) >= 0 && state.damage(d, area) <= areaTotal(area)),
    ),
  'DR-23.5: a living dragon has belly points left': (state) =>
    dragons.every(
      (d) => !isAlive(state, d) || state.pending !== 'none' || state.damage(d, 'belly') < areaTotal('belly'),
    ),
  'DR-9.3: a wall gate belongs to whoever is alone inside': (state) =>
    state.map.wallGates.every((id) => {
      const inside = state.map.entranceAt(id).inside
      if (inside === undefined) return false
      const defended = hasUnit(state, inside)
      const invaded = groundedAt(state, inside) !== -1
      return defended === invaded || state.isInvaderGate(id) === invaded
    }),
  'DR-6.3: nobody moves outside phase 1': (state) => state.mover === -1 || state.phase === 'invaderMovement',
  'DR-18.2: spell points are spent, never owed': (state) => state.spellPoints >= 0 && state.spellPoints <= 10,
}

const broken = (state: State): string[] =>
  Object.entries(invariants).flatMap(([name, holds]) => (holds(state) ? [] : [name]))

/** Random options: each variant at one of its values. */
function randomOptions(dice: Dice): Options {
  const chosen = Object.entries(optionsSchema.shape).map(([name, schema]) => {
    const values = name === 'board' ? [undefined, esirienFile, boardOfSize(4)] : [...valuesOf(schema)]
    return [name, values[dice.pick(values.length, 'option')]]
  })
  return optionsSchema.parse(Object.fromEntries(chosen))
}

function valuesOf(
  schema: (typeof optionsSchema.shape)[keyof typeof optionsSchema.shape],
): readonly unknown[] {
  const inner = schema.def.innerType
  if ('options' in inner && Array.isArray(inner.options)) {
    return inner.options.map((option: unknown) =>
      typeof option === 'object' && option !== null && 'value' in option ? option.value : option,
    )
  }
  return [false, true]
}

/** Prefers what makes games eventful, so that few games reach many rules. */
function eagerness(action: Action): number {
  switch (action.type) {
    case 'endPhase':
    case 'endMove':
    case 'passSpell':
    case 'passClaim':
      return 1
    case 'beginMove':
      return action.mode === 'none' ? 1 : action.mode === 'fly' ? 12 : 6
    case 'breathe':
    case 'dragonAttack':
    case 'attackDragon':
    case 'shoot':
    case 'walkDestroy':
    case 'prepareBridge':
      return 20
    case 'castLightning':
    case 'castWhirlwind':
      return 4
    default:
      return 2
  }
}

function choose(actions: readonly Action[], dice: Dice): Action {
  const total = actions.reduce((sum, action) => sum + eagerness(action), 0)
  let at = dice.pick(total, 'choice')
  for (const action of actions) {
    at -= eagerness(action)
    if (at < 0) return action
  }
  throw new Error('nothing to choose from')
}

interface Game {
  readonly seed: number
  readonly state: State
  readonly events: readonly Event[]
  readonly actions: number
}

function playEagerly(seed: number, options: Options, look: (state: State) => void): Game {
  const dice = seededDice(seed)
  const state = dragonRage.setup(options, 2, dice)
  const events: Event[] = []
  let actions = 0
  while (dragonRage.outcome(state) === undefined && actions < 20_000) {
    const [seat] = dragonRage.toAct(state)
    if (seat === undefined) throw new Error(`seed ${seed}: nobody may act`)
    const listed = dragonRage.actions(state, seat)
    if (listed.length === 0) throw new Error(`seed ${seed}: nothing may be done in ${state.phase}`)
    dragonRage.apply(state, seat, choose(listed, dice), dice, (event) => events.push(event))
    actions++
    look(state)
  }
  return { seed, state, events, actions }
}

describe('random games of Dragon Rage', () => {
  it('keep every invariant after every action, under any variants', () => {
    for (let seed = 1; seed <= rounds(20, 60); seed++) {
      const options = seed % 3 === 0 ? defaultOptions : randomOptions(seededDice(seed))
      playEagerly(seed, options, (state) => {
        const faults = broken(state)
        if (faults.length > 0)
          throw new Error(`seed ${seed}, turn ${state.turn}, ${state.phase}: ${faults.join('; ')}`)
      })
    }
  })

  it('DR-5.7: come to an end, and victory points tell the same story as the events', () => {
    for (let seed = 101; seed <= 100 + rounds(12, 40); seed++) {
      const { state, events } = playEagerly(seed, defaultOptions, () => {})
      expect(dragonRage.outcome(state), `seed ${seed}`).toBeDefined()
      const told = events.reduce((sum, event) => sum + (event.type === 'vpDestroyed' ? event.value : 0), 0)
      expect(told, `seed ${seed}`).toBe(destroyedPoints(state))
    }
  })

  it('DR-1.4: tell every die in an event', () => {
    for (let seed = 201; seed <= 200 + rounds(6, 20); seed++) {
      const drawn: number[] = []
      const inner = seededDice(seed)
      const dice: Dice = {
        roll: (sides, why) => {
          const die = inner.roll(sides, why)
          drawn.push(die)
          return die
        },
        pick: (n, why) => inner.pick(n, why),
        shuffle: (items, why) => inner.shuffle(items, why),
      }
      const state = dragonRage.setup(defaultOptions, 2, dice)
      const told: number[] = []
      for (let n = 0; n < 3000 && dragonRage.outcome(state) === undefined; n++) {
        const [seat] = dragonRage.toAct(state)
        if (seat === undefined) break
        dragonRage.apply(state, seat, choose(dragonRage.actions(state, seat), dice), dice, (event) => {
          if (event.type === 'rolled') told.push(...event.dice)
        })
      }
      expect(told).toEqual(drawn)
    }
  })

  it('accept exactly what they list among all well-formed attacks, spells and steps', () => {
    const probes: Action[] = [
      ...([-1, 0, 1] as const).flatMap((turn) => [
        { type: 'walkForward', turn, overrun: 'none' } as const,
        { type: 'walkForward', turn, overrun: 'attack' } as const,
        { type: 'slither', turn } as const,
      ]),
      { type: 'endMove' },
      { type: 'endPhase' },
      { type: 'walkDestroy' },
      { type: 'landInPlace' },
      { type: 'leglessSmash' },
      { type: 'passSpell' },
      { type: 'claim' },
      { type: 'passClaim' },
    ]
    for (let seed = 301; seed <= 300 + rounds(6, 20); seed++) {
      playEagerly(seed, defaultOptions, (state) => {
        const [seat] = dragonRage.toAct(state)
        if (seat === undefined) return
        const listed = new Set(dragonRage.actions(state, seat).map((action) => JSON.stringify(action)))
        for (const probe of probes) {
          const legal: boolean = dragonRage.check(state, seat, probe) === undefined
          const json = JSON.stringify(probe)
          if (listed.has(json) !== legal) expect.fail(`seed ${seed}: ${json} is ${legal ? '' : 'not '}legal`)
        }
      })
    }
  })
})

describe('the map', () => {
  it('DR-8.7: every side of a tower is closed and holds no wall as well', () => {
    for (let edge = 0; edge < board.edgeCount; edge++) {
      const towers = hexesOfEdge(board, edge as EdgeId).filter((hex) => esirien.terrainAt(hex) === 'tower')
      if (towers.length > 0) expect(esirien.isClosedSide(edge as EdgeId)).toBe(true)
    }
  })
})

it('the action schema refuses what is no action', () => {
  expect(actionSchema.safeParse({ type: 'walkForward', turn: 2, overrun: 'none' }).success).toBe(false)
})
