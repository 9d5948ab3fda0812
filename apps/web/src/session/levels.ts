import type { LevelName } from '@wyrmtable/ai'

/** Computer opponents, weakest first, by the name that a match records. */
export const botLevels = [
  'random',
  'greedy',
  'novice',
  'squire',
  'captain',
  'warlord',
] as const satisfies readonly (LevelName | 'random' | 'greedy')[]
export type BotLevel = (typeof botLevels)[number]

/** Who plays where nobody has said against whom. */
export const usualLevel: BotLevel = 'captain'
