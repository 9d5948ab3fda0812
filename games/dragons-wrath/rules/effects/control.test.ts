import { describe, expect, test } from 'vitest'
import { card, creature, Scene } from '../../testing/scene.ts'

const draw = (n: number) => ({ op: 'draw', player: 'you', n }) as const
const pile = Array.from({ length: 9 }, () => card.levy)

describe('lists of effects', () => {
  test('DW-14.3: each primitive sees the state left by the one before', () => {
    const scene = new Scene({ a: { pile } })
    scene.perform(0, [
      draw(2),
      { op: 'draw', player: 'you', n: { count: { kind: 'handCard', controller: 'you' } } },
    ])
    expect(scene.cards(0, 'hand')).toHaveLength(4)
  })

  test('DW-12.2: nobody is eliminated between two primitives of one list', () => {
    const scene = new Scene({ b: { provinces: ['G'], discard: ['DWS-003'] } })
    scene.perform(
      0,
      [
        { op: 'destroyProvince', player: 't0', n: 1, pick: 'holder' },
        { op: 'recoverProvince', player: 't0', n: 1 },
      ],
      { targets: { t0: 1 } },
    )
    expect(scene.toAct()).toEqual([1])
    scene.act(1, { type: 'chooseProvinces', provinces: ['B-DWS-003'] })
    expect(scene.told('playerEliminated')).toEqual([])
    expect(scene.cards(1, 'provinces')).toEqual(['DWS-003'])
  })

  test('DW-17.25: the player named chooses during resolution', () => {
    const scene = new Scene({ a: { pile } })
    scene.perform(0, [{ op: 'choose', by: 'opponents', options: [{ do: [draw(1)] }, { do: [draw(3)] }] }])
    expect(scene.toAct()).toEqual([1])
    scene.act(1, { type: 'chooseOption', index: 1 })
    expect(scene.cards(0, 'hand')).toHaveLength(3)
    expect(scene.toAct()).toEqual([0])
  })

  test.each([
    [0, 1],
    [2, 1],
    [3, 4],
  ])('DW-17.26: by weight, cumulative in list order: %i', (die, drawn) => {
    const scene = new Scene({ a: { pile } })
    const outcomes = [
      { weight: 3, do: [draw(1)] },
      { weight: 1, do: [draw(4)] },
    ]
    scene.perform(0, [{ op: 'random', outcomes }], {}, [die])
    expect(scene.cards(0, 'hand')).toHaveLength(drawn)
    expect(scene.told('rolled')).toMatchObject([{ sides: 4, dice: [die] }])
  })

  test('DW-17.27: one side or the other', () => {
    const branch = (turn: number) =>
      // biome-ignore lint/suspicious/noThenProperty: the field is named by the card format
      ({ op: 'if', cond: { turnAtLeast: turn }, then: [draw(1)], else: [draw(2)] }) as const
    expect(new Scene({ a: { pile } }).perform(0, [branch(3)]).cards(0, 'hand')).toHaveLength(1)
    expect(new Scene({ a: { pile } }).perform(0, [branch(4)]).cards(0, 'hand')).toHaveLength(2)
  })

  test('DW-17.28: over things, one after the other', () => {
    const creatures = [creature(card.levy, 1), creature(card.drake, 0), creature(card.guard, 1)]
    const scene = new Scene({ creatures })
    scene.perform(0, [
      {
        op: 'forEach',
        over: { kind: 'creature', controller: 'opponent' },
        do: [{ op: 'move', what: 'each', to: 'hand' }],
      },
    ])
    expect(scene.inPlay()).toEqual(['A-DWS-008'])
    expect(scene.cards(1, 'hand')).toEqual([card.levy, card.guard])
  })

  test('DW-17.29: who cannot pay is not asked; who can, chooses', () => {
    const or = { op: 'payOrElse', player: 'opponents', cost: { discardCards: 2 }, orElse: [draw(1)] } as const
    const poor = new Scene({ a: { pile }, b: { hand: [card.levy] } }).perform(0, [or])
    expect(poor.cards(0, 'hand')).toHaveLength(1)
    const rich = new Scene({ a: { pile }, b: { hand: [card.levy, card.fury, card.drake] } }).perform(0, [or])
    rich.act(1, { type: 'chooseOption', index: 0 })
    rich.act(1, { type: 'chooseCards', cards: ['B-DWS-006', 'B-DWS-008'] })
    expect(rich.cards(1, 'hand')).toEqual([card.fury])
    expect(rich.cards(0, 'hand')).toEqual([])
  })

  test('DW-17.24: at the end of this turn, or at the start of the next one', () => {
    const scene = new Scene({ a: { pile } })
    scene.perform(0, [
      { op: 'delayed', at: 'turnEnd', do: [draw(1)] },
      { op: 'delayed', at: 'nextTurnStart', do: [draw(2)] },
    ])
    expect(scene.cards(0, 'hand')).toHaveLength(0)
    scene.act(0, { type: 'endCombatTurn' }).act(1, { type: 'endCombatTurn' }).pass(0, 1)
    // One at the end, one reinforcement, two at the start of the next turn.
    expect(scene.state.turn).toBe(4)
    expect(scene.cards(0, 'hand')).toHaveLength(4)
    expect(scene.state.delayed).toEqual([])
  })

  test('DW-15.2: created are the tokens made earlier in the list, also inside it', () => {
    const token = {
      tokenId: 'wisp',
      name: { en: 'W', fr: 'W', es: 'W' },
      color: 'blue',
      pp: 1,
      pm: 1,
      traits: [],
    } as const
    const scene = new Scene({ creatures: [creature(card.levy, 0)] })
    scene.perform(
      0,
      [
        {
          op: 'random',
          outcomes: [
            { weight: 1, do: [{ op: 'createToken', player: 'you', token, n: 1 }] },
            { weight: 1, do: [draw(1)] },
          ],
        },
        { op: 'modify', what: 'created', mod: [{ op: 'addPower', stat: 'pp', n: 4 }], duration: 'endOfTurn' },
      ],
      {},
      [0],
    )
    const [levy = '', wisp = ''] = scene.inPlay()
    expect([scene.power(levy), scene.power(wisp)]).toEqual([
      [3, 2],
      [5, 1],
    ])
  })
})
