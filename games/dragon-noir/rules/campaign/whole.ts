import { isJsonObject, type Json } from '@wyrmtable/kernel'
import { episodeBoards, episodeScenarios } from '../../data/episodes.ts'
import { scenariosData } from '../../data/scenarios.ts'

/**
 * The campaign as it is played where nobody says otherwise: the first episode as it comes, then our own, with all that can
 * be carried over. Their boards stand in the options of the match, so that its record keeps its meaning when ours change.
 */
const whole = {
  episodes: scenariosData.campaign.episodes.map(({ scenarios }, i) => [
    ...scenarios,
    ...(episodeScenarios[i] ?? []),
  ]),
  levels: 'rise',
  boards: episodeBoards,
  horses: 'lost',
  energy: 'rested',
  ranks: 'filled',
}

/** Options as they were given, with the whole campaign where one is asked for and not described. */
export const withWholeCampaign = (input: Json): Json =>
  isJsonObject(input) && input.scenario === 'campaign' && input.campaign === undefined
    ? { ...input, campaign: JSON.parse(JSON.stringify(whole)) }
    : input
