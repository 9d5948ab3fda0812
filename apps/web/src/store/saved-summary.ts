import type { Json, Outcome, SeatInfo } from '@wyrmtable/kernel'

/** What the lobby shows of a saved game without opening it. */
export interface SavedSummary {
  readonly id: string
  readonly game: string
  /** Of the rules it is played by now; absent in what was saved before versions outlived one another. */
  readonly version?: string
  readonly savedAt: number
  readonly seq: number
  readonly isOver: boolean
  /** How it ended; absent in what was saved before this was kept. */
  readonly outcome?: Outcome
  readonly seats: readonly SeatInfo[]
  /** Seats that decide now, by their place. */
  readonly toAct?: readonly number[]
  /** The state as it stands and the options it was set up with, to say how far the game is. */
  readonly position?: Json
  readonly options?: Json
}

export function isSummary(value: unknown): value is SavedSummary {
  if (typeof value !== 'object' || value === null) return false
  const { id, game, savedAt, seq, isOver, seats } = value as Partial<Record<keyof SavedSummary, unknown>>
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof savedAt === 'number' &&
    typeof seq === 'number' &&
    typeof isOver === 'boolean' &&
    Array.isArray(seats) &&
    seats.every(
      (seat: unknown) => typeof seat === 'object' && seat !== null && 'name' in seat && 'kind' in seat,
    )
  )
}
