import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaOf } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import type { CardData } from './card.ts'
import { allCards, cardOf, findDeck, starterDecks } from './library.ts'
import { lintCard } from './lint.ts'
import { cardFileSchema, deckFileSchema } from './schema.ts'

const text = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const cards = schemaOf(cardFileSchema)
const decks = schemaOf(deckFileSchema)

/** The sample file with one value set or taken out. */
function changed(path: string, value: unknown) {
  const file = JSON.parse(text('sample-cards.json'))
  const steps = path.split('.')
  let at = file
  for (const step of steps.slice(0, -1)) at = at[step]
  const last = steps.at(-1) ?? ''
  if (value === undefined) delete at[last]
  else at[last] = value
  return cards.parse(file)
}

describe('card files, refused where they are wrong (DW-14.1)', () => {
  test('DW-2.1, DW-2.2, DW-2.3, DW-14.2: the sample is read: types, colours, spheres, abilities or effects', () => {
    expect(allCards.filter(({ id }) => id.startsWith('DWS-'))).toHaveLength(48)
    for (const card of allCards) {
      expect('color' in card).toBe(card.type !== 'province')
      expect('sphere' in card).toBe(card.type === 'province')
      expect('effect' in card).toBe(card.type === 'ritual' || card.type === 'curse')
    }
  })

  test('DW-2.4: objects have no cost, the others one of at least one sphere', () => {
    for (const card of allCards) {
      const spheres = 'cost' in card ? Object.values(card.cost).reduce((sum, n) => sum + n, 0) : undefined
      if (card.type === 'object' || card.type === 'province') expect(spheres).toBeUndefined()
      else expect(spheres).toBeGreaterThan(0)
    }
    expect(changed('cards.5.cost', {})).toMatchObject({ ok: false })
  })

  test('DW-2.12: the trait magical and magic provinces are two things', () => {
    const crown = cardOf('DWS-005')
    expect(crown).toMatchObject({ type: 'province', sphere: 'any' })
    expect('traits' in crown).toBe(false)
  })

  test.each([
    ['cards.5.legs', 4, 'unknownKey', '/cards/5/legs'],
    ['cards.7.abilities.0.speed', 1, 'unknownKey', '/cards/7/abilities/0/speed'],
    ['cards.30.effect.0.force', 2, 'unknownKey', '/cards/30/effect/0/force'],
    ['cards.30.targets.0.filter.size', 2, 'unknownKey', '/cards/30/targets/0/filter/size'],
    ['cards.31.effect.0.mod.0.shade', 2, 'unknownKey', '/cards/31/effect/0/mod/0/shade'],
    ['cards.30.effect.0.op', 'annihilate', 'notOneOf', '/cards/30/effect/0/op'],
    ['cards.31.effect.0.mod.0.op', 'paint', 'notOneOf', '/cards/31/effect/0/mod/0/op'],
    ['cards.5.color', 'purple', 'notOneOf', '/cards/5/color'],
    ['cards.5.pp', -1, 'tooSmall', '/cards/5/pp'],
    ['cards.5.id', 'X-1', 'badPattern', '/cards/5/id'],
    ['cards.5.cost', undefined, 'missing', '/cards/5/cost'],
  ])('DW-14.1: %s is refused with its path', (path, value, code, at) => {
    expect(changed(path, value)).toMatchObject({ ok: false, fault: { code, path: at } })
  })

  test('DW-3.9: a deck file is read, and refused with its path', () => {
    const file = JSON.parse(text('starter-sample.json'))
    expect(decks.parse(file).ok).toBe(true)
    file.decks[0].allies[0].n = 0
    expect(decks.parse(file)).toMatchObject({ ok: false, fault: { path: '/decks/0/allies/0/n' } })
    expect(findDeck('sample-ember-thorn')?.name.en).toBe('Ember and Thorn')
    expect(starterDecks).toHaveLength(8)
  })
})

describe('lints', () => {
  test('DW-15.4, DW-18.5, DW-25.9: no card breaks one', () => {
    expect(allCards.flatMap(lintCard)).toEqual([])
  })

  const levy = cardOf('DWS-006')
  const curse = cardOf('DWS-039')
  const withAbility = (ability: object): CardData => ({ ...levy, abilities: [ability] }) as CardData
  const withEffect = (effect: object): CardData => ({ ...curse, effect: [effect] }) as CardData
  const draw = { op: 'draw', player: 'you', n: 1 }

  /** When a creature like that enters play, an insect does. */
  const callsInsects = (subjectFilter: object): CardData => {
    const token = { tokenId: 'bug', name: levy.name, color: 'green', pp: 1, pm: 1, traits: ['insect'] }
    return withAbility({
      kind: 'triggered',
      on: { event: 'enterPlay', subject: 'any', subjectFilter },
      do: [{ op: 'createToken', player: 'you', token, n: 1 }],
    })
  }

  test.each<[string, CardData]>([
    ['DW-11.12', withAbility({ kind: 'activated', cost: { discardCards: 1 }, do: [draw] })],
    [
      'DW-15.4',
      withEffect({
        op: 'draw',
        player: 'you',
        n: { count: { kind: 'handCard', filter: { color: ['red'] } } },
      }),
    ],
    [
      'DW-15.4',
      withEffect({
        op: 'destroyProvince',
        player: 'opponents',
        n: 1,
        pick: 'you',
        filter: { sphere: ['red'] },
      }),
    ],
    ['DW-18.5', withAbility({ kind: 'static', affects: 'self', mod: [{ op: 'gainControl' }] })],
    [
      'DW-18.6',
      withAbility({
        kind: 'static',
        affects: 'self',
        mod: [
          { op: 'grantAbility', ability: { kind: 'static', affects: 'self', mod: [{ op: 'swapPower' }] } },
        ],
      }),
    ],
    [
      'DW-18.7',
      withAbility({
        kind: 'static',
        affects: { kind: 'creature', filter: { trait: ['flying'] } },
        mod: [{ op: 'removeTrait', trait: 'flying' }],
      }),
    ],
    [
      'DW-17.29',
      withEffect({ op: 'payOrElse', player: 'opponents', cost: { discardCards: 1 }, orElse: [draw] }),
    ],
    // Another creature dies of it, and another of that.
    [
      'DW-19.10',
      withAbility({
        kind: 'triggered',
        on: { event: 'destroyed', subject: 'other' },
        do: [{ op: 'destroy', what: { kind: 'creature' } }],
      }),
    ],
    // An attack more, which may be won too.
    [
      'DW-19.10',
      withAbility({
        kind: 'triggered',
        on: { event: 'combatWon', subject: 'self' },
        do: [{ op: 'extraAttack', what: 'self' }],
      }),
    ],
    // Each insect calls the next.
    ['DW-19.10', callsInsects({ trait: ['insect'] })],
    ['DW-25.6', { ...levy, pp: 4 } as CardData],
    ['DW-25.7', { ...curse, points: 5 } as CardData],
  ])('%s is found', (clause, card) => {
    expect(lintCard(card)).toMatchObject([{ card: card.id, clause }])
  })

  test('DW-19.10: a limit, an event that cannot come of it, and who is gone already are no fault', () => {
    const dies = { kind: 'triggered', on: { event: 'destroyed', subject: 'self' } }
    const destroys = { op: 'destroy', what: { kind: 'creature' } }
    expect(lintCard(withAbility({ ...dies, do: [destroys] }))).toEqual([])
    const limited = { ...dies, on: { event: 'destroyed', subject: 'other' }, limit: { per: 'turn', n: 1 } }
    expect(lintCard(withAbility({ ...limited, do: [destroys] }))).toEqual([])
    expect(lintCard(callsInsects({ trait: ['undead'] }))).toEqual([])
  })

  test('DW-18.5, DW-18.6, DW-18.7, DW-25.6, DW-25.7: and an ordinary card has no fault', () => {
    expect(lintCard(levy)).toEqual([])
    expect(lintCard(curse)).toEqual([])
  })
})
