import { describe, expect, test } from 'vitest'
import { card, creature, Scene } from '../../testing/scene.ts'
import { dragonsWrath as game } from '../game.ts'

const three = { hand: [card.levy, card.fury, card.drake] }

describe('moving cards between hidden zones', () => {
  test('DW-17.4: draws as many as there are, for the players meant only', () => {
    const scene = new Scene({ a: { pile: [card.levy, card.fury] }, b: { pile: [card.drake] } })
    scene.perform(0, [{ op: 'draw', player: 'you', n: 3 }])
    expect(scene.cards(0, 'hand')).toEqual([card.levy, card.fury])
    expect(scene.cards(1, 'pile')).toEqual([card.drake])
    expect(scene.toAct()).toEqual([0])
  })

  test('DW-4.10: a drawn card has a new name, so that nobody follows it', () => {
    const scene = new Scene({ a: { pile: [card.levy] } })
    const [before] = scene.ids(0, 'pile')
    scene.perform(0, [{ op: 'draw', player: 'you', n: 1 }])
    expect(scene.ids(0, 'hand')).not.toContain(before)
    expect(scene.ids(0, 'hand')[0]).toMatch(/^[0-9a-f]{12}$/)
  })

  test('DW-17.3: the player chooses what to discard; the others keep their hands', () => {
    const scene = new Scene({ a: three, b: three })
    scene.perform(0, [{ op: 'discard', player: 'opponents', n: 1, pick: 'chosen' }])
    expect(scene.toAct()).toEqual([1])
    expect(scene.actions(1)).toHaveLength(3)
    scene.act(1, { type: 'chooseCards', cards: ['B-DWS-039'] })
    expect(scene.cards(1, 'discard')).toEqual([card.fury])
    expect(scene.cards(0, 'hand')).toHaveLength(3)
    expect(scene.toAct()).toEqual([0])
  })

  test('DW-17.3: chance takes one draw a card over those left (DW-22.2), in zone order', () => {
    const scene = new Scene({ b: three })
    scene.perform(0, [{ op: 'discard', player: 'opponents', n: 2, pick: 'random' }], {}, [2, 0])
    expect(scene.cards(1, 'discard')).toEqual([card.drake, card.levy])
    expect(scene.cards(1, 'hand')).toEqual([card.fury])
  })

  test('DW-11.18: all of a hand is taken without asking; a choice that hidden cards force is asked', () => {
    const all = new Scene({ b: three })
    all.perform(0, [{ op: 'discard', player: 'opponents', n: 3, pick: 'chosen' }])
    expect(all.cards(1, 'discard')).toHaveLength(3)
    const forced = new Scene({ b: three })
    forced.perform(0, [
      { op: 'discard', player: 'opponents', n: 1, pick: 'chosen', filter: { type: ['curse'] } },
    ])
    expect(forced.toAct()).toEqual([1])
    expect(forced.actions(1)).toEqual([{ type: 'chooseCards', cards: ['B-DWS-039'] }])
  })

  test('DW-17.5: a search takes up to n, shows what a filter finds, and shuffles (DW-13.7)', () => {
    const scene = new Scene({ a: { pile: [card.levy, card.fury, card.drake] } })
    scene.perform(0, [
      { op: 'search', player: 'you', zone: 'pile', filter: { type: ['creature'] }, n: 1, to: 'hand' },
    ])
    expect(scene.actions(0)).toHaveLength(3)
    scene.act(0, { type: 'chooseCards', cards: ['A-DWS-008'] }, [1])
    expect(scene.cards(0, 'hand')).toEqual([card.drake])
    expect(scene.told('searched')).toMatchObject([{ shown: true, cards: [{ card: card.drake }] }])
    const searched = scene.told('searched')[0]
    expect(searched && game.redact(searched, 1)).toMatchObject({ cards: [{ card: card.drake }] })
  })

  test('DW-11.18, DW-17.5: a search is asked although the pile holds nothing that fits', () => {
    const scene = new Scene({ a: { pile: [card.fury] } })
    scene.perform(0, [
      { op: 'search', player: 'you', zone: 'pile', filter: { type: ['creature'] }, n: 1, to: 'hand' },
    ])
    expect(scene.actions(0)).toEqual([{ type: 'chooseCards', cards: [] }])
    const open = new Scene({ a: { discard: [card.fury] } })
    open.perform(0, [
      { op: 'search', player: 'you', zone: 'discard', filter: { type: ['creature'] }, n: 1, to: 'hand' },
    ])
    expect(open.state.question).toMatchObject({ kind: 'combat' })
  })

  test('DW-13.7: without a filter only the searcher learns what was found', () => {
    const scene = new Scene({ a: { pile: [card.levy] } })
    scene.perform(0, [{ op: 'search', player: 'you', zone: 'pile', n: 1, to: 'hand' }])
    scene.act(0, { type: 'chooseCards', cards: ['A-DWS-006'] })
    const searched = scene.told('searched')[0]
    expect(searched && game.redact(searched, 1)).not.toHaveProperty('cards')
    expect(searched && game.redact(searched, 0)).toHaveProperty('cards')
  })

  test('DW-17.5: into play only creatures come, under the searcher', () => {
    const scene = new Scene({ a: { pile: [card.fury, card.drake] } })
    scene.perform(0, [{ op: 'search', player: 'you', zone: 'pile', n: 1, to: 'play' }])
    expect(scene.actions(0)).toHaveLength(2)
    scene.act(0, { type: 'chooseCards', cards: ['A-DWS-008'] })
    expect(scene.state.creatures).toMatchObject([{ face: card.drake, by: 0, owner: 0 }])
  })

  test('DW-17.6: looks at the top of a pile and puts it back in any order', () => {
    const scene = new Scene({ b: { pile: [card.levy, card.fury, card.drake] } })
    const look = { op: 'look', player: 'opponents', zone: 'pileTop', n: 2, reorder: true } as const
    scene.perform(0, [look])
    expect(scene.actions(0)).toHaveLength(2)
    scene.act(0, { type: 'chooseCards', cards: ['B-DWS-039', 'B-DWS-006'] })
    expect(scene.cards(1, 'pile')).toEqual([card.fury, card.levy, card.drake])
  })

  test('DW-17.6: a text without a number looks at all provinces, also at more than a deck has', () => {
    const provinces = Array.from({ length: 17 }, () => 'G')
    const scene = new Scene({ b: { provinces } })
    scene.perform(0, [{ op: 'look', player: 'opponents', zone: 'provinces', n: 15 }])
    expect(scene.told('looked')).toMatchObject([{ n: 17 }])
  })

  test('DW-13.8: a look tells the looker alone, unless it is public', () => {
    const scene = new Scene({ b: three })
    scene.perform(0, [
      { op: 'look', player: 'opponents', zone: 'hand', n: 9 },
      { op: 'look', player: 'opponents', zone: 'hand', n: 9, public: true },
    ])
    const [secret, shown] = scene.told('looked')
    expect(secret && game.redact(secret, 1)).not.toHaveProperty('cards')
    expect(secret && game.redact(secret, 0)).toHaveProperty('cards')
    expect(shown && game.redact(shown, 'spectator')).toHaveProperty('cards')
  })

  test('DW-17.6: seen provinces are known to the viewer only (DW-13.6)', () => {
    const scene = new Scene({ b: { provinces: ['G', 'B', 'Y'] }, more: [{ provinces: ['R', 'R'] }] })
    scene.perform(0, [{ op: 'look', player: 't0', zone: 'provinces', n: 1 }], { targets: { t0: 1 } }, [1])
    const known = (viewer: number | 'spectator') => game.view(scene.state, viewer).players[1]?.knownProvinces
    expect(known(0)).toMatchObject([{ card: 'DWS-003' }])
    expect(known(2)).toEqual([])
    expect(known('spectator')).toEqual([])
  })
})

describe('DW-17.2: move', () => {
  const creatures = [creature(card.levy, 0), creature(card.sellsword, 1, { objects: [card.glaive] })]

  test('to the hand of the owner; its objects are discarded, not destroyed (DW-10.11)', () => {
    const scene = new Scene({ creatures })
    scene.perform(0, [{ op: 'move', what: 't0', to: 'hand' }], { targets: { t0: 'B-DWS-019' } })
    expect(scene.inPlay()).toEqual(['A-DWS-006'])
    expect(scene.cards(1, 'hand')).toEqual([card.sellsword])
    expect(scene.cards(1, 'discard')).toEqual([card.glaive])
    expect(scene.told('destroyed')).toEqual([])
  })

  test.each(['pileTop', 'pileBottom'] as const)('to the %s', (to) => {
    const scene = new Scene({ creatures, b: { pile: [card.fury] } })
    scene.perform(0, [{ op: 'move', what: 't0', to }], { targets: { t0: 'B-DWS-019' } })
    const pile = [card.sellsword, card.fury]
    expect(scene.cards(1, 'pile')).toEqual(to === 'pileTop' ? pile : pile.reverse())
  })

  test('out of the game, and a token is gone for good (DW-12.1)', () => {
    const token = {
      tokenId: 'wisp',
      name: { en: 'W', fr: 'W', es: 'W' },
      color: 'blue',
      pp: 1,
      pm: 1,
      traits: [],
    }
    const scene = new Scene({ creatures: [creature(token, 1, { token: true, id: 'w' }), ...creatures] })
    scene.perform(0, [{ op: 'move', what: { kind: 'creature', controller: 'opponent' }, to: 'exile' }])
    expect(scene.inPlay()).toEqual(['A-DWS-006'])
    expect(scene.cards(1, 'exile')).toEqual([card.sellsword])
  })

  test('from the discard pile into play, under you or under its owner (DW-4.3)', () => {
    const back = { op: 'move', what: 't0', to: 'play', under: 'you' } as const
    const scene = new Scene({ b: { discard: [card.drake] } })
    scene.perform(0, [back], { targets: { t0: 'B-DWS-008' } })
    expect(scene.state.creatures).toMatchObject([{ face: card.drake, by: 0, owner: 1 }])
    const other = new Scene({ b: { discard: [card.drake] } })
    other.perform(0, [{ ...back, under: 'owner' }], { targets: { t0: 'B-DWS-008' } })
    expect(other.state.creatures).toMatchObject([{ by: 1, owner: 1 }])
  })

  test('DW-16.5, DW-4.6: what left and came back is another object: no marks, another id', () => {
    const scene = new Scene({ creatures: [creature(card.levy, 0, { attacks: 1, attackedBy: [1] })] })
    scene.perform(0, [{ op: 'move', what: 't0', to: 'play' }], { targets: { t0: 'A-DWS-006' } })
    expect(scene.inPlay()).not.toContain('A-DWS-006')
    expect(scene.state.creatures).toMatchObject([{ attacks: 0, attackedBy: [] }])
  })

  test('DW-4.7: a province goes to the provinces of its owner, known', () => {
    const scene = new Scene({ a: { discard: ['DWS-003'] } })
    scene.perform(0, [{ op: 'move', what: 't0', to: 'hand' }], { targets: { t0: 'A-DWS-003' } })
    expect(scene.state.player(0).provinces.at(-1)).toMatchObject({ card: 'DWS-003', known: true })
  })
})
