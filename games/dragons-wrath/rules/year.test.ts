import { type Seat, scriptedDice, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { card, creature, Scene } from '../testing/scene.ts'
import { dragonsWrath as game } from './game.ts'
import { optionsSchema } from './options.ts'
import { type Step, steps } from './state.ts'

/** From the first player's combat turn to the start of the next turn. */
const endYear = (scene: Scene) =>
  scene.act(0, { type: 'endCombatTurn' }).act(1, { type: 'endCombatTurn' }).pass(0, 1)

describe('the year, and nothing outside its steps (DW-6.5)', () => {
  test('DW-1.1, DW-24.1: two to four players, and the standard profile is the default', () => {
    expect([game.minSeats, game.seatIds.length]).toEqual([2, 4])
    expect(optionsSchema.parse({})).toMatchObject({
      maxCopies: 4,
      turnLimit: 60,
      mulligan: 'none',
      combatOrder: 'descending',
    })
    expect(optionsSchema.parse({ maxCopies: null, turnLimit: null })).toMatchObject({
      maxCopies: null,
      turnLimit: null,
    })
  })

  test('DW-6.1, DW-6.2, DW-6.6: all steps of a turn in order, those in which nobody can act as well', () => {
    const scene = endYear(new Scene())
    scene.pass(0, 1).act(0, { type: 'commitMagic' }).act(1, { type: 'commitMagic' }).pass(0, 1)
    scene.act(0, { type: 'commitPurchase' }).act(1, { type: 'commitPurchase' }).pass(0, 1)
    endYear(scene)
    const begun = scene.events.flatMap((event) =>
      event.type === 'stepBegan' && event.turn === 4 ? [event.step] : [],
    )
    expect(begun).toEqual(steps.slice(steps.indexOf('T1')))
  })

  test.each<[Step, string]>([
    ['T5', 'attackCreature'],
    ['M1', 'pass'],
    ['P1', 'castCurse'],
    ['C2', 'commitPurchase'],
  ])('DW-6.5: at %s there is no %s', (step, type) => {
    const scene = new Scene({
      a: { hand: [card.fury] },
      creatures: [creature(card.levy, 0), creature(card.levy, 1)],
      with: { step },
    })
    const actions = {
      attackCreature: { type: 'attackCreature', attacker: 'A-DWS-006', target: 'B-DWS-006', mode: 'magic' },
      pass: { type: 'pass' },
      castCurse: {
        type: 'castCurse',
        card: 'A-DWS-039',
        pay: [{ province: 'A-R', as: 'red' }],
        targets: { t0: 'A-DWS-006' },
      },
      commitPurchase: { type: 'commitPurchase' },
    } as const
    const written = Object.entries(actions).find(([name]) => name === type)?.[1] ?? {}
    expect(scene.refusal(0, written)).toMatchObject({ type: 'notNow' })
    expect(scene.actions(0).some((one) => one.type === type)).toBe(false)
  })

  test('DW-3.6: with the variant each may once draw a new hand, in secret and at the same time', () => {
    const options = optionsSchema.parse({
      mulligan: 'once',
      decks: ['sample-ember-thorn', 'sample-tide-barrow'],
    })
    const state = game.setup(options, 2, seededDice('mulligan'))
    expect(game.toAct(state)).toEqual([0, 1])
    const before = state.player(0).hand.map(({ id }) => id)
    const dice = scriptedDice([...Array.from({ length: 34 }, (_, i) => 34 - i), 0])
    const none = scriptedDice()
    game.apply(state, 0, { type: 'confirm', yes: true }, none, () => {})
    expect(state.player(0).hand.map(({ id }) => id)).toEqual(before)
    expect(game.toAct(state)).toEqual([1])
    game.apply(state, 1, { type: 'confirm', yes: false }, dice, () => {})
    expect(state.player(0).hand).toHaveLength(6)
    expect(state.player(0).hand.some(({ id }) => before.includes(id))).toBe(false)
    expect(dice.isSpent).toBe(true)
  })

  test('DW-4.8, DW-12.7: no limit of the hand, and no harm in an empty one', () => {
    const hand = Array.from({ length: 30 }, () => card.levy)
    const scene = new Scene({ a: { hand, pile: [card.fury] }, b: { hand: [] } })
    endYear(scene)
    expect(scene.cards(0, 'hand')).toHaveLength(31)
    expect(game.outcome(scene.state)).toBeUndefined()
  })

  test('DW-5.26: a player may sacrifice his only province, and is eliminated', () => {
    const scene = new Scene({ a: { provinces: ['M'] }, with: { step: 'M1' } })
    expect(scene.actions(0)).toContainEqual({ type: 'commitMagic', sacrifice: 'A-M', suicidal: true })
    scene.act(0, { type: 'commitMagic', sacrifice: 'A-M' }).act(1, { type: 'commitMagic' })
    expect(game.outcome(scene.state)).toMatchObject({ winners: [1] })
  })

  test('DW-8.4, DW-23.5: a commit may be replaced until the last has committed', () => {
    const scene = new Scene({ a: { provinces: ['M', 'R', 'R', 'R'] }, with: { step: 'M1' } })
    scene.act(0, { type: 'commitMagic', sacrifice: 'A-M' })
    expect(game.check(scene.state, 0, { type: 'commitMagic' })).toBeUndefined()
    game.apply(scene.state, 0, { type: 'commitMagic' }, scene.dice, () => {})
    expect(scene.toAct()).toEqual([1])
    scene.act(1, { type: 'commitMagic' })
    expect(scene.told('collectorBegan')).toEqual([])
    expect(scene.refusal(0, { type: 'commitMagic', sacrifice: 'A-M' })).toMatchObject({ type: 'notNow' })
  })

  test('DW-9.7, DW-9.8: nobody reacts to a purchase, and nobody moves an object at will', () => {
    const scene = new Scene({
      a: { hand: [card.levy] },
      b: { provinces: ['B', 'G', 'G'], hand: [card.nullWord] },
      creatures: [creature(card.sellsword, 0, { objects: [card.glaive] }), creature(card.warden, 0)],
      with: { step: 'P1' },
    })
    expect(scene.actions(0).some((one) => one.type === 'commitPurchase' && one.objects !== undefined)).toBe(
      false,
    )
    const creatureOf = { card: 'A-DWS-006', pay: [{ province: 'A-R', as: 'red' as const }], discard: 'A-R' }
    scene.act(0, { type: 'commitPurchase', creature: creatureOf }).act(1, { type: 'commitPurchase' })
    expect(scene.inPlay()).toContain('A-DWS-006')
    expect(scene.toAct()).toEqual([0])
    expect(scene.actions(1)).toEqual([])
  })

  test('DW-10.2: in a combat turn attacks, curses, abilities and its end', () => {
    const scene = new Scene({
      a: { hand: [card.fury] },
      creatures: [
        creature(card.levy, 0),
        creature(card.sellsword, 0, { objects: [card.pots] }),
        creature(card.levy, 1, { attackedBy: [0] }),
      ],
    })
    const types = new Set(scene.actions(0).map(({ type }) => type))
    expect([...types].sort()).toEqual([
      'activate',
      'attackCreature',
      'attackProvinces',
      'castCurse',
      'endCombatTurn',
    ])
    // DW-11.1: nobody else may do anything between two attacks.
    expect(scene.actions(1)).toEqual([])
  })

  test('DW-11.1: six windows open, and no more', () => {
    const scene = new Scene({
      creatures: [creature(card.levy, 0), creature(card.drake, 0), creature(card.guard, 1)],
    })
    scene
      .act(0, { type: 'attackCreature', attacker: 'A-DWS-006', target: 'B-DWS-018', mode: 'physical' })
      .pass(0, 1)
    scene.act(0, { type: 'attackProvinces', attacker: 'A-DWS-008', target: 1 }).pass(0, 1)
    scene.act(1, { type: 'chooseProvinces', provinces: ['B-G'] })
    endYear(scene)
    scene.pass(0, 1).act(0, { type: 'commitMagic' }).act(1, { type: 'commitMagic' }).pass(0, 1)
    scene.act(0, { type: 'commitPurchase' }).act(1, { type: 'commitPurchase' })
    expect(scene.events.flatMap((event) => (event.type === 'windowOpened' ? [event.window] : []))).toEqual([
      'attackDeclared',
      'provinceAttackDeclared',
      'turnEnd',
      'turnStart',
      'afterMagic',
      'afterPurchase',
    ])
  })

  test('DW-11.8: who may not cast curses may still use abilities', () => {
    const scene = new Scene({
      a: { hand: [card.fury] },
      creatures: [creature(card.sellsword, 0, { objects: [card.pots] })],
    })
    scene.perform(1, [
      {
        op: 'modify',
        what: 'opponents',
        mod: [{ op: 'rule', rule: 'cannotCastCurses' }],
        duration: 'endOfTurn',
      },
    ])
    const types = scene.actions(0).map(({ type }) => type)
    expect(types).toContain('activate')
    expect(types).not.toContain('castCurse')
    const fury = {
      type: 'castCurse',
      card: 'A-DWS-039',
      pay: [{ province: 'A-R', as: 'red' }],
      targets: { t0: 'A-DWS-019' },
    } as const
    expect(scene.refusal(0, fury)).toMatchObject({ type: 'cursesForbidden', clause: 'DW-11.8' })
  })

  test('DW-12.3: what the eliminated own leaves the game; what they held of others stays with its holder', () => {
    const seats: readonly Seat[] = [0, 1, 2]
    const scene = new Scene({
      a: { provinces: ['R', 'R', { id: 'b1', card: 'DWS-002', owner: 1, known: true }] },
      b: { hand: [card.levy], pile: [card.fury], discard: [card.drake] },
      more: [{ provinces: ['Y', 'Y'] }],
      creatures: [
        creature(card.guard, 1),
        creature(card.drake, 1, { owner: 0, id: 'lent' }),
        creature(card.sellsword, 2, { objects: [{ id: 'theirs', card: card.collar, owner: 1 }] }),
      ],
    })
    scene.act(0, { type: 'endCombatTurn' }).act(1, { type: 'concede' })
    expect(scene.inPlay()).toEqual(['C-DWS-019'])
    expect(scene.live('C-DWS-019').objects).toEqual([])
    expect(scene.cards(0, 'discard')).toEqual([card.drake])
    expect(scene.ids(0, 'provinces')).toContain('b1')
    expect(scene.cards(1, 'exile')).toHaveLength(8)
    expect(scene.told('destroyed').length + scene.told('provinceDiscarded').length).toBe(0)
    expect(seats.filter((seat) => game.toAct(scene.state).includes(seat))).toEqual([2])
  })

  test('DW-12.6: triggers that wait when the game ends do not happen', () => {
    const oldMan = creature(card.oldMan, 1, { attackedBy: [0] })
    const scene = new Scene({
      b: { provinces: ['G'], pile: [card.fury, card.fury] },
      creatures: [creature(card.levy, 0), oldMan, oldMan],
    })
    scene.act(0, { type: 'attackProvinces', attacker: 'A-DWS-006', target: 1 }).pass(0, 1)
    expect(game.outcome(scene.state)).toMatchObject({ winners: [0] })
    // DW-12.1: the first trigger resolves before the check, the second waits behind it.
    expect(scene.told('drew')).toHaveLength(1)
    expect(scene.toAct()).toEqual([])
  })

  test('DW-1.6: hands, piles and creatures decide nothing: only provinces do', () => {
    const scene = new Scene({
      a: { provinces: ['R'] },
      creatures: Array.from({ length: 9 }, () => creature(card.tyrant, 1)),
    })
    expect(game.outcome(scene.state)).toBeUndefined()
  })
})
