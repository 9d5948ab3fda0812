import { type Json, randomMatch, scriptedDice, toReplay, verifyReplay } from '@wyrmtable/kernel'
import { isAtLength } from '@wyrmtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Event } from '../rules/events.ts'
import { U } from '../rules/fields.ts'
import { dragonNoir } from '../rules/game.ts'
import type { MatchState as State } from '../rules/match-state.ts'
import { slotOf } from '../rules/topics/counters.ts'
import { bot } from './index.ts'

const campaign = {
  scenario: 'campaign',
  turnLimit: 1,
  campaign: {
    episodes: [['mill', 'arena'], ['under-the-mountain'], ['dragon-of-the-lake'], ['mill']],
    levels: 'rise',
  },
}

describe('DN-19.2: a campaign of four episodes', () => {
  test('is played through by computers, and one replay of it all is verified', () => {
    const whole = dragonNoir.options.parse({ scenario: 'campaign' })
    if (!whole.ok) throw new Error(JSON.stringify(whole.fault))
    // At length over maps of every size.
    const played = isAtLength()
      ? [['mill', 'arena'], ['defile'], ['chase'], ['bridge']]
      : [['mill', 'arena'], ['mill'], ['arena'], ['mill']]
    const match = randomMatch(dragonNoir, {
      seed: 'campaign',
      options: { ...campaign, campaign: { ...whole.value.campaign, episodes: played } } as unknown as Json,
      pick: (_actions, state, seat, random) => {
        const likely = bot.candidates?.(state, seat) ?? []
        const action = likely[random(Math.min(2, likely.length))]
        if (action === undefined) throw new Error('no candidate')
        return action
      },
    })
    const told = match.entries.flatMap(({ seq }) => match.events(seq))
    const begun = told.filter((event) => event.type === 'scenarioBegan')
    const following = played.flatMap((scenarios, place) => scenarios.map((scenario) => [place + 1, scenario]))
    expect(begun.map(({ episode, scenario }) => [episode, scenario])).toEqual(following.slice(1))
    expect(match.outcome()).toMatchObject({ reason: 'campaign', clause: 'DN-19.2' })
    const { total, episodes } = match.state.campaign ?? { total: [], episodes: [] }
    expect(match.outcome()?.scores).toEqual(total)
    expect(episodes.reduce((sum, won) => sum + won, 0)).toBe(4)
    expect(verifyReplay(dragonNoir, toReplay(match))).toMatchObject({ ok: true })
  })

  /** The last end of phase of the mill, with a wounded Elf, a dead Ork and whatever else a test needs. */
  const lastMoment = (units: Json): State => {
    const options = dragonNoir.options.parse({ ...campaign, turnLimit: 8 })
    if (!options.ok) throw new Error(JSON.stringify(options.fault))
    const position = { playerTurn: 16, phase: 'combat', active: 'horde', campaign: {}, units }
    const read = dragonNoir.decode(position, options.value)
    if (!read.ok) throw new Error(JSON.stringify(read.fault))
    return read.value
  }
  const finish = (state: State, dice: readonly number[]): readonly Event[] => {
    const told: Event[] = []
    const script = scriptedDice(dice)
    dragonNoir.apply(state, 1, { type: 'endPhase' }, script, (event) => told.push(event))
    return told
  }

  test.each([
    [7, 'fresh'],
    [8, 'wounded'],
  ])('a wounded survivor whose die is %i begins the next scenario %s', (die, condition) => {
    const state = lastMoment({ jon: { hex: 'WM.0205', condition: 'wounded' }, 'ork-1': 'WM.1605' })
    finish(state, [die])
    expect(state.setting.scenario.id).toBe('arena')
    expect(state.condition(slotOf(state, 'jon') ?? -1)).toBe(condition)
  })

  test('the dead are out of every later scenario, of a type with several the last ones', () => {
    const state = lastMoment({
      godiva: { hex: 'WM.0205', place: 'dead' },
      'elf-1': { hex: 'WM.0305', place: 'dead' },
      jon: 'WM.0105',
      'ork-1': 'WM.1605',
    })
    const told = finish(state, [])
    expect(told.map(({ type }) => type)).toContain('scenarioEnded')
    const places = ['godiva', 'elf-1', 'elf-2', 'elf-3', 'elf-4', 'jon'].map((id) =>
      state.place(slotOf(state, id) ?? -1),
    )
    expect(places).toEqual(['supply', 'waiting', 'waiting', 'waiting', 'supply', 'waiting'])
    expect(state.campaign).toMatchObject({ total: [0, 1], fallen: { 'exile/godiva': 1, 'exile/elf': 1 } })
    expect(dragonNoir.toAct(state)).toEqual([1])
  })

  test('a wizard who lives gains a level with an episode won, where levels rise', () => {
    const options = dragonNoir.options.parse({ ...campaign, turnLimit: 8 })
    if (!options.ok) throw new Error(JSON.stringify(options.fault))
    const start = { campaign: { episode: 0, scenario: 1, points: [0, 1], total: [0, 1] } }
    const position = {
      ...start,
      playerTurn: 16,
      phase: 'combat',
      active: 'horde',
      units: { jon: 'AR.0205', 'guard-1': 'AR.1605' },
    }
    const read = dragonNoir.decode(position, options.value)
    if (!read.ok) throw new Error(JSON.stringify(read.fault))
    finish(read.value, [])
    expect(read.value.setting.scenario.id).toBe('under-the-mountain')
    expect(read.value.of(slotOf(read.value, 'shaman') ?? -1, U.energy)).toBe(200)
    expect(read.value.campaign).toMatchObject({ episodes: [0, 1], levels: { shaman: 1 } })
  })
})
