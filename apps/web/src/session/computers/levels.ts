import type { LevelName } from '@wyrmtable/ai'
import type { SavedSummary } from '../../store/saved-summary.ts'

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

/** Whom the lobby suggests, weakest first; the others are there for who wants them. */
const suggested = ['novice', 'squire', 'captain', 'warlord'] as const satisfies readonly BotLevel[]
/** So many games lost one after another ask for somebody weaker. */
const LOST = 2

/** How a game of one person against computers of one level ended. */
interface Result {
  readonly level: BotLevel
  readonly isWon: boolean
  readonly isLost: boolean
}

/**
 * Against whom the lobby suggests to play a game, by how the last ones ended (newest first): somebody stronger after a win,
 * somebody weaker after two losses. Before the first one, a squire, or a captain for who has played another game.
 */
export function suggestedLevel(game: string, played: readonly SavedSummary[]): BotLevel {
  const results = played.flatMap((one) => (one.game === game ? resultOf(one) : []))
  const [last] = results
  if (last === undefined) return played.some(({ isOver }) => isOver) ? usualLevel : 'squire'
  const { level } = last
  const place = botLevels.indexOf(level)
  if (last.isWon) return suggested.find((one) => botLevels.indexOf(one) > place) ?? 'warlord'
  const lost = results.slice(0, LOST)
  const isTooStrong = lost.length === LOST && lost.every((one) => one.isLost && one.level === level)
  if (isTooStrong) return suggested.findLast((one) => botLevels.indexOf(one) < place) ?? 'novice'
  return suggested.find((one) => botLevels.indexOf(one) >= place) ?? 'warlord'
}

function resultOf({ isOver, outcome, seats }: SavedSummary): Result[] {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const levels = new Set(seats.flatMap(({ level }) => (level === undefined ? [] : [level])))
  const level = botLevels.find((one) => levels.has(one))
  const [me] = people
  if (!isOver || outcome === undefined || level === undefined || me === undefined) return []
  if (people.length > 1 || levels.size > 1) return []
  const { winners } = outcome
  const isWon = winners.includes(me)
  return [{ level, isWon, isLost: !isWon && winners.length > 0 }]
}
