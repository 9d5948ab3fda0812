import type { LevelName } from '@wyrmtable/ai'

/** Computer opponents, weakest first (docs/strength.md), by the name that a match records. */
export const botLevels = [
  'random',
  'novice',
  'greedy',
  'squire',
  'captain',
  'warlord',
] as const satisfies readonly (LevelName | 'random' | 'greedy')[]
export type BotLevel = (typeof botLevels)[number]

/** Who plays where nobody has said against whom. */
export const usualLevel: BotLevel = 'captain'

/** Against whom the lobby suggests to play: somebody weaker until a first game was played to its end. */
export const suggestedLevel = (hasFinished: boolean): BotLevel => (hasFinished ? usualLevel : 'squire')
