import { randomMatch, type Seat, seededDice } from '@wyrmtable/kernel'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { card, creature, Scene } from '../testing/scene.ts'
import { dragonsWrath as game } from './game.ts'
import { optionsSchema } from './options.ts'
import { automaticAction, passScope, presets, scopeAfter } from './stops.ts'
import type { OwnView, PlayerView, View } from './view.ts'

const scene = () =>
  new Scene({
    a: { hand: [card.levy, card.fury], provinces: ['R', 'Rx', 'Bk', 'M', 'M', 'G'], pile: [card.drake] },
    b: { hand: [card.guard], discard: [card.rite], provinces: ['G', 'G', 'G', 'Y'] },
    creatures: [creature(card.sellsword, 0, { objects: [card.glaive] })],
    with: { step: 'M1' },
  })

describe('views', () => {
  test('DW-13.1, DW-13.2, DW-13.4: others and spectators see numbers and what is public', () => {
    for (const viewer of [1, 'spectator'] as const) {
      const { players, play } = game.view(scene().state, viewer)
      expect(players[0]).toMatchObject({ handCount: 2, pileCount: 1, ready: 5, exhausted: 1 })
      expect(players[1]).toMatchObject({ discard: [{ card: card.rite }] })
      expect(play).toMatchObject([{ card: card.sellsword, pp: 7, pm: 2, objects: [{ card: card.glaive }] }])
      const text = JSON.stringify(game.view(scene().state, viewer))
      for (const secret of ['A-DWS-006', 'A-DWS-039', 'A-DWS-008', 'A-G', 'A-M'])
        expect(text).not.toContain(`"${secret}"`)
    }
  })

  test('DW-13.3, DW-13.5, DW-13.6: a player sees his own; known provinces are known to all', () => {
    const view = game.view(scene().state, 0)
    expect(view.me?.hand).toMatchObject([{ card: card.levy }, { card: card.fury }])
    expect(view.me?.provinces).toHaveLength(6)
    const known = game.view(scene().state, 'spectator').players[0]?.knownProvinces
    expect(known?.map(({ id }) => id)).toEqual(['A-B', 'A-R.2'])
  })

  test('DW-13.1: a commit is seen by its owner alone; that he has committed, by all (DW-13.2)', () => {
    const table = scene().act(0, { type: 'commitMagic', sacrifice: 'A-M' })
    expect(game.view(table.state, 0).me?.commit).toEqual({ sacrifice: 'A-M' })
    const other = game.view(table.state, 1)
    expect(other.players.map(({ committed }) => committed)).toEqual([true, false])
    expect(other.awaiting).toEqual([{ seat: 1, kind: 'commitMagic' }])
    expect(JSON.stringify(other)).not.toContain('"A-M"')
  })

  test('DW-13.1, DW-23.6: a view has the own deck list and the pool, and no list of others', () => {
    const options = { decks: ['sample-ember-thorn', 'sample-tide-barrow'] }
    const state = game.setup(optionsSchema.parse(options), 2, seededDice('lists'))
    expect(game.view(state, 1).me?.deck?.id).toBe('sample-tide-barrow')
    expect(game.view(state, 1).options.format).toBe('decks')
    expectTypeOf<View['options']>().not.toHaveProperty('decks')
    for (const viewer of [1, 'spectator'] as const) {
      expect(JSON.stringify(game.view(state, viewer))).not.toContain('sample-ember-thorn')
    }
  })

  test('DW-13.1, DW-17.28: what others answered, or have to choose among, is in no view', () => {
    const asked = () =>
      new Scene({
        b: { hand: [card.levy, card.fury] },
        more: [{ provinces: ['R'], hand: [card.guard, card.drake] }],
      }).perform(0, [
        { op: 'forEach', over: 'opponents', do: [{ op: 'discard', player: 'each', n: 1, pick: 'chosen' }] },
      ])
    const views = ['B-DWS-006', 'B-DWS-039'].map((chosen) => {
      const table = asked().act(1, { type: 'chooseCards', cards: [chosen] })
      return ([0, 2, 'spectator'] as const).map((viewer) => JSON.stringify(game.view(table.state, viewer)))
    })
    expect(views[0]).toEqual(views[1])
    expect(views.flat().join()).not.toMatch(/B-DWS-(006|039)/)
    const table = asked().act(1, { type: 'chooseCards', cards: ['B-DWS-006'] })
    const { question } = game.view(table.state, 1)
    expect(question?.kind === 'choices' && question.asks.map(({ own }) => own?.picked)).toEqual([
      ['B-DWS-006'],
      undefined,
    ])
  })

  test('DW-13.6: without the memory aid a province is marked only while it lies exhausted', () => {
    const table = new Scene({ options: { memoryAid: 'off' }, b: { provinces: ['Gk', 'Rx', 'B'] } })
    for (const viewer of [0, 'spectator'] as const) {
      expect(game.view(table.state, viewer).players[1]?.knownProvinces).toMatchObject([{ id: 'B-R' }])
    }
    table.perform(0, [{ op: 'stealProvince', from: 'opponents', to: 'you', n: 1, pick: 'you' }])
    const offered = game.view(table.state, 0).me?.prompt?.offered ?? []
    expect(offered.filter(({ card: face }) => face !== null)).toEqual([{ id: 'B-R', card: 'DWS-001' }])
  })

  test('DW-13.9, DW-13.10: a view has no field for a secret', () => {
    expectTypeOf<View>().not.toHaveProperty('idSeed')
    expectTypeOf<PlayerView>().not.toHaveProperty('hand')
    expectTypeOf<PlayerView>().not.toHaveProperty('pile')
    expectTypeOf<PlayerView>().not.toHaveProperty('commit')
    expectTypeOf<OwnView>().not.toHaveProperty('pile')
    const { turn, step, order } = game.view(scene().state, 'spectator')
    expect({ turn, step, order }).toEqual({ turn: 3, step: 'M1', order: [0, 1] })
    expect(game.view(scene().state, 'spectator').me).toBeNull()
  })

  test('DW-13.11: a draw names the card to the drawer only', () => {
    const drawn = { type: 'drew', seat: 0, n: 1, cards: [{ id: 'x', card: card.levy }] } as const
    expect(game.redact(drawn, 0)).toEqual(drawn)
    expect(game.redact(drawn, 1)).toEqual({ type: 'drew', seat: 0, n: 1 })
    expect(game.redact(drawn, 'spectator')).toEqual({ type: 'drew', seat: 0, n: 1 })
  })

  test('DW-3.5, DW-13.11: the set-up is told as well, each draw to its drawer alone', () => {
    const told = randomMatch(game, { seed: 'set-up', seats: 2, maxActions: 0 }).events(0)
    const draws = (viewer: Seat) =>
      told
        .map((event) => game.redact(event, viewer))
        .flatMap((event) => (event?.type === 'drew' ? [[event.seat, event.cards?.length ?? 'unseen']] : []))
    expect(draws(0).slice(0, 2)).toEqual([
      [0, 5],
      [1, 'unseen'],
    ])
    expect(draws(1)[0]).toEqual([0, 'unseen'])
  })

  test('DW-23.4, DW-28.5: a question has a number; an answer to an old one is refused', () => {
    const table = new Scene({ b: { hand: [card.levy, card.fury] } })
    table.perform(0, [{ op: 'discard', player: 'opponents', n: 1, pick: 'chosen' }])
    const number = game.view(table.state, 1).me?.prompt?.number ?? -1
    const answer = { type: 'chooseCards', cards: ['B-DWS-006'] } as const
    expect(table.refusal(1, { ...answer, prompt: number - 1 })).toMatchObject({
      type: 'oldQuestion',
      clause: 'DW-28.5',
    })
    expect(table.refusal(1, { ...answer, prompt: number })).toBeUndefined()
    expect(game.view(table.state, 0).me?.prompt).toBeNull()
  })
})

describe('chance and records', () => {
  test('DW-22.1, DW-22.4, DW-23.7: the same seed and actions give the same game, to the byte', () => {
    const run = () => {
      const dice = seededDice('same')
      const told: unknown[] = []
      const state = game.setup(optionsSchema.parse({}), 3, dice)
      for (let i = 0; i < 60; i++) {
        const [seat = 0] = game.toAct(state)
        const actions = game.actions(state, seat)
        const action = actions[i % actions.length]
        if (action !== undefined) game.apply(state, seat, action, dice, (event) => told.push(event))
      }
      return JSON.stringify([told, game.encode(state)])
    }
    expect(run()).toBe(run())
  })

  test('DW-22.3: public results are told as rolls, shuffles and random picks are not', () => {
    const table = new Scene({ a: { pile: [card.levy, card.fury] }, b: { hand: [card.levy, card.fury] } })
    table.perform(
      0,
      [
        { op: 'discard', player: 'opponents', n: 1, pick: 'random' },
        {
          op: 'random',
          outcomes: [
            { weight: 1, do: [{ op: 'draw', player: 'you', n: 1 }] },
            { weight: 1, do: [{ op: 'draw', player: 'you', n: 2 }] },
          ],
        },
      ],
      {},
      [0, 1],
    )
    expect(table.told('rolled')).toMatchObject([{ why: 'outcome' }])
  })

  test('DW-28.1: the whole state between is data: it can be stored and goes on the same', () => {
    const table = new Scene({ creatures: [creature(card.levy, 0), creature(card.guard, 1)] })
    table.act(0, { type: 'attackCreature', attacker: 'A-DWS-006', target: 'B-DWS-018', mode: 'physical' })
    const stored = game.decode(JSON.parse(JSON.stringify(game.encode(table.state))), table.state.options)
    if (!stored.ok) throw new Error(JSON.stringify(stored.fault))
    for (const state of [stored.value, table.state]) {
      game.apply(state, 0, { type: 'pass' }, table.dice, () => {})
      game.apply(state, 1, { type: 'pass' }, table.dice, () => {})
    }
    expect(game.encode(stored.value)).toEqual(game.encode(table.state))
  })

  test('DW-23.1, DW-23.8: an illegal action is refused with its clause and changes nothing', () => {
    const table = new Scene({ creatures: [creature(card.levy, 0)] })
    const before = JSON.stringify(game.encode(table.state))
    for (const action of [
      { type: 'attackProvinces', attacker: 'A-DWS-006', target: 0 },
      { type: 'attackProvinces', attacker: 'nothing', target: 1 },
      { type: 'castCurse', card: 'nothing', pay: [] },
      { type: 'chooseOption', index: 0 },
    ] as const) {
      expect(table.refusal(0, action)).toMatchObject({ clause: expect.stringMatching(/^DW-\d+\.\d+$/) })
    }
    expect(JSON.stringify(game.encode(table.state))).toBe(before)
  })

  test('DW-23.3: one player is asked at a time, commits are asked of all', () => {
    expect(new Scene({ with: { step: 'T5' } }).toAct()).toEqual([0])
    expect(new Scene({ with: { step: 'P1' } }).toAct()).toEqual([0, 1])
  })
})

describe('stops and automatic passes', () => {
  const attacked = () => {
    const table = new Scene({
      a: { hand: [card.fury] },
      b: { hand: [card.fury], provinces: ['R', 'R', 'R'] },
      more: [{ provinces: ['R', 'R'], hand: [card.fury] }],
      creatures: [creature(card.levy, 0), creature(card.guard, 1)],
    })
    return table.act(0, {
      type: 'attackCreature',
      attacker: 'A-DWS-006',
      target: 'B-DWS-018',
      mode: 'physical',
    })
  }

  test('DW-11.14, DW-11.15: asked if something can be played, or only if involved, as the table says', () => {
    const table = attacked().pass(0)
    expect(automaticAction(table.state, 1, presets.live)).toBeUndefined()
    expect(automaticAction(table.state, 1, { ...presets.live, attackDeclared: 'never' })).toEqual({
      type: 'pass',
    })
    expect(automaticAction(table.state, 1, presets.correspondence)).toBeUndefined()
    table.pass(1)
    expect(automaticAction(table.state, 2, presets.correspondence)).toEqual({ type: 'pass' })
    expect(automaticAction(table.state, 2, presets.ai)).toBeUndefined()
    expect(automaticAction(table.state, 1, presets.live)).toBeUndefined()
  })

  test('DW-11.16: an automatic pass is an ordinary action: the same state and the same events', () => {
    const [one, other] = [attacked(), attacked()]
    const automatic = automaticAction(one.state, 0, { ...presets.live, attackDeclared: 'never' })
    expect(automatic).toEqual({ type: 'pass' })
    if (automatic !== undefined) one.act(0, automatic)
    other.pass(0)
    expect(JSON.stringify([one.events, game.encode(one.state)])).toBe(
      JSON.stringify([other.events, game.encode(other.state)]),
    )
  })

  test('DW-11.17: a pass for the window goes on until it closes, unless a card targets something of the player', () => {
    const table = attacked()
    const scope = passScope(table.state, 'window')
    table.pass(0)
    const fury = { type: 'castCurse', card: 'B-DWS-039', pay: [{ province: 'B-R', as: 'red' }] } as const
    table.act(1, { ...fury, targets: { t0: 'B-DWS-018' } })
    table.pass(2, 0)
    expect(table.toAct()).toEqual([2])
    table.pass(2)
    expect(automaticAction(table.state, 0, presets.ai, scope)).toEqual({ type: 'pass' })
    expect(automaticAction(table.state, 0, presets.ai)).toBeUndefined()
  })

  test('DW-11.17: a scope ends when a card targets its owner, and does not come back when the card is gone', () => {
    const table = attacked()
    const scope = passScope(table.state, 'turn')
    table.pass(0)
    const fury = { type: 'castCurse', card: 'B-DWS-039', pay: [{ province: 'B-R', as: 'red' }] } as const
    table.act(1, { ...fury, targets: { t0: 'A-DWS-006' } })
    const [first, second] = [0, 2].map((seat) => scopeAfter(table.state, seat, scope, table.events))
    expect(first).toBeNull()
    expect(second).toEqual(scope)
    const told = table.events.length
    table.pass(2, 0)
    expect(table.state.resolving).toEqual([])
    expect(scopeAfter(table.state, 2, scope, table.events.slice(told))).toEqual(scope)
    expect(automaticAction(table.state, 0, presets.ai, first ?? null)).toBeUndefined()
  })

  test('DW-11.18: prompts are never answered, commits only where the player said so', () => {
    const table = new Scene({ with: { step: 'M1' } })
    expect(automaticAction(table.state, 0, presets.live)).toBeUndefined()
    expect(automaticAction(table.state, 0, { ...presets.live, magicCommit: 'ifPlayable' })).toEqual({
      type: 'commitMagic',
    })
    const asked = new Scene({ b: { hand: [card.levy, card.fury] } })
    asked.perform(0, [{ op: 'discard', player: 'opponents', n: 1, pick: 'chosen' }])
    const never = { ...presets.live, reaction: 'never', myCombat: 'never' } as const
    expect(automaticAction(asked.state, 1, never)).toBeUndefined()
  })

  test('DW-10.21: an own combat turn without anything to do is ended where the player said so', () => {
    const table = new Scene()
    expect(automaticAction(table.state, 0, presets.live)).toBeUndefined()
    expect(automaticAction(table.state, 0, presets.ai)).toEqual({ type: 'endCombatTurn' })
  })

  test('DW-28.2: a quiet turn of two with the correspondence preset waits for the commits alone', () => {
    const table = new Scene({ with: { step: 'T5' } })
    const waited: string[] = []
    while (table.state.turn === 3) {
      const [seat = 0] = table.toAct()
      const action = automaticAction(table.state, seat, presets.correspondence)
      if (action === undefined) waited.push(table.state.step)
      table.act(seat, action ?? table.actions(seat)[0] ?? { type: 'pass' })
    }
    expect(waited).toEqual(['M1', 'M1', 'P1', 'P1', 'C2', 'C2'])
  })
})
