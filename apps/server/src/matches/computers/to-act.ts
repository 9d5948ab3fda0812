import type { Seat } from '@wyrmtable/kernel'
import type { RunningMatch } from '../running-match.ts'

/** The computer whose decision is awaited, if one's is. */
export function computerToAct({ match }: RunningMatch): Seat | undefined {
  if (match === undefined) return undefined
  const { seats } = match
  return match.toAct().find((seat) => seats[seat]?.kind === 'computer')
}
