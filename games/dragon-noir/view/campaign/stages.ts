import type { Options } from '../../rules/options.ts'
import type { View } from '../../rules/view.ts'
import type { Annals, Played } from './annals.ts'

/** One scenario on the map of an episode. */
export interface Stage {
  /** Its place in the whole campaign, from 0. */
  readonly order: number
  readonly episode: number
  readonly scenario: string
  readonly is: 'over' | 'now' | 'ahead'
  /** How it went, where the chronicle reaches back so far. */
  readonly played?: Played
}

/** Every scenario of the campaign in its order, and how far it has come. */
export function stagesOf(state: View, { played }: Annals): readonly Stage[] {
  const { campaign, setting } = state
  const all = placesOf(setting.options)
  const now = all.findIndex(
    ({ episode, place }) => episode === campaign?.episode && place === campaign.scenario,
  )
  const isEnded = state.phase === 'over'
  // The chronicle ends with the present; what it does not reach back to, such as before a position, it does not tell.
  const before = now + (isEnded ? 1 : 0)
  const first = before - played.length
  return all.map(({ episode, scenario }, order) => {
    const told = played[order - first]
    const is = order < before ? 'over' : order === now ? 'now' : 'ahead'
    return { order, episode, scenario, is, ...(is === 'over' && told !== undefined ? { played: told } : {}) }
  })
}

const placesOf = ({ campaign }: Options) =>
  campaign.episodes.flatMap((scenarios, episode) =>
    scenarios.map((scenario, place) => ({ episode, place, scenario })),
  )
