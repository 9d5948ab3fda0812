import { placesOf } from '@wyrmtable/text'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { dragonNoir } from '../../rules/game.ts'
import type { MatchState as State } from '../../rules/match-state.ts'
import { slotOf } from '../../rules/topics/counters.ts'
import { viewOf } from '../../rules/view.ts'
import { sayIn } from '../../text/say.ts'
import { answersTo, rollOf } from './answers.ts'
import { spellGlyphs } from './glyph/index.ts'
import { type BookPage, bookOf, bookOwner } from './spell-book.ts'
import { doesOf, lastsOf } from './spell-words.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { fr } from './text/fr.ts'
import { magicText } from './text/index.ts'

const units = { zacharie: 'WM.1006', jon: 'WM.1412', shaman: 'WM.2106', 'ork-1': 'WM.1807' }

function windowOf(position: object = {}): State {
  const options = dragonNoir.options.parse({ scenario: 'two-wizards' })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const waits = [{ kind: 'magicWindow', args: [0] }]
  const whole = { phase: 'fire', active: 'exile', playerTurn: 5, waits, units, ...position }
  const read = dragonNoir.decode(whole as never, options.value)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

function pages(state: State, seat = 0): ReadonlyMap<string, BookPage> {
  const view = viewOf(state, seat)
  const wizard = bookOwner(view, seat, undefined) ?? -1
  const check = (action: Action) => dragonNoir.check(state, seat, action)
  const found = bookOf(view, wizard, { actions: dragonNoir.actions(state, seat), check })
  return new Map(found.map((page) => [page.spell.id, page]))
}

describe('the spell book', () => {
  test('has every spell of the list, with a sign, what it does and how long it lasts in each language', () => {
    const state = windowOf()
    const { spells } = state.setting.sheets.spells
    expect(pages(state).size).toBe(spells.filter(({ wizard }) => wizard === 'zacharie').length)
    for (const spell of spells) {
      expect(spellGlyphs[spell.id]?.d).toBeTruthy()
      for (const language of ['en', 'fr', 'es'] as const) {
        const t = magicText(language)
        const words = `${doesOf(viewOf(state, 0), spell, t)} · ${lastsOf(spell, t)}`
        expect(words).not.toMatch(/[{}]|undefined|^ ·/)
      }
    }
  })

  test('says what is missing where a spell can be cast on nothing, and offers it where it can', () => {
    const sound = pages(windowOf())
    expect(sound.get('Z05')).toMatchObject({ targets: 0, missing: 'none.wounded' })
    expect(sound.get('Z06')).toMatchObject({ targets: 0, missing: 'none.stunned' })
    expect(sound.get('Z22')).toMatchObject({ targets: 0, missing: 'none.effect' })
    const hurt = pages(windowOf({ units: { ...units, jon: { hex: 'WM.1412', condition: 'wounded' } } }))
    expect(hurt.get('Z05')).toMatchObject({ targets: 1, missing: undefined, refusal: undefined })
  })

  test('refuses what costs too much by its clause and figures, and all of it after a cast', () => {
    const poor = pages(windowOf({ units: { ...units, zacharie: { hex: 'WM.1006', energy: 9 } } }))
    expect(poor.get('Z07')?.refusal).toMatchObject({ type: 'needsEnergy', needed: 25, left: 9 })
    expect(poor.get('Z02')?.refusal).toBeUndefined()
  })

  test('a chance that distance does not touch is the one of the rules (DN-15.4)', () => {
    // Cost 25: more than 3, and with his first level a 3 is enough.
    expect(pages(windowOf()).get('Z07')?.chance).toBe(0.8)
  })

  test('offers exactly what the rules would let somebody cast', () => {
    const state = windowOf()
    for (const seat of [0, 1] as const) {
      const asked = seat === 0 ? state : windowOf({ waits: [{ kind: 'magicWindow', args: [1] }] })
      const book = pages(asked, seat)
      const listed = new Set(
        dragonNoir.actions(asked, seat).flatMap((one) => (one.type === 'cast' ? [one.spell] : [])),
      )
      for (const spell of listed)
        expect({ spell, targets: book.get(spell)?.targets }).not.toMatchObject({ targets: 0 })
    }
  })
})

test('a cast tells its die with reasons, and who may answer it', () => {
  const state = windowOf()
  const cast = { type: 'cast', wizard: 'zacharie', spell: 'Z07', target: { unit: 'ork-1' } } as const
  expect(rollOf(state, 0, cast)).toEqual({ level: 1, malus: 0, radius: 10, threshold: 3, least: 3 })
  const words = { t: magicText('en'), say: sayIn('en') }
  expect(answersTo(viewOf(state, 0), 0, 'Z07', words)).toEqual([
    'Shaman may cast at the same target.',
    'Shaman may counter it: 50 PE, 100 left.',
  ])
  const shaman = slotOf(state, 'shaman') ?? -1
  const gone = windowOf({ units: { ...units, shaman: { hex: 'WM.2106', stunned: 5 } } })
  expect(state.side(shaman)).toBe(1)
  expect(answersTo(viewOf(gone, 0), 0, 'Z07', words)).toEqual(['Nobody can answer.'])
})

test.each([
  ['fr', fr],
  ['es', es],
] as const)('%s fills the same places as English', (_language, catalog) => {
  for (const [key, message] of Object.entries(en)) {
    const other = Object.entries(catalog).find(([name]) => name === key)?.[1] ?? ''
    expect({ key, places: placesOf(other) }).toEqual({ key, places: placesOf(message) })
  }
})
