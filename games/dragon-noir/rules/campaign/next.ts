import { endReasons, S } from '../fields.ts'
import type { Play } from '../play.ts'
import { NOBODY, sideIds } from '../roster.ts'
import { setup } from '../setup.ts'
import type { State } from '../state.ts'
import { type Campaign, scenarioNow } from './campaign.ts'
import { afterScenario } from './carry-over.ts'
import { wizardTypes } from './levels.ts'

/** DN-19.2: a scenario of a campaign is over: counts it, and sets up the next one or ends the campaign. */
export function goOnWithCampaign(play: Play): void {
  const { state } = play
  const { campaign } = state
  if (campaign === undefined || state.phase !== 'over' || state.endReason === 'conceded') return
  const winner = state.get(S.winner)
  play.emit({
    type: 'scenarioEnded',
    scenario: state.setting.scenario.id,
    winner: sideIds[winner as 0] ?? 'none',
  })
  const counted: Campaign = {
    ...campaign,
    ...afterScenario(play, campaign),
    points: plusOne(campaign.points, winner),
    total: plusOne(campaign.total, winner),
    last: winner === NOBODY ? campaign.last : winner,
  }
  const next = advance(state, counted)
  if (next === undefined) {
    endCampaign(play, closeEpisode(state, counted))
    return
  }
  // Standing orders hold for the whole campaign.
  state.become(setup(state.setting.options, next))
  const { episode } = next
  play.emit({
    type: 'scenarioBegan',
    episode: episode + 1,
    scenario: scenarioNow(next, state.setting.options.campaign.episodes),
    exile: next.total[0],
    horde: next.total[1],
  })
}

const plusOne = ([exile, horde]: readonly [number, number], side: number): [number, number] => [
  exile + (side === 0 ? 1 : 0),
  horde + (side === 1 ? 1 : 0),
]

/** The next scenario, of this episode or of the next that has any. */
function advance(state: State, campaign: Campaign): Campaign | undefined {
  const { episodes } = state.setting.options.campaign
  if (campaign.scenario + 1 < (episodes[campaign.episode]?.length ?? 0))
    return { ...campaign, scenario: campaign.scenario + 1 }
  const episode = episodes.findIndex((scenarios, i) => i > campaign.episode && scenarios.length > 0)
  return episode < 0
    ? undefined
    : { ...withNewSeason(state, closeEpisode(state, campaign)), episode, scenario: 0, points: [0, 0] }
}

/** Between episodes there is time: for horses and spells, and to fill the ranks where the campaign has them filled. */
function withNewSeason(state: State, { horseless: _, energy: _rested, ...campaign }: Campaign): Campaign {
  const { options, sheets } = state.setting
  if (options.campaign.ranks !== 'filled') return campaign
  const isOne = (key: string): boolean =>
    sheets.characters.characters.some(({ id, count }) => count === 1 && key.endsWith(`/${id}`))
  const fallen = Object.fromEntries(Object.entries(campaign.fallen).filter(([key]) => isOne(key)))
  return { ...campaign, fallen }
}

/** DN-19.2: the side with more points wins the episode; where they are level, who won the last scenario. */
function closeEpisode(state: State, campaign: Campaign): Campaign {
  const winner = leader(campaign.points) ?? campaign.last
  return {
    ...campaign,
    episodes: plusOne(campaign.episodes, winner),
    levels: risen(state, campaign, winner),
  }
}

const leader = ([exile, horde]: readonly [number, number]): number | undefined =>
  exile === horde ? undefined : exile > horde ? 0 : 1

/** Levels after an episode, where they rise: the winner's wizards who are not dead. */
function risen(state: State, { levels, fallen }: Campaign, winner: number): Campaign['levels'] {
  const side = sideIds[winner as 0]
  if (state.setting.options.campaign.levels === 'stay' || side === undefined) return levels
  const living = wizardTypes(state.setting.sheets, side).filter(
    (type) => (fallen[`${side}/${type}`] ?? 0) === 0,
  )
  return { ...levels, ...Object.fromEntries(living.map((type) => [type, (levels[type] ?? 0) + 1])) }
}

/** The side with more episodes, then with more scenarios, then the winner of the last one. */
function endCampaign({ state, emit }: Play, campaign: Campaign): void {
  const winner = leader(campaign.episodes) ?? leader(campaign.total) ?? campaign.last
  state.campaign = campaign
  state.put(S.endReason, endReasons.indexOf('campaign'))
  state.put(S.winner, winner)
  emit({ type: 'gameEnded', reason: 'campaign', winner: sideIds[winner as 0] ?? 'none', clause: 'DN-19.2' })
}
