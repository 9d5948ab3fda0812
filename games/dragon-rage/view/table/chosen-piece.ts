import type { Seat } from '@wyrmtable/kernel'
import { formatDragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { isDragonName, seatOfPiece } from './pieces-at.ts'

/** The piece that moves must be the chosen one; while pieces are set up, the next one is taken by itself. */
export function chosenPiece(
  state: State,
  wanted: string | undefined,
  ready: ReadonlySet<string>,
  acting: readonly Seat[],
): string | undefined {
  if (acting.length === 0) return wanted
  if (state.mover !== -1) return formatDragon(state.mover)
  if (state.pending !== 'none') return formatDragon(state.pendingDragon)
  if (state.phase === 'spell') return 'WZD'
  const isSetup = state.phase === 'defenderSetup' || state.phase === 'invaderSetup'
  const first = [...ready][0]
  if (isSetup) return wanted ?? first
  // A piece of the other side is looked at only until there is something to decide.
  if (wanted !== undefined && !acting.some((seat) => seat === seatOfPiece(wanted))) {
    return first !== undefined && isDragonName(first) ? first : undefined
  }
  if (wanted !== undefined && ready.has(wanted)) return wanted
  // Few can strike or shoot at a time: the table goes on from one to the next.
  const isStrike = state.phase === 'archery' || state.phase === 'defenderMelee'
  if (first !== undefined && (ready.size === 1 || isStrike || isDragonName(first))) return first
  return wanted
}
