import { describe, expect, test } from 'vitest'
import type { Modifier } from '../../data/effect.ts'
import { card, creature, Scene } from '../../testing/scene.ts'
import { boardOf } from './board.ts'

const pair = [creature(card.sellsword, 0), creature(card.levy, 1)]
const me = 'A-DWS-019'
const target = { targets: { t0: me } }
const change = (mod: readonly Modifier[], duration: 'endOfTurn' | 'permanent' = 'endOfTurn') =>
  ({ op: 'modify', what: 't0', mod, duration }) as const

describe('continuous effects', () => {
  test.each<[string, readonly Modifier[], readonly [number, number]]>([
    ['addPower adds', [{ op: 'addPower', stat: 'both', n: 2 }], [7, 4]],
    ['setPower sets', [{ op: 'setPower', stat: 'pm', n: 6 }], [5, 6]],
    ['mulPower rounds down', [{ op: 'mulPower', stat: 'pp', num: 1, den: 2 }], [2, 2]],
    ['swapPower swaps', [{ op: 'swapPower' }], [2, 5]],
    ['under 0 is 0', [{ op: 'addPower', stat: 'pm', n: -9 }], [5, 0]],
    [
      'set comes before add, whatever is written first',
      [
        { op: 'addPower', stat: 'pp', n: 1 },
        { op: 'setPower', stat: 'pp', n: 3 },
      ],
      [4, 2],
    ],
    [
      'a product comes after a sum, a swap after both',
      [
        { op: 'swapPower' },
        { op: 'mulPower', stat: 'pp', num: 2, den: 1 },
        { op: 'addPower', stat: 'pp', n: 1 },
      ],
      [2, 12],
    ],
  ])('DW-18.1, DW-18.9: %s; the other creature stays as it was', (_name, mod, power) => {
    const scene = new Scene({ creatures: pair })
    scene.perform(0, [change(mod)], target)
    expect(scene.power(me)).toEqual(power)
    expect(scene.power('B-DWS-006')).toEqual([3, 2])
  })

  test('DW-18.10: traits, colour and M change as named', () => {
    const scene = new Scene({ creatures: pair })
    scene.perform(
      0,
      [
        change([
          { op: 'addTrait', trait: 'undead' },
          { op: 'removeTrait', trait: 'flying' },
          { op: 'setColor', color: 'blue' },
          { op: 'setM', value: false },
        ]),
      ],
      target,
    )
    expect(scene.live(me)).toMatchObject({ traits: ['mercenary', 'undead'], colour: 'blue', m: false })
    expect(scene.live('B-DWS-006')).toMatchObject({ traits: ['fanatic'], colour: 'red' })
  })

  test('DW-18.11: the latest control wins; when it ends the one before does', () => {
    const scene = new Scene({ creatures: pair, more: [{ provinces: ['R', 'R'] }] })
    scene.perform(1, [change([{ op: 'gainControl' }], 'permanent')], target)
    scene.perform(2, [change([{ op: 'gainControl' }])], target)
    expect(scene.live(me)).toMatchObject({ controller: 2, owner: 0 })
    scene.perform(0, [{ op: 'dispel', what: 't0' }], {
      targets: { t0: scene.state.enchantments[1]?.id ?? '' },
    })
    expect(scene.live(me).controller).toBe(1)
  })

  test('DW-18.8: lost are its own abilities and those granted before, not those granted later', () => {
    const grant = change([
      {
        op: 'grantAbility',
        ability: { kind: 'triggered', on: { event: 'turnEnd' }, do: [{ op: 'draw', player: 'you', n: 1 }] },
      },
    ])
    const scene = new Scene({ creatures: pair })
    scene.perform(0, [grant], target)
    expect(scene.live(me).abilities).toHaveLength(2)
    scene.perform(0, [change([{ op: 'loseAbilities' }])], target)
    expect(scene.live(me).abilities).toHaveLength(0)
    scene.perform(0, [grant], target)
    expect(scene.live(me).abilities).toHaveLength(1)
  })

  test('DW-18.4: static abilities read base power; effects read current power', () => {
    const scene = new Scene({ creatures: pair, a: { pile: [card.levy, card.levy] } })
    scene.perform(
      0,
      [
        change([{ op: 'addPower', stat: 'pp', n: 5 }]),
        {
          op: 'modify',
          what: { kind: 'creature', filter: { pp: { min: 6 } } },
          mod: [{ op: 'addPower', stat: 'pm', n: 3 }],
          duration: 'permanent',
          dynamic: true,
        },
      ],
      target,
    )
    expect(scene.power(me)).toEqual([10, 2])
    scene.perform(0, [{ op: 'destroy', what: { kind: 'creature', filter: { pp: { min: 6 } } } }])
    expect(scene.inPlay()).toEqual(['B-DWS-006'])
  })

  test('DW-14.5, DW-17.7: locked effects keep their numbers, dynamic ones follow; empty ones are none', () => {
    const count = { count: { kind: 'creature', controller: 'any' } } as const
    const scene = new Scene({ creatures: pair })
    scene.perform(
      0,
      [
        change([{ op: 'addPower', stat: 'pp', n: count }], 'permanent'),
        { ...change([{ op: 'addPower', stat: 'pm', n: count }], 'permanent'), dynamic: true },
        { op: 'destroy', what: { kind: 'creature', controller: 'opponent' } },
        {
          op: 'modify',
          what: { kind: 'creature', controller: 'opponent' },
          mod: [{ op: 'swapPower' }],
          duration: 'permanent',
        },
      ],
      target,
    )
    expect(scene.power(me)).toEqual([7, 3])
    expect(scene.state.enchantments).toHaveLength(2)
  })

  test('DW-14.7: an effect for this attack ends at once outside one', () => {
    const scene = new Scene({ creatures: pair })
    scene.perform(
      0,
      [{ op: 'modify', what: 't0', mod: [{ op: 'swapPower' }], duration: 'thisAttack' }],
      target,
    )
    expect(scene.state.enchantments).toEqual([])
  })

  test('DW-14.5: a locked enchantment ends when all it affects has left play', () => {
    const scene = new Scene({ creatures: pair })
    scene.perform(0, [change([{ op: 'swapPower' }], 'permanent'), { op: 'destroy', what: 't0' }], target)
    expect(scene.state.enchantments).toEqual([])
  })

  test('DW-18.3: a modifier against mercenaries counts while one is met, and not for bystanders', () => {
    const scene = new Scene({
      creatures: [creature(card.sellsword, 0), creature(card.sellsword, 0), creature(card.toll, 1)],
    })
    scene.act(0, { type: 'attackCreature', attacker: me, target: 'B-DWS-021', mode: 'physical' })
    expect(scene.power(me)).toEqual([3, 1])
    expect(scene.power('A-DWS-019.2')).toEqual([5, 2])
    expect(scene.power('B-DWS-021')).toEqual([3, 2])
  })

  test('DW-2.10, DW-15.5: filters: every key must hold, lists are alternatives', () => {
    const scene = new Scene({ creatures: [...pair, creature(card.guard, 1), creature(card.beetle, 0)] })
    const found = (filter: object) => {
      const before = scene.inPlay()
      const other = new Scene({ creatures: [...pair, creature(card.guard, 1), creature(card.beetle, 0)] })
      other.perform(0, [{ op: 'move', what: { kind: 'creature', filter }, to: 'hand' }])
      return before.filter((id) => !other.inPlay().includes(id)).map((id) => id.slice(-3))
    }
    expect(found({ color: ['red', 'green'] })).toEqual(['006', '010'])
    expect(found({ notColor: ['red', 'green'] })).toEqual(['019', '018'])
    expect(found({ trait: ['armoured'], allTraits: ['insect', 'armoured'] })).toEqual(['010'])
    expect(found({ notTrait: ['armoured', 'fanatic'] })).toEqual(['019'])
    expect(found({ hasM: true })).toEqual(['019'])
    expect(found({ pp: { min: 3, max: 3 } })).toEqual(['006'])
    expect(found({ pm: { max: 1 } })).toEqual(['018'])
    expect(found({ costTotal: { min: 2 } })).toEqual(['019'])
    expect(found({ cardId: card.beetle })).toEqual(['010'])
    expect(found({ hasObject: true })).toEqual([])
    expect(found({ attackedThisTurn: true })).toEqual([])
    expect(found({ token: false, type: ['creature'] })).toHaveLength(4)
  })
})

test('DW-18.1: two cards with the same words look at the table at their own time', () => {
  // An engineer gives M to armoured creatures; the levy becomes one between the first and the second.
  const engineer = 'DWX-048'
  const scene = new Scene({
    creatures: [creature(engineer, 0), creature(card.levy, 0), creature(engineer, 0)],
  })
  const [first, levy, second] = scene.state.creatures
  if (first === undefined || levy === undefined || second === undefined) throw new Error('no creatures')
  const armour = {
    id: 'armour',
    source: 'armour',
    face: card.rust,
    from: 'curse' as const,
    controller: 0,
    ts: (first.ts + second.ts) / 2,
    duration: 'permanent' as const,
    untilTurn: 0,
    affected: { cards: [levy.id], players: [] },
    dynamic: null,
    mods: [{ op: 'addTrait' as const, trait: 'armoured' as const }],
  }
  scene.state.enchantments.push(armour)
  scene.state.touch()
  expect(boardOf(scene.state).byId.get(levy.id)?.m).toBe(true)
})
