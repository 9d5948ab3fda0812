import { describe, expect, test } from 'vitest'
import { card, creature, Scene } from '../../testing/scene.ts'
import { dragonsWrath as game } from '../game.ts'

const wisp = {
  tokenId: 'wisp',
  name: { en: 'W', fr: 'W', es: 'W' },
  color: 'blue',
  pp: 2,
  pm: 1,
  traits: [],
} as const
const two = [creature(card.levy, 0), creature(card.sellsword, 1, { objects: [card.glaive, card.shield] })]

describe('creatures and objects under effects', () => {
  test('DW-17.1: destroyed with their objects; bystanders stay; it waits for the next decision', () => {
    const scene = new Scene({ creatures: two })
    scene.perform(0, [{ op: 'destroy', what: 't0' }], { targets: { t0: 'B-DWS-019' } })
    expect(scene.inPlay()).toEqual(['A-DWS-006'])
    expect(scene.told('destroyed')).toHaveLength(3)
    expect(scene.cards(1, 'discard')).toEqual([card.sellsword, card.glaive, card.shield])
    expect(scene.toAct()).toEqual([0])
  })

  test('DW-17.1: an object alone', () => {
    const scene = new Scene({ creatures: two })
    scene.perform(0, [{ op: 'destroy', what: { kind: 'object', filter: { objectType: ['A'] } } }])
    expect(scene.live('B-DWS-019').creature.objects).toMatchObject([{ card: card.shield }])
    expect(scene.inPlay()).toHaveLength(2)
  })

  test('DW-17.8: tokens of that look, cost 0, no M, under the player named', () => {
    const scene = new Scene()
    scene.perform(0, [{ op: 'createToken', player: 'opponents', token: wisp, n: 2 }])
    expect(scene.inPlay()).toHaveLength(2)
    const [id = ''] = scene.inPlay()
    expect(scene.live(id)).toMatchObject({ controller: 1, m: false, costTotal: 0, token: true, pp: 2, pm: 1 })
    expect(scene.told('enteredPlay')).toHaveLength(2)
  })

  test('DW-14.10: a count under 0 is 0', () => {
    const scene = new Scene()
    scene.perform(0, [{ op: 'createToken', player: 'you', token: wisp, n: -2 }])
    expect(scene.inPlay()).toEqual([])
  })

  test('DW-17.9, DW-21.1: a copy has the printed values and nothing else', () => {
    const scene = new Scene({ creatures: two })
    scene.perform(0, [{ op: 'createCopy', player: 'you', of: 't0' }], { targets: { t0: 'B-DWS-019' } })
    const [, , copy = ''] = scene.inPlay()
    expect(scene.live(copy)).toMatchObject({
      pp: 5,
      pm: 2,
      m: true,
      objects: [],
      controller: 0,
      costTotal: 2,
    })
  })

  test('DW-17.10: the object moves to a creature with M and a free slot, as the mover chooses', () => {
    const scene = new Scene({
      creatures: [
        ...two,
        creature(card.warden, 1),
        creature(card.oracle, 1),
        creature(card.abbot, 1, { objects: [card.glaive] }),
      ],
    })
    const what = { op: 'moveObject', what: 't0', to: { kind: 'creature', controller: 'opponent' } } as const
    scene.perform(0, [what], { targets: { t0: 'B-DWS-022' } })
    expect(scene.actions(0)).toEqual([
      { type: 'chooseCards', cards: ['B-DWS-012'] },
      { type: 'chooseCards', cards: ['B-DWS-017'] },
    ])
    scene.act(0, { type: 'chooseCards', cards: ['B-DWS-017'] })
    expect(scene.power('B-DWS-017')).toEqual([3, 2])
    expect(scene.told('objectAttached')).toMatchObject([{ id: 'B-DWS-022', bearer: 'B-DWS-017' }])
  })

  test('DW-17.10: without a legal bearer nothing happens', () => {
    const scene = new Scene({ creatures: two })
    const what = { op: 'moveObject', what: 't0', to: { kind: 'creature', controller: 'any' } } as const
    scene.perform(0, [what], { targets: { t0: 'B-DWS-022' } })
    expect(scene.told('objectAttached')).toEqual([])
    expect(scene.live('B-DWS-019').creature.objects).toHaveLength(2)
  })

  test('DW-17.22: a fight compares at once, without marks or a window; roles are false in it', () => {
    const scene = new Scene({ creatures: two })
    scene.perform(0, [{ op: 'fight', a: 't0', b: 't1', mode: 'magic' }], {
      targets: { t0: 'A-DWS-006', t1: 'B-DWS-019' },
    })
    // The shield's bonus for defenders does not count in a fight: 2 against 2.
    expect(scene.told('compared')).toMatchObject([{ values: [2, 2] }])
    expect(scene.inPlay()).toEqual([])
    expect(scene.told('attackDeclared')).toEqual([])
    expect(scene.toAct()).toEqual([0])
  })

  test('DW-17.22: skipped between creatures of one player', () => {
    const scene = new Scene({ creatures: [creature(card.levy, 0), creature(card.drake, 0)] })
    scene.perform(0, [{ op: 'fight', a: 't0', b: 't1', mode: 'physical' }], {
      targets: { t0: 'A-DWS-006', t1: 'A-DWS-008' },
    })
    expect(scene.told('compared')).toEqual([])
  })

  test('DW-17.21: one more attack this turn, for that creature', () => {
    const scene = new Scene({
      creatures: [creature(card.levy, 0, { attacks: 1 }), creature(card.drake, 0, { attacks: 1 })],
    })
    scene.perform(0, [{ op: 'extraAttack', what: 't0' }], { targets: { t0: 'A-DWS-006' } })
    expect(scene.actions(0).flatMap((one) => (one.type === 'attackProvinces' ? [one.attacker] : []))).toEqual(
      ['A-DWS-006'],
    )
  })

  test('DW-17.20: the mode changes in the window of an attack on a creature only', () => {
    const scene = new Scene({ creatures: two })
    scene.perform(0, [{ op: 'setAttackMode', mode: 'other' }])
    expect(scene.told('attackModeSet')).toEqual([])
    scene.act(0, { type: 'attackCreature', attacker: 'A-DWS-006', target: 'B-DWS-019', mode: 'physical' })
    scene.perform(1, [{ op: 'setAttackMode', mode: 'other' }])
    expect(scene.state.attack?.mode).toBe('magic')
    scene.pass(0, 1)
    expect(scene.told('compared')).toMatchObject([{ mode: 'magic', values: [2, 3] }])
  })

  test('DW-17.18, DW-17.19, DW-17.23: outside an attack or a combat turn they do nothing', () => {
    const scene = new Scene({ creatures: two, with: { step: 'T5' } })
    scene.perform(0, [{ op: 'cancelAttack' }, { op: 'redirectAttack', to: 't0' }, { op: 'endCombatTurn' }], {
      targets: { t0: 'B-DWS-019' },
    })
    expect(scene.state.combatTurnEnds).toBe(false)
    expect(scene.state.creatures[1]?.attackedBy).toEqual([])
    expect(scene.toAct()).toEqual([0])
  })

  test('DW-15.2, DW-14.10: what has left play is skipped by a move, and the rest goes on', () => {
    const event = { event: 'destroyed', card: 'A-DWS-006', other: null, player: 0, cause: null } as const
    const scene = new Scene({ a: { pile: [card.fury] }, creatures: two })
    scene.perform(0, [{ op: 'destroy', what: 'eventCard' }], { event })
    scene.perform(
      0,
      [
        { op: 'move', what: 'eventCard', to: 'hand' },
        { op: 'draw', player: 'you', n: 1 },
      ],
      { event },
    )
    expect(scene.cards(0, 'discard')).toEqual([card.levy])
    expect(scene.cards(0, 'hand')).toEqual([card.fury])
  })

  test('DW-17.2, DW-5.17: a province moved to a discard pile is discarded, and collected', () => {
    const scene = new Scene({ b: { provinces: ['G', 'Rx'], collector: true } })
    scene.perform(0, [
      {
        op: 'move',
        what: { kind: 'province', controller: 'opponent', filter: { exhausted: true } },
        to: 'discard',
      },
    ])
    expect(scene.told('provinceDiscarded')).toMatchObject([{ seat: 1, cause: 'effect', to: 1 }])
    expect(scene.state.player(1).provinces).toHaveLength(2)
    expect(scene.state.player(1).provinces.every(({ exhausted }) => !exhausted)).toBe(true)
  })

  test('DW-17.9, DW-19.7: a copy of a creature that has left play has its last-known printed values', () => {
    const event = { event: 'destroyed', card: 'A-DWS-006', other: null, player: 0, cause: null } as const
    const scene = new Scene({ creatures: two })
    scene.perform(1, [{ op: 'destroy', what: 'eventCard' }], { event })
    scene.perform(1, [{ op: 'createCopy', player: 'you', of: 'eventCard' }], { event })
    const made = scene.state.creatures.find(({ token }) => token)
    expect(made).toMatchObject({ face: card.levy, by: 1 })
  })

  test('DW-17.9, DW-21.1: a token that is gone is copied from what it was last known to be', () => {
    const event = { event: 'destroyed', card: 'imp', other: null, player: 0, cause: null } as const
    const face = {
      tokenId: 'TOK-IMP',
      name: { en: 'Imp', fr: 'Diablotin', es: 'Diablillo' },
      color: 'red',
      pp: 2,
      pm: 1,
      traits: ['demonic'],
    }
    const scene = new Scene({ creatures: [creature(face, 0, { id: 'imp', token: true })] })
    scene.perform(1, [{ op: 'destroy', what: 'eventCard' }], { event })
    expect(scene.inPlay()).toEqual([])
    const written = game.decode(game.encode(scene.state), scene.state.options)
    if (!written.ok) throw new Error(JSON.stringify(written.fault))
    expect(written.value.lastKnown).toEqual(scene.state.lastKnown)
    scene.perform(1, [{ op: 'createCopy', player: 'you', of: 'eventCard' }], { event })
    expect(scene.state.creatures).toMatchObject([{ face, token: true, by: 1 }])
  })

  test('DW-17.17: elsewhere than in a reaction step counter does nothing', () => {
    const scene = new Scene({ creatures: two })
    scene.perform(0, [{ op: 'counter' }])
    expect(scene.told('countered')).toEqual([])
  })
})
