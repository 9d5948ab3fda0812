import type { Seat } from '@wyrmtable/kernel'
import type { RunningMatch } from './running-match.ts'

/** What is done for a seat that does not want to be asked; undefined where it is to be asked. */
export function unaskedActionFor({ match, game, standing }: RunningMatch, seat: Seat) {
  const kept = standing.wishes?.[seat]
  if (match === undefined || kept === undefined || !match.toAct().includes(seat)) return undefined
  return game.unasked?.action(match.state, seat, kept)
}

/** Whether the server is to act for a seat that does not want to be asked. */
export function actsUnasked(running: RunningMatch): boolean {
  const { match, standing, isOver } = running
  if (match === undefined || standing.wishes === undefined || isOver) return false
  return match.toAct().some((seat) => unaskedActionFor(running, seat) !== undefined)
}
