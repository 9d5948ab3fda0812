import { type Json, scriptedDice } from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'
import { describe, expect, test } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { dragonNoir } from '../../rules/game.ts'
import type { MatchState } from '../../rules/match-state.ts'
import { viewOf } from '../../rules/view.ts'
import { en as briefing } from '../briefing/text/en.ts'
import { annalsOf } from './annals.ts'
import { companyOf } from './company.ts'
import { placesOn } from './land.ts'
import { stagesOf } from './stages.ts'
import { en as tale } from './text/en.ts'

const episodes = [['mill', 'arena'], ['under-the-mountain'], [], ['mill']]

/** The end of the last turn of the mill, and of what is told from there on. */
function afterTheMill(units: Json, dice: readonly number[] = [], campaign: Json = { episodes }) {
  const options = dragonNoir.options.parse({ scenario: 'campaign', campaign })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const position = { playerTurn: 16, phase: 'combat', active: 'horde', campaign: {}, units }
  const read = dragonNoir.decode(position, options.value)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const state: MatchState = read.value
  const events: Event[] = [
    { type: 'phaseBegan', turn: 3, playerTurn: 5, side: 'exile', phase: 'fire' },
    { type: 'unitFate', unit: 'godiva', hex: 'WM.0205', fate: 'dead', cause: 'fire', clause: 'DN-6.23' },
    { type: 'phaseBegan', turn: 8, playerTurn: 16, side: 'horde', phase: 'combat' },
  ]
  dragonNoir.apply(state, 1, { type: 'endPhase' }, scriptedDice(dice), (event) => events.push(event))
  const log: readonly LoggedEntry<Event>[] = [{ seq: 1, seat: 'horde', events }]
  return { view: viewOf(state, 0), annals: annalsOf(log, 'mill') }
}

const units = {
  laberne: { hex: 'WM.0105', condition: 'wounded' },
  godiva: { hex: 'WM.0205', place: 'dead' },
  'elf-1': { hex: 'WM.0305', place: 'dead' },
  'elf-2': 'WM.0306',
  'ork-1': 'WM.1605',
}

describe('the tale of the whole campaign', () => {
  const whole = dragonNoir.options.parse({ scenario: 'campaign' })
  const scenarios = whole.ok ? whole.value.campaign.episodes.flat() : []
  test.each(scenarios)('%s is told before and after, and has a briefing', (id) => {
    for (const part of ['before', 'exile', 'horde']) expect(Object.keys(tale)).toContain(`${id}.${part}`)
    for (const part of ['story', 'exile.win', 'horde.win', 'exile.plan', 'horde.plan'])
      expect(Object.keys(briefing)).toContain(`${id}.${part}`)
  })
})

describe('the map of a campaign', () => {
  test('knows what is over and how, what is played, and what is ahead', () => {
    const { view, annals } = afterTheMill(units, [8])
    expect(annals.played).toEqual([{ scenario: 'mill', winner: 1, turn: 8 }])
    expect(stagesOf(view, annals)).toEqual([
      { order: 0, episode: 0, scenario: 'mill', is: 'over', played: annals.played[0] },
      { order: 1, episode: 0, scenario: 'arena', is: 'now' },
      { order: 2, episode: 1, scenario: 'under-the-mountain', is: 'ahead' },
      { order: 3, episode: 3, scenario: 'mill', is: 'ahead' },
    ])
  })

  test('has a place for each scenario, however many there are', () => {
    for (const count of [1, 2, 5, 9]) {
      const places = placesOn(0, count)
      expect(new Set(places.map(String)).size).toBe(count)
    }
  })
})

describe('the roster of a campaign', () => {
  test('tells who is left, wounded, not needed now, and where somebody fell', () => {
    const { view, annals } = afterTheMill(units, [8])
    const company = companyOf(view, 0, annals)
    const of = (type: string) => company.find((member) => member.type === type)
    expect(of('laberne')).toMatchObject({ left: 1, wounded: 1, isHere: false })
    expect(of('elf')).toMatchObject({ count: 4, left: 3, isHere: true })
    expect(of('godiva')).toMatchObject({ left: 0, fell: { type: 'godiva', scenario: 'mill', turn: 3 } })
    expect(company.at(-1)?.type).toBe('godiva')
  })
})
