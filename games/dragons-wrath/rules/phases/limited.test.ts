import { seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { imagine } from '../../bot/imagine.ts'
import { cardOf } from '../../data/library.ts'
import limited from '../../data/limited.json' with { type: 'json' }
import { openBooster } from '../decks/boosters.ts'
import { deckNamed, poolFault, suggestDeck } from '../decks/build-deck.ts'
import { dragonsWrath as game } from '../game.ts'
import { defaultOptions } from '../options.ts'
import type { State } from '../state.ts'

const begin = (format: 'sealed' | 'draft', seats: number): State =>
  game.setup({ ...defaultOptions, format }, seats, seededDice(`${format}/${seats}`))

/** Plays on by chance until the decks are built, or the game is over. */
function playUntil(state: State, isDone: (state: State) => boolean): void {
  const dice = seededDice('limited')
  for (let played = 0; !isDone(state); played++) {
    if (played > 20_000) throw new Error('no end')
    const toAct = game.toAct(state)
    const seat = toAct[dice.pick(toAct.length, 'seat')] ?? 0
    const listed = game.actions(state, seat)
    const action = listed[dice.pick(listed.length, 'action')]
    if (action === undefined) throw new Error(`seat ${seat} is stuck`)
    expect(game.check(state, seat, action)).toBeUndefined()
    game.apply(state, seat, action, dice, () => {})
  }
}

describe('boosters', () => {
  test('DW-25.2: 8 common, 3 uncommon and 1 rare card, all different; one in six has a magic province', () => {
    const dice = seededDice('boosters')
    let magic = 0
    for (let i = 0; i < 600; i++) {
      const cards = openBooster(dice).map(cardOf)
      expect(new Set(cards.map(({ id }) => id)).size).toBe(12)
      const provinces = cards.filter(({ type }) => type === 'province').length
      magic += provinces
      const of = (rarity: string): number =>
        cards.filter((card) => card.type !== 'province' && card.rarity === rarity).length
      expect([of('C') + provinces, of('U'), of('R')]).toEqual([8, 3, 1])
    }
    expect(magic).toBeGreaterThan(60)
    expect(magic).toBeLessThan(140)
  })
})

describe('decks out of boosters (DW-25.2)', () => {
  test('sealed: each builds from a pool of his own; a card more than the pool has is refused', () => {
    const state = begin('sealed', 2)
    expect(game.toAct(state)).toEqual([0, 1])
    const pool = state.limited?.pools[0] ?? []
    expect(pool).toHaveLength(12 * limited.sealedBoosters)
    expect(game.view(state, 0).me?.limited?.pool).toEqual(pool)
    expect(JSON.stringify(game.view(state, 'spectator'))).not.toContain(pool[0])
    const deck = suggestDeck(pool, defaultOptions)
    expect(poolFault(deck, pool, defaultOptions)).toBeUndefined()
    const [first, ...rest] = deck.allies
    if (first === undefined) throw new Error('no allies')
    const greedy = [{ ...first, n: first.n + 1 }, ...rest]
    const action = { type: 'buildDeck' as const, provinces: [...deck.provinces], allies: greedy }
    expect(game.check(state, 0, action)).toMatchObject({ type: 'notInPool', clause: 'DW-25.2' })
    expect(poolFault(deckNamed(deck.provinces, rest.slice(0, 5)), pool, defaultOptions)).toMatchObject({
      type: 'tooFewAllies',
      clause: 'DW-3.1',
    })
  })

  test.each([2, 3, 4])('a draft of %i: pick and pass, then build, then the game to its end', (seats) => {
    const state = begin('draft', seats)
    expect(game.view(state, 1).me?.limited?.pack).toHaveLength(12)
    playUntil(state, ({ step }) => step === 'build')
    for (const pool of state.limited?.pools ?? []) expect(pool).toHaveLength(12 * limited.draftBoosters)
    playUntil(state, (one) => one.limited === null)
    for (const player of state.players) expect(player.provinces).toHaveLength(15)
    playUntil(state, (one) => game.outcome(one) !== undefined)
  })

  test('packs go to the left, then to the right', () => {
    const state = begin('draft', 3)
    const packOf = (seat: number): readonly string[] => [...(state.limited?.packs[seat] ?? [])]
    const [second] = [packOf(1)]
    for (const seat of [0, 1, 2]) {
      const [card = ''] = packOf(seat)
      game.apply(state, seat, { type: 'pickCard', card }, seededDice('x'), () => {})
    }
    expect(packOf(0)).toEqual(second.slice(1))
  })

  test('DW-12.4: who leaves a draft is not waited for, and the others draft on', () => {
    const state = begin('draft', 3)
    const pickFirst = (seat: number): void => {
      const card = state.limited?.packs[seat]?.[0] ?? ''
      game.apply(state, seat, { type: 'pickCard', card }, seededDice('x'), () => {})
    }
    pickFirst(0)
    pickFirst(1)
    game.apply(state, 2, { type: 'concede' }, seededDice('x'), () => {})
    expect(game.toAct(state)).toEqual([0, 1])
    expect(state.limited?.pools[0]).toHaveLength(1)
    playUntil(state, (one) => game.outcome(one) !== undefined)
  })

  test.each(['sealed', 'draft'] as const)(
    'DW-13.1: %s: who has built a deck knows what is left in the pile, and what is imagined holds just that',
    (format) => {
      const state = begin(format, 2)
      let looked = 0
      playUntil(state, (one) => {
        if (one.limited !== null) return false
        for (const seat of [0, 1]) {
          const imagined = imagine(game.view(one, seat), seat, seededDice(`imagined/${looked}`))
          const [truth, taken] = [one, imagined].map((each) =>
            each
              .player(seat)
              .pile.map(({ card }) => card)
              .sort(),
          )
          expect(taken).toEqual(truth)
          looked++
        }
        return looked >= 200 || game.outcome(one) !== undefined
      })
      expect(looked).toBeGreaterThan(20)
    },
  )

  test.each(['sealed', 'draft'] as const)('%s: the position reads back as it was at every step', (format) => {
    const state = begin(format, 2)
    playUntil(state, (one) => {
      const written = game.encode(one)
      const read = game.decode(written, one.options)
      expect(read).toMatchObject({ ok: true })
      if (read.ok) expect(game.encode(read.value)).toEqual(written)
      return one.limited === null
    })
  })
})
