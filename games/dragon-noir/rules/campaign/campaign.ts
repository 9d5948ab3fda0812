import { z } from 'zod'
import { boardFileSchema } from '../../data/board-schema.ts'
import { scenariosData } from '../../data/scenarios.ts'

const [first, ...others] = scenariosData.scenarios

/** DN-19.1: the scenarios that come with the game. */
export const playableIds: [string, ...string[]] = [first.id, ...others.map(({ id }) => id)]

const scenarioName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

/**
 * DN-19.2: the four episodes with their scenarios in order. Those that come without content have none, and
 * whoever has a use for them names scenarios here: those of the game, and boards of one's own.
 */
export const campaignOption = z
  .strictObject({
    episodes: z
      .array(z.array(scenarioName).max(9))
      .length(scenariosData.campaign.episodes.length)
      .refine((episodes) => episodes.some((scenarios) => scenarios.length > 0), 'no scenario')
      .default(scenariosData.campaign.episodes.map(({ scenarios }) => [...scenarios])),
    /** Whether the wizard of a side that wins an episode, if he lives, gains a level. */
    levels: z.enum(['stay', 'rise']).default('stay'),
    /** Boards of one's own with their scenarios, by the names that episodes give them (DN-18.4). */
    boards: z.record(scenarioName, boardFileSchema).optional(),
    // Absent: as DN-19.2 has it. What is lost is lost for the rest of the episode; the next one begins with all of it.
    /** Whether a horse that died is missing in the scenarios after. */
    horses: z.enum(['replaced', 'lost']).optional(),
    /** Whether wizards begin a scenario with what they had left, half of their energy at least. */
    energy: z.enum(['full', 'rested']).optional(),
    /** Whether those of whom there are several are as many again in the next episode. */
    ranks: z.enum(['thinned', 'filled']).optional(),
  })
  .superRefine(({ episodes, boards = {} }, context) => {
    for (const [i, scenarios] of episodes.entries())
      for (const [j, id] of scenarios.entries())
        if (!playableIds.includes(id) && !Object.hasOwn(boards, id))
          context.addIssue({ code: 'custom', path: ['episodes', i, j], message: 'no such scenario' })
  })
  .prefault({})

const few = z.int().min(0).max(99)
const counted = z.record(z.string().max(40), few)
const counts = counted.default({})

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
  /** Riders whose horse died, and the energy that wizards had left, where the campaign carries them over. */
  horseless: counted.optional(),
  energy: z.record(z.string().max(40), z.int().min(0).max(999)).optional(),
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
