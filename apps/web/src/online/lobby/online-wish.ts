import type { WhenOut } from '../wire/answers.ts'

/** Who may watch: at once, or later than those who play, or nobody. */
export const watchings = ['now', 'later', 'no'] as const

/** What is chosen of a table for others besides the game itself. */
export interface OnlineWish {
  readonly isPublic: boolean
  /** The club whose members alone sit down; '' where it is for none. */
  readonly club: string
  /** Place among the clocks of the pace. */
  readonly clock: number
  /** What happens to whose time is out. */
  readonly whenOut: WhenOut
  /** Whether slow clocks stand still at night. */
  readonly hasNights: boolean
  /** Days that each may take off, where clocks are slow. */
  readonly vacationDays: number
  readonly hasComputers: boolean
  /** Whether it counts for ratings, where it can. */
  readonly isRated: boolean
  readonly watching: (typeof watchings)[number]
}

export const usualWish: OnlineWish = {
  isPublic: false,
  club: '',
  clock: 1,
  whenOut: 'forfeit',
  hasNights: true,
  vacationDays: 7,
  hasComputers: false,
  isRated: false,
  watching: 'now',
}
