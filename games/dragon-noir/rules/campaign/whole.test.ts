import { type Json, playout, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { episodeBoards, episodeScenarios } from '../../data/episodes.ts'
import { dragonNoir } from '../game.ts'

const parsed = (input: Json) => {
  const options = dragonNoir.options.parse(input)
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  return options.value
}

describe('DN-19.2: the whole campaign', () => {
  test('has something to play in every episode, and stands in the options of its match', () => {
    const options = parsed({ scenario: 'campaign' })
    for (const scenarios of options.campaign.episodes) expect(scenarios.length).toBeGreaterThan(0)
    expect(Object.keys(options.campaign.boards ?? {}).toSorted()).toEqual(episodeScenarios.flat().toSorted())
    expect(parsed(JSON.parse(JSON.stringify(options)))).toEqual(options)
  })

  test('is asked for by its name alone: who describes a campaign has no other', () => {
    const { campaign } = parsed({ scenario: 'campaign', campaign: {} })
    expect(campaign.episodes.map(({ length }) => length)).toEqual([5, 0, 0, 0])
    expect(parsed({}).campaign.boards).toBeUndefined()
  })

  test.each(Object.keys(episodeBoards))('%s is played to an end', (id) => {
    const episodes = [[], [], [], [id]]
    const options = parsed({
      scenario: 'campaign',
      turnLimit: 1,
      campaign: { episodes, boards: episodeBoards },
    } as unknown as Json)
    const dice = seededDice(id)
    const state = dragonNoir.setup(options, 2, dice)
    expect(state.setting.scenario.id).toBe(id)
    playout(dragonNoir, state, dice, (n) => dice.pick(n, 'action'), 20_000)
    expect(dragonNoir.outcome(state)).toMatchObject({ reason: 'campaign' })
  })
})
