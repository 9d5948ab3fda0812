import { describe, expect, test } from 'vitest'
import { card, creature, Scene } from '../../testing/scene.ts'
import { dragonsWrath as game } from '../game.ts'

const label = (text: string) => ({ en: text, fr: text, es: text })
const third = { provinces: ['Y', 'Y'] }

/** A is about to be asked first in the window of his attack on the provinces of B; C looks on. */
const attacked = () =>
  new Scene({
    more: [third],
    creatures: [creature(card.levy, 0, { id: 'levy' })],
  }).act(0, { type: 'attackProvinces', attacker: 'levy', target: 1 })

describe('whoever leaves takes nothing along', () => {
  test('DW-12.4, DW-12.8: the attacked player gone, nobody is asked about the attack any more', () => {
    const scene = attacked()
    expect(scene.toAct()).toEqual([0])
    expect(game.atAnyTime?.(scene.state, 1)).toContainEqual({ type: 'concede' })
    game.apply(scene.state, 1, { type: 'concede' }, scene.dice, (event) => scene.events.push(event))
    expect(scene.told('attackEnded')).toMatchObject([{ compared: false }])
    expect(scene.toAct()).toEqual([0])
    expect(scene.state.question).toMatchObject({ kind: 'combat' })
  })

  test('DW-12.4, DW-8.7: nobody reacts to the card of a caster who has left', () => {
    const scene = new Scene({
      a: { provinces: ['B', 'B', 'R'], hand: [card.spike] },
      b: { provinces: ['B', 'G'], hand: [card.nullWord] },
      more: [third],
      creatures: [creature(card.levy, 1, { id: 'levy' }), creature(card.levy, 0, { id: 'mine' })],
    })
    const cast = scene.actions(0).find(({ type }) => type === 'castCurse')
    if (cast === undefined) throw new Error('Mind Spike cannot be cast')
    scene.act(0, JSON.parse(JSON.stringify(cast)))
    expect(scene.state.question).toMatchObject({ kind: 'reaction', seat: 1 })
    game.apply(scene.state, 0, { type: 'concede' }, scene.dice, () => {})
    expect(scene.state.resolving).toEqual([])
    expect(scene.state.question?.kind).not.toBe('reaction')
    expect(scene.inPlay()).toEqual(['levy'])
  })

  test('DW-14.5, DW-12.3: an enchantment on creatures that left the game with their owner ends', () => {
    const scene = new Scene({
      more: [third],
      creatures: [creature(card.levy, 1, { id: 'levy' })],
    }).perform(0, [
      {
        op: 'modify',
        what: { kind: 'creature', controller: 'opponent' },
        mod: [{ op: 'addPower', stat: 'pp', n: 1 }],
        duration: 'permanent',
      },
    ])
    expect(scene.state.enchantments).toHaveLength(1)
    game.apply(scene.state, 1, { type: 'concede' }, scene.dice, () => {})
    expect(scene.state.enchantments).toEqual([])
  })

  test('DW-12.8: who concedes while a replacement is carried out goes before anything is lost', () => {
    const scene = new Scene({
      more: [third],
      creatures: [creature(card.levy, 0, { id: 'levy' })],
      with: {
        turn: 4,
        active: 0,
        attack: { attacker: 'levy', target: null, player: 1, mode: null },
        order: [0, 1, 2],
        stack: [
          { kind: 'combatTurn', seat: 0, begun: true },
          { kind: 'attack', phase: 3 },
          {
            kind: 'loss',
            entries: [{ seat: 1, n: 1, pick: 'holder', by: 1, filter: null }],
            cause: 'attack',
            attacker: 'levy',
            replaceable: false,
            at: 0,
            applied: [],
            phase: 0,
          },
          {
            kind: 'effects',
            list: [
              {
                op: 'choose',
                by: 'you',
                options: [
                  { label: label('one'), do: [{ op: 'draw', player: 'you', n: 1 }] },
                  { label: label('two'), do: [{ op: 'draw', player: 'you', n: 1 }] },
                ],
              },
            ],
            context: { you: 0 },
          },
        ],
      },
    })
    game.apply(scene.state, 1, { type: 'concede' }, scene.dice, (event) => scene.events.push(event))
    expect(scene.state.player(1).eliminated).toBe(false)
    scene.act(0, { type: 'chooseOption', index: 0 })
    expect(scene.told('provinceDiscarded')).toEqual([])
    expect(scene.told('attackEnded')).toMatchObject([{ compared: false }])
    expect(scene.toAct()).toEqual([0])
  })

  test('DW-16.3, DW-12.3: a trigger whose only choices left with their owner does nothing', () => {
    const scene = new Scene({
      more: [third],
      creatures: [creature(card.levy, 1, { id: 'levy' })],
      with: {
        turn: 4,
        active: 0,
        order: [0, 1, 2],
        stack: [
          { kind: 'combatTurn', seat: 0, begun: true },
          { kind: 'settle', dirty: false },
          {
            kind: 'trigger',
            trigger: {
              ability: {
                kind: 'triggered',
                on: { event: 'destroyed', subject: 'self' },
                targets: [{ id: 't0', kind: 'creature', controller: 'any' }],
                do: [{ op: 'draw', player: 'you', n: 1 }],
              },
              context: { you: 0 },
              ts: 1,
              place: 0,
            },
            phase: 0,
            modes: [],
            targets: {},
          },
        ],
      },
    })
    expect(scene.state.question).toMatchObject({ kind: 'targets', seat: 0 })
    expect(scene.actions(0)).toHaveLength(1)
    game.apply(scene.state, 1, { type: 'concede' }, scene.dice, (event) => scene.events.push(event))
    expect(scene.told('abilityTriggered')).toEqual([])
    expect(scene.toAct()).toEqual([0])
    expect(scene.actions(0).length).toBeGreaterThan(0)
  })

  test('DW-3.6, DW-12.4: hands are drawn anew although the last to answer has left instead', () => {
    const scene = new Scene({
      a: { hand: [card.levy], pile: [card.raider, card.drake] },
      more: [third],
      options: { mulligan: 'once' },
      with: { step: 'mulligan', turn: 1, question: { kind: 'mulligan', seats: [0, 1, 2], again: [] } },
    })
    scene.act(0, { type: 'confirm', yes: true }).act(2, { type: 'confirm', yes: false })
    scene.dice.load([0, 0])
    game.apply(scene.state, 1, { type: 'concede' }, scene.dice, () => {})
    expect(scene.cards(0, 'hand')).toHaveLength(3)
    expect(scene.state.step).toBe('T5')
  })
})
