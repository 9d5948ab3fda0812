import { describe, expect, test } from 'vitest'
import type { Ability, EventPattern } from '../data/effect.ts'
import { card, creature, Scene } from '../testing/scene.ts'

const pile = Array.from({ length: 250 }, () => card.fury)
const draw = (n: number) => ({ op: 'draw', player: 'you', n }) as const
const triggered = (on: EventPattern, more: object = {}): Ability => ({
  kind: 'triggered',
  on,
  do: [draw(1)],
  ...more,
})
const grant = (ability: Ability) =>
  ({ op: 'modify', what: 't0', mod: [{ op: 'grantAbility', ability }], duration: 'permanent' }) as const

/** A levy of the first player that has the ability, a drake of his and a guard of the other. */
function withAbility(ability: Ability): Scene {
  const creatures = [creature(card.levy, 0), creature(card.drake, 0), creature(card.guard, 1)]
  const scene = new Scene({ a: { pile }, b: { pile }, creatures })
  return scene.perform(0, [grant(ability)], { targets: { t0: 'A-DWS-006' } })
}
const kill = (scene: Scene, id: string) =>
  scene.perform(1, [{ op: 'destroy', what: 't0' }], { targets: { t0: id } })

describe('triggers by patterns (DW-19.4)', () => {
  test.each<[string, EventPattern, string, number]>([
    ['self, itself', { event: 'destroyed', subject: 'self' }, 'A-DWS-006', 1],
    ['self, another', { event: 'destroyed', subject: 'self' }, 'A-DWS-008', 0],
    ['other, itself', { event: 'destroyed', subject: 'other' }, 'A-DWS-006', 0],
    ['other, another', { event: 'destroyed', subject: 'other' }, 'A-DWS-008', 1],
    ['any', { event: 'destroyed' }, 'B-DWS-018', 1],
    ['of you', { event: 'leavePlay', player: 'you' }, 'A-DWS-008', 1],
    ['of you, not of others', { event: 'leavePlay', player: 'you' }, 'B-DWS-018', 0],
    ['of an opponent', { event: 'leavePlay', player: 'opponent' }, 'B-DWS-018', 1],
    ['of an opponent, not of you', { event: 'leavePlay', player: 'opponent' }, 'A-DWS-008', 0],
    ['filter that fits', { event: 'destroyed', subjectFilter: { trait: ['flying'] } }, 'A-DWS-008', 1],
    ['filter that does not', { event: 'destroyed', subjectFilter: { trait: ['flying'] } }, 'B-DWS-018', 0],
  ])('DW-19.4: %s', (_what, on, victim, drawn) => {
    const scene = kill(withAbility(triggered(on)), victim)
    expect(scene.cards(0, 'hand')).toHaveLength(drawn)
    expect(scene.toAct()).toEqual([0])
  })

  test('DW-19.1: only if its condition holds at the event, and not over its limit', () => {
    const late = kill(
      withAbility(triggered({ event: 'destroyed' }, { when: { turnAtLeast: 4 } })),
      'B-DWS-018',
    )
    expect(late.cards(0, 'hand')).toEqual([])
    const once = withAbility(triggered({ event: 'destroyed' }, { limit: { per: 'turn', n: 1 } }))
    kill(kill(once, 'A-DWS-008'), 'B-DWS-018')
    expect(once.cards(0, 'hand')).toHaveLength(1)
  })

  test('DW-19.5: an optional one is asked when it would resolve', () => {
    const asked = () => kill(withAbility(triggered({ event: 'destroyed' }, { optional: true })), 'B-DWS-018')
    expect(asked().toAct()).toEqual([0])
    expect(asked().act(0, { type: 'confirm', yes: true }).cards(0, 'hand')).toHaveLength(1)
    expect(asked().act(0, { type: 'confirm', yes: false }).cards(0, 'hand')).toHaveLength(0)
  })

  test('DW-16.3, DW-16.6, DW-11.13: targets are chosen then, in no window; without a legal one nothing happens', () => {
    const ability = (controller: 'you' | 'opponent'): Ability => ({
      kind: 'triggered',
      on: { event: 'destroyed' },
      targets: [{ id: 't0', kind: 'creature', controller }],
      do: [{ op: 'move', what: 't0', to: 'hand' }],
    })
    const none = kill(withAbility(ability('opponent')), 'B-DWS-018')
    expect(none.toAct()).toEqual([0])
    expect(none.actions(0)[0]).toEqual({ type: 'endCombatTurn' })
    const some = kill(withAbility(ability('you')), 'B-DWS-018')
    expect(some.actions(0)).toHaveLength(2)
    some.act(0, { type: 'chooseTargets', targets: { t0: 'A-DWS-008' } })
    expect(some.inPlay()).toEqual(['A-DWS-006'])
  })

  test('DW-19.9: a trigger resolves though its source has left play', () => {
    const scene = kill(withAbility(triggered({ event: 'destroyed', subject: 'self' })), 'A-DWS-006')
    expect(scene.told('abilityTriggered')).toHaveLength(1)
    expect(scene.cards(0, 'hand')).toHaveLength(1)
  })

  test('DW-19.2, DW-19.11: active player first, then the order in force, then timestamps', () => {
    const hives = [
      creature(card.hive, 1, { id: 'b' }),
      creature(card.hive, 0, { id: 'a2' }),
      creature(card.hive, 0, { id: 'a1' }),
    ]
    const scene = new Scene({ creatures: hives, with: { order: [0, 1] } })
    scene.act(0, { type: 'endCombatTurn' }).act(1, { type: 'endCombatTurn' }).pass(0, 1)
    expect(scene.told('abilityTriggered').map((event) => 'id' in event && event.id)).toEqual([
      'a2',
      'a1',
      'b',
    ])
  })

  test('DW-19.10: at most 200 triggers between two decisions; the rest is dropped and told', () => {
    const token = {
      tokenId: 'wisp',
      name: { en: 'W', fr: 'W', es: 'W' },
      color: 'blue',
      pp: 1,
      pm: 1,
      traits: [],
    } as const
    const endless = withAbility({
      kind: 'triggered',
      on: { event: 'enterPlay' },
      do: [{ op: 'createToken', player: 'you', token, n: 1 }],
    })
    endless.perform(0, [{ op: 'createToken', player: 'you', token, n: 1 }])
    expect(endless.told('loopGuard')).toHaveLength(1)
    expect(endless.told('abilityTriggered')).toHaveLength(200)
    expect(endless.toAct()).toEqual([0])
  })

  test('DW-19.3: objectAttached, attackDeclared and provinceAttackDeclared name card, other and player', () => {
    const scene = new Scene({
      a: { pile },
      creatures: [
        creature(card.sellsword, 0, { objects: [card.darts] }),
        creature(card.drake, 1),
        creature(card.levy, 0),
      ],
    })
    scene.act(0, { type: 'attackCreature', attacker: 'A-DWS-019', target: 'B-DWS-008', mode: 'magic' })
    // The darts weaken the flying target for this attack: 3 − 2.
    expect(scene.power('B-DWS-008')).toEqual([3, 1])
    scene.pass(0, 1)
    expect(scene.told('compared')).toMatchObject([{ values: [2, 1] }])
  })
})

describe('references and players (DW-15.3)', () => {
  test('DW-15.1: you is the controller of the ability; of an object the controller of its bearer (DW-4.3)', () => {
    const creatures = [
      creature(card.warden, 1, { objects: [{ card: card.banner, owner: 0 }] }),
      creature(card.levy, 0),
    ]
    const scene = new Scene({ a: { pile }, b: { pile, provinces: ['G', 'G', 'G', 'G'] }, creatures })
    scene.act(0, { type: 'endCombatTurn' })
    scene.act(1, { type: 'attackCreature', attacker: 'B-DWS-012', target: 'A-DWS-006', mode: 'physical' })
    scene.perform(
      1,
      [{ op: 'modify', what: 't0', mod: [{ op: 'addPower', stat: 'pp', n: 5 }], duration: 'endOfTurn' }],
      {
        targets: { t0: 'B-DWS-012' },
      },
    )
    scene.pass(1, 0)
    expect(scene.cards(1, 'hand')).toHaveLength(1)
    expect(scene.cards(0, 'hand')).toHaveLength(0)
  })

  test.each<[string, number[]]>([
    ['you', [1, 0, 0]],
    ['opponents', [0, 1, 1]],
    ['allPlayers', [1, 1, 1]],
    ['activePlayer', [1, 0, 0]],
    ['t1', [0, 0, 1]],
    ['controllerOf:t0', [0, 1, 0]],
    ['ownerOf:t0', [0, 0, 1]],
    ['eventPlayer', [0, 0, 0]],
    ['defendingPlayer', [0, 0, 0]],
  ])('DW-15.3: %s', (player, drawn) => {
    const scene = new Scene({
      a: { pile },
      b: { pile },
      more: [{ provinces: ['Y', 'Y'], pile }],
      creatures: [creature(card.levy, 1, { owner: 2, id: 'lent' })],
    })
    scene.perform(0, [{ op: 'draw', player: player as 'you', n: 1 }], { targets: { t0: 'lent', t1: 2 } })
    expect([0, 1, 2].map((seat) => scene.cards(seat, 'hand').length)).toEqual(drawn)
  })

  test('DW-15.6: numbers: counts with limits, powers, provinces, turns', () => {
    const creatures = [creature(card.levy, 0), creature(card.drake, 1), creature(card.guard, 1)]
    const drawn = (n: Parameters<Scene['perform']>[1][number]) => {
      const scene = new Scene({ a: { pile }, creatures })
      scene.perform(0, [n], { targets: { t0: 'B-DWS-008' } })
      return scene.cards(0, 'hand').length
    }
    const of = (n: object) => drawn({ op: 'draw', player: 'you', n } as never)
    expect(of({ count: { kind: 'creature', controller: 'opponent' }, times: 3 })).toBe(6)
    expect(of({ count: { kind: 'creature' }, times: 3, max: 4 })).toBe(4)
    expect(of({ count: { kind: 'object' }, min: 2 })).toBe(2)
    expect(of({ statOf: 't0', stat: 'pp' })).toBe(5)
    expect(of({ provincesOf: 'you' })).toBe(5)
    expect(of({ turn: true })).toBe(3)
    expect(of({ turn: true, max: 2 })).toBe(2)
    expect(of({ count: { kind: 'player', controller: 'opponent' } })).toBe(1)
    expect(of({ count: { kind: 'province', controller: 'you', filter: { exhausted: true } } })).toBe(0)
  })
})

describe('announcing', () => {
  test('DW-16.2: protected from others, not from its own controller; the same thing not twice', () => {
    const scene = new Scene({
      a: { hand: [card.fury, card.duel] },
      b: { hand: [card.fury], provinces: ['R', 'R', 'R'] },
      creatures: [creature(card.sellsword, 1, { objects: [card.mail] }), creature(card.levy, 0)],
      with: { step: 'T5' },
    })
    const cast = (seat: 'A' | 'B') =>
      ({
        type: 'castCurse',
        card: `${seat}-DWS-039`,
        pay: [{ province: `${seat}-R`, as: 'red' }],
        targets: { t0: 'B-DWS-019' },
      }) as const
    expect(scene.refusal(0, cast('A'))).toMatchObject({ type: 'badTarget', clause: 'DW-16.2' })
    scene.pass(0)
    expect(scene.refusal(1, cast('B'))).toBeUndefined()
  })

  test('DW-16.7: one option, and only its targets', () => {
    const scene = new Scene({
      a: { provinces: ['Y', 'Y'], hand: [card.rust] },
      creatures: [creature(card.sellsword, 1, { objects: [card.glaive] }), creature(card.levy, 0)],
      with: { step: 'T5' },
    })
    const rust = {
      type: 'castCurse',
      card: 'A-DWS-040',
      pay: [{ province: 'A-Y', as: 'grey' as const }],
    } as const
    const listed = scene
      .actions(0)
      .flatMap((one) => (one.type === 'castCurse' ? [[one.modes, one.targets]] : []))
    expect(listed).toEqual([
      [[0], { t0: 'B-DWS-022' }],
      [[1], { t1: 'B-DWS-019' }],
      [[1], { t1: 'A-DWS-006' }],
    ])
    expect(scene.refusal(0, { ...rust, targets: { t0: 'B-DWS-022' } })).toMatchObject({ type: 'badMode' })
    expect(
      scene.refusal(0, { ...rust, modes: [0], targets: { t0: 'B-DWS-022', t1: 'A-DWS-006' } }),
    ).toMatchObject({ type: 'badTarget' })
    expect(scene.refusal(0, { ...rust, modes: [1] })).toMatchObject({ type: 'noTarget', clause: 'DW-16.3' })
    scene.act(0, { ...rust, modes: [1], targets: { t1: 'B-DWS-019' } }).pass(1)
    expect(scene.power('B-DWS-019')).toEqual([5, 2])
    expect(scene.live('B-DWS-019').objects).toHaveLength(1)
  })

  test('DW-11.7: an option about the attack needs one in its window', () => {
    const creatures = [creature(card.levy, 0), creature(card.guard, 1)]
    const scene = new Scene({ a: { provinces: ['G', 'G', 'R', 'R'], hand: [card.turnAside] }, creatures })
    const parry = {
      type: 'castCurse',
      card: 'A-DWS-043',
      pay: [{ province: 'A-G', as: 'green' }],
      modes: [0],
    } as const
    expect(scene.refusal(0, parry)).toMatchObject({ type: 'noAttackOpen', clause: 'DW-11.7' })
    scene.act(0, { type: 'attackCreature', attacker: 'A-DWS-006', target: 'B-DWS-018', mode: 'physical' })
    scene.act(0, parry).pass(1)
    expect(scene.state.attack?.mode).toBe('magic')
  })

  test('DW-16.6: the controller of a trigger names its target, also where there is only one', () => {
    const scene = new Scene({
      a: { provinces: ['B', 'B', 'R'], hand: ['DWB-124'] },
      b: { provinces: ['R', 'R'], hand: [card.levy] },
      with: { step: 'P1' },
    })
    const pay = [{ province: 'A-B', as: 'blue' }]
    scene.act(0, { type: 'commitPurchase', creature: { card: 'A-DWB-124', pay, discard: 'A-B' } })
    scene.act(1, { type: 'commitPurchase' })
    expect(scene.toAct()).toEqual([0])
    expect(scene.actions(0)).toEqual([{ type: 'chooseTargets', targets: { t0: 1 } }])
  })

  test('DW-14.4: a countered or fizzled card does nothing, and everything else follows from its list', () => {
    const scene = new Scene({
      a: { provinces: ['B', 'B', 'R', 'R', 'R'], hand: [card.spike] },
      b: { hand: [card.fury], provinces: ['R', 'R', 'R'] },
      creatures: [creature(card.guard, 1)],
      with: { step: 'T5' },
    })
    const spike = { type: 'castCurse', card: 'A-DWS-041', targets: { t0: 'B-DWS-018' } } as const
    scene.act(0, {
      ...spike,
      pay: [
        { province: 'A-B', as: 'blue' },
        { province: 'A-B.2', as: 'blue' },
      ],
    })
    scene.perform(
      1,
      [{ op: 'modify', what: 't0', mod: [{ op: 'addPower', stat: 'pm', n: 2 }], duration: 'endOfTurn' }],
      {
        targets: { t0: 'B-DWS-018' },
      },
    )
    expect(scene.told('fizzled')).toHaveLength(1)
    expect(scene.inPlay()).toEqual(['B-DWS-018'])
    expect(scene.cards(0, 'discard')).toEqual([card.spike])
  })
})
