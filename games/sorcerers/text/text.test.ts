import { languages, playout, seededDice } from '@wyrmtable/kernel'
import { placesOf } from '@wyrmtable/text'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { sorcerers } from '../rules/game.ts'
import { refusalTypes, refuse } from '../rules/refusals.ts'
import { bare, positionOf } from '../rules/testing/positions.ts'
import { catalogs, texts } from './index.ts'
import { hourOf } from './say.ts'

test('SO-14.13: each candidate has a line with figure, centimetres, clock direction and consequence', () => {
  const state = positionOf({
    group: ['P1-orc-3'],
    figures: { 'P1-orc-3': [100, 400], 'P2-sorcerer': { x: 187, y: 400, face: [-1, 0] } },
  })
  const action = { type: 'move', id: 'P1-orc-3', path: [{ x: 160, y: 400 }], face: [1, 0] } as const
  expect(texts.en.action({ ...action, path: [...action.path], face: [1, 0] }, state)).toBe(
    'Orc 3: move 6 cm towards 3 o’clock, into contact with sorcerer of player 2',
  )
  expect([hourOf(0, -5), hourOf(7, 0), hourOf(-1, 0), hourOf(3, 6)]).toEqual([12, 3, 9, 5])
})

describe('SO-1.5: those who play are told by their names', () => {
  const people = (...names: readonly string[]) => names.map((name) => ({ kind: 'person' as const, name }))
  const at = { s: 'table', x: 1, y: 1 }
  const orc: Event = { type: 'created', figure: 'P2-orc-1', weapon: 'light', at, face: [1, 0] }
  const saved = { type: 'sorcererTurnEnded', seat: 'P2', saved: 60, lost: 0 } as const
  const told = (language: 'en' | 'fr' | 'es', names: readonly string[], seats: ReturnType<typeof people>) => {
    const text = texts[language].called?.({ options: { names }, seats })
    return [text?.seat('P2'), text?.event(saved), text?.event(orc)]
  }

  test('by that of the sorcerer, else of the player, else by the seat', () => {
    expect(told('en', [], people('Mireille', 'Éloïse'))).toEqual([
      'Éloïse',
      'Éloïse saves 60 points.',
      'Orc 1 of Éloïse appears with light weapon on the table.',
    ])
    expect(told('en', ['Merlin', 'Morgana'], people('Mireille', 'Éloïse'))[1]).toBe(
      'Morgana saves 60 points.',
    )
    // A field left empty before one that is filled holds what the seat is called.
    expect(told('fr', ['Player 1', 'Joueur 2'], people('Mireille', 'Éloïse'))[0]).toBe('Éloïse')
    expect(told('en', [], people('', ''))[1]).toBe('Player 2 saves 60 points.')
  })

  test('French shortens before a vowel, and the only computer needs no name', () => {
    expect(told('fr', [], people('Mireille', 'Éloïse'))[2]).toMatch(/^Orc 1 d’Éloïse/)
    expect(told('fr', [], people('Éloïse', 'Mireille'))[2]).toMatch(/^Orc 1 de Mireille/)
    const computer = { kind: 'computer' as const, name: 'Computer' }
    const one = texts.es.called?.({ options: {}, seats: [...people('Ana'), computer] })
    expect(one?.event(saved)).toMatch(/^El ordenador ahorra/)
    const two = texts.en.called?.({ options: {}, seats: [...people('Ana'), computer, computer] })
    expect(two?.event(saved)).toMatch(/^Player 2 saves/)
  })
})

describe('the three catalogs', () => {
  test('fill the same places', () => {
    for (const [key, message] of Object.entries(catalogs.en)) {
      for (const language of ['fr', 'es'] as const) {
        const other: Readonly<Record<string, string>> = catalogs[language]
        expect([key, placesOf(other[key] ?? '')]).toEqual([key, placesOf(message)])
      }
    }
  })

  test('have a sentence for all that random play brings', () => {
    const parsed = sorcerers.options.parse({ turnLimit: 3, table: 'village', roster: 'all', fade: 2 })
    if (!parsed.ok) throw new Error('options')
    const state = sorcerers.setup(parsed.value, 3, seededDice('text'))
    const random = seededDice('choice')
    const events: Event[] = []
    playout(
      sorcerers,
      state,
      seededDice('dice'),
      (n) => random.pick(n, 'choice'),
      400,
      (event) => {
        events.push(event)
      },
    )
    for (const language of languages) {
      const text = texts[language]
      for (const event of events) expect(text.event(event)).not.toContain('{')
      for (const type of refusalTypes) expect(text.refusal(refuse(type, 'SO-13.2'))).not.toContain('{')
      const noStarts = { type: 'noStarts', clause: 'SO-5.3', table: 'castle-gate', seats: 3 }
      expect(text.refusal(noStarts)).toMatch(/3 (players|joueurs|jugadores)/)
      const noRoom = { type: 'noRoom', clause: 'SO-5.3', table: 'castle-gate', edge: 'top' }
      expect(text.refusal(noRoom)).toMatch(/upper|supérieur|superior/)
      const { current } = state
      for (const action of sorcerers.actions(state, current).slice(0, 200)) {
        expect(text.action(action, state)).not.toContain('{')
        expect(text.group(action, state)).not.toBe('')
      }
      expect(text.board?.(state, { colour: false, columns: 100 })).toContain('S1')
      expect(text.status(state)).not.toContain('{')
    }
  })
})

describe('a refusal is told with all its figures', () => {
  const state = positionOf({
    group: ['P1-artillery-1', 'P1-goblin-1', 'P1-goblin-2'],
    figures: {
      'P1-artillery-1': [300, 300],
      'P1-goblin-1': [262, 300],
      'P1-goblin-2': [500, 300],
      'P1-goblin-3': [600, 300],
      'P2-goblin-1': [700, 300],
    },
  })
  const asked = (action: Action, at = state): string => {
    const refusal = sorcerers.check(at, at.current, action)
    if (refusal === undefined) throw new Error('allowed')
    for (const language of languages) {
      expect(texts[language].refusal(refusal), JSON.stringify(refusal)).not.toMatch(/[…+{]| {2}/)
    }
    return texts.en.refusal(refusal)
  }
  const fire = (...crew: string[]): Action => ({
    type: 'gunFire',
    id: 'P1-artillery-1',
    crew,
    target: 'P2-goblin-1',
  })

  test('groups, crews and weapons', () => {
    const waits = positionOf({ figures: { 'P1-goblin-1': [300, 300] } })
    expect(asked({ type: 'activate', ids: ['P2-sorcerer'] }, waits)).toContain('not yours')
    const many = ['P1-goblin-1', 'P1-goblin-2', 'P1-goblin-3', 'P1-artillery-1', 'P2-goblin-1']
    const opportunity = positionOf({
      figures: Object.fromEntries(many.map((id, place) => [id, [300 + 60 * place, 300]])),
    })
    expect(asked({ type: 'activate', ids: many }, opportunity)).toBe(
      'A group has one to 4 creatures; 5 are named.',
    )
    expect(asked({ type: 'melee', id: 'P1-goblin-3', target: 'P2-goblin-1' })).toContain('active group')
    expect(asked(fire('P1-goblin-1'))).toBe('Artillery 1 of player 1 needs 3 crewmen for that; 1 are named.')
    expect(asked({ type: 'gunTurn', id: 'P1-artillery-1', crew: ['P1-goblin-2'], face: [0, 1] })).toBe(
      'Goblin 2 of player 1 cannot serve Artillery 1 of player 1 now.',
    )
    expect(asked({ type: 'shoot', id: 'P1-goblin-1', target: 'P2-goblin-1' })).toContain('light weapon')
    expect(asked({ type: 'turn', id: 'P1-artillery-1', face: [0, 1] })).toContain('is not made for that')
    expect(asked({ type: 'breath', id: 'P1-goblin-1', target: 'P2-goblin-1' })).toContain('breath')
  })

  test('creatures that have no number yet, and the camp that a race does not fit', () => {
    const magic = positionOf({
      phase: 'sorcerer',
      players: { P1: { points: 200, conviction: 'bad' }, P2: {} },
    })
    const create = (race: string, weapon: 'light' | 'natural', x: number): Action => ({
      type: 'create',
      race,
      weapon,
      at: [{ s: 'table', x, y: 400, face: [1, 0] }],
    })
    expect(asked(create('orc', 'natural', 200), magic)).toMatch(/^New Orc of player 1 .* natural weapon/)
    expect(asked(create('orc', 'light', 5), magic)).toMatch(/^The base of new Orc of player 1/)
    expect(asked(create('amazon', 'light', 200), magic)).toBe('That race does not fit a camp that is bad.')
  })

  test('SO-5.3: a sorcerer off his edge, and one too near to another', () => {
    const options = { setup: 'edge', table: bare }
    const alone = positionOf({ phase: 'setup', current: 'P1', order: ['P1', 'P2'] }, options)
    expect(asked({ type: 'placeSorcerer', x: 300, y: 300, face: [1, 0] }, alone)).toBe(
      'Sorcerer of player 1 must stand on the left edge; that is 28.5 cm from there.',
    )
    const figures = { 'P1-sorcerer': [15, 785] }
    const order = ['P3', 'P2', 'P1', 'P4']
    const crowded = positionOf({ seats: 4, phase: 'setup', current: 'P4', order, figures }, options)
    expect(asked({ type: 'placeSorcerer', x: 300, y: 785, face: [0, -1] }, crowded)).toBe(
      'Sorcerer of player 4 would stand too near sorcerer of player 1: 28.5 cm between centres, 35.0 cm needed.',
    )
  })
})
