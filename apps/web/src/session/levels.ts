/** Computer opponents, weakest first, by the name that a match records. */
export const botLevels = ['random', 'greedy'] as const
export type BotLevel = (typeof botLevels)[number]
