import { z } from 'zod'
import { scenariosData } from '../../data/scenarios.ts'

const [first, ...others] = scenariosData.scenarios

/** DN-19.1: the scenarios that come with the game. */
export const playableIds: [string, ...string[]] = [first.id, ...others.map(({ id }) => id)]

/**
 * DN-19.2: the four episodes with their scenarios in order. Those that come without content have none, and
 * whoever has a use for them names scenarios here.
 */
export const campaignOption = z
  .strictObject({
    episodes: z
      .array(z.array(z.enum(playableIds)).max(9))
      .length(scenariosData.campaign.episodes.length)
      .refine((episodes) => episodes.some((scenarios) => scenarios.length > 0), 'no scenario')
      .default(scenariosData.campaign.episodes.map(({ scenarios }) => [...scenarios])),
    /** Whether the wizard of a side that wins an episode, if he lives, gains a level. */
    levels: z.enum(['stay', 'rise']).default('stay'),
  })
  .prefault({})

const few = z.int().min(0).max(99)
const counts = z.record(z.string().max(40), few).default({})

/** What a campaign remembers from scenario to scenario; of each side what its name begins with, as `exile/elf`. */
export const campaignSchema = z.strictObject({
  /** Episode and scenario in it that are played now, counted from 0. */
  episode: few.default(0),
  scenario: few.default(0),
  /** Scenarios won in this episode, and episodes won, by side (DN-19.2). */
  points: z.tuple([few, few]).default([0, 0]),
  episodes: z.tuple([few, few]).default([0, 0]),
  /** Scenarios won in the whole campaign. */
  total: z.tuple([few, few]).default([0, 0]),
  /** The side that won the last scenario; -1 nobody. */
  last: z.int().min(-1).max(1).default(-1),
  /** Dead by type, and wounded who will begin their next scenario so. */
  fallen: counts,
  wounded: counts,
  /** Levels that wizards gained. */
  levels: counts,
})
export type Campaign = Readonly<z.infer<typeof campaignSchema>>

/** The first scenario that there is. */
export function campaignStart(episodes: readonly (readonly string[])[]): Campaign {
  const episode = episodes.findIndex((scenarios) => scenarios.length > 0)
  return campaignSchema.parse({ episode: Math.max(0, episode) })
}

/** The scenario that is played now. */
export const scenarioNow = (
  { episode, scenario }: Campaign,
  episodes: readonly (readonly string[])[],
): string => episodes[episode]?.[scenario] ?? playableIds[0]
