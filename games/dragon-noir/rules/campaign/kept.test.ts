import { type Json, type JsonObject, scriptedDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { maps } from '../../data/maps.ts'
import { scenariosData } from '../../data/scenarios.ts'
import { U } from '../fields.ts'
import { dragonNoir } from '../game.ts'
import type { MatchState as State } from '../match-state.ts'
import { slotOf } from '../topics/counters.ts'

/** The watermill with its scenario, as somebody's own board. */
function ownMill(): JsonObject {
  const mill = scenariosData.scenarios.find(({ id }) => id === 'mill')
  if (mill === undefined) throw new Error('no mill')
  const { firstSide, turnLimit, magic, sides, victory } = mill
  return JSON.parse(
    JSON.stringify({
      schema: 'dragon-noir-board/1',
      title: 'The mill again',
      map: maps.WM,
      scenario: { firstSide, turnLimit, magic, sides, victory },
    }),
  )
}

/** The end of the last turn of a scenario, and what is set up after it. */
function next(campaign: JsonObject, start: JsonObject, units: Json): State {
  const options = dragonNoir.options.parse({ scenario: 'campaign', turnLimit: 1, campaign })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const position = { phase: 'combat', campaign: start, units, playerTurn: 2 }
  const read = dragonNoir.decode(position, options.value)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const state = read.value
  const isNext = () => state.campaign?.scenario !== (start.scenario ?? 0)
  // Nobody answers with a spell.
  for (let steps = 0; steps < 9 && !isNext(); steps++) {
    const [seat = 0] = dragonNoir.toAct(state)
    const type = state.top === undefined ? 'endPhase' : 'pass'
    dragonNoir.apply(state, seat, { type }, scriptedDice([]), () => undefined)
  }
  return state
}
const at = (state: State, unit: string): number => slotOf(state, unit) ?? -1

const fourMills = { episodes: [['mill', 'two-wizards'], ['two-wizards'], [], []] }
/** Laberne has lost his horse, Jon has not; Zacharie has little left. */
const units = {
  laberne: { hex: 'WM.0205', mounted: true, mount: null },
  'horse-laberne': { place: 'dead', hex: 'WM.0206' },
  'ork-1': 'WM.1605',
}

describe('DN-19.2: what a campaign carries over besides', () => {
  test.each([
    ['lost', 'removed'],
    ['replaced', 'ridden'],
  ] as const)('a dead horse is %s', (horses, place) => {
    const state = next({ ...fourMills, horses }, {}, units)
    expect(state.setting.scenario.id).toBe('two-wizards')
    expect(state.place(at(state, 'horse-laberne'))).toBe(place)
    expect(state.place(at(state, 'horse-jon'))).toBe('ridden')
    expect(state.place(at(state, 'laberne'))).toBe('unplaced')
  })

  test.each([
    ['rested', 30, 50],
    ['rested', 70, 70],
    ['full', 30, 100],
  ] as const)('energy is %s: who had %i left begins with %i', (energy, left, begins) => {
    const episodes = [['two-wizards', 'two-wizards'], [], [], []]
    const state = next(
      { episodes, energy },
      {},
      { zacharie: { hex: 'WM.0205', energy: left }, shaman: 'WM.1605' },
    )
    expect(state.campaign?.scenario).toBe(1)
    expect(state.of(at(state, 'zacharie'), U.energy)).toBe(begins)
  })

  test.each([
    ['filled', 0],
    ['thinned', 1],
  ] as const)('in the next episode the ranks are %s, and who has a name stays dead', (ranks, missing) => {
    const start = {
      scenario: 1,
      fallen: { 'exile/elf': 1, 'exile/godiva': 1 },
      horseless: { 'exile/jon': 1 },
    }
    const state = next({ ...fourMills, ranks, horses: 'lost' }, start, { jon: 'WM.0205', shaman: 'WM.1605' })
    expect(state.campaign).toMatchObject({ episode: 1, scenario: 0 })
    const elves = ['elf-1', 'elf-2', 'elf-3', 'elf-4'].filter(
      (elf) => state.place(at(state, elf)) === 'supply',
    )
    expect(elves).toHaveLength(missing)
    expect(state.place(at(state, 'godiva'))).toBe('supply')
    // Between episodes there is time to find a horse.
    expect(state.place(at(state, 'horse-jon'))).toBe('ridden')
  })

  test('options that say nothing of it leave its states as they were', () => {
    const state = next(fourMills, {}, units)
    expect(JSON.stringify(state.campaign)).not.toMatch(/horseless|energy/)
  })
})

describe('DN-18.4, DN-19.2: boards of one’s own in a campaign', () => {
  const boards = { 'mill-again': ownMill() }
  const episodes = [['mill', 'mill-again'], [], [], []]

  test('are played on when their turn comes, and open again', () => {
    const state = next({ episodes, boards }, {}, { jon: 'WM.0205', 'ork-1': 'WM.1605' })
    expect(state.setting.scenario).toMatchObject({ id: 'mill-again', title: 'The mill again' })
    const opened = dragonNoir.decode(dragonNoir.encode(state), state.setting.options)
    expect(opened.ok && dragonNoir.encode(opened.value)).toEqual(dragonNoir.encode(state))
  })

  test('are refused where nobody knows them, and where they have a fault', () => {
    const parse = (campaign: JsonObject) => dragonNoir.options.parse({ scenario: 'campaign', campaign })
    expect(parse({ episodes })).toMatchObject({ ok: false, fault: { path: '/campaign/episodes/0/1' } })
    const faulty = ownMill()
    Object.assign(faulty, { scenario: { ...(faulty.scenario as JsonObject), chest: 'WM.9999' } })
    expect(parse({ episodes, boards: { 'mill-again': faulty } })).toMatchObject({
      ok: false,
      fault: { path: '/campaign/boards/mill-again/scenario/chest', refusal: { clause: 'DN-2.1' } },
    })
  })
})
