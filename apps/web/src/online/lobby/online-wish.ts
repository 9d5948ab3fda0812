/** What is chosen of a table for others besides the game itself. */
export interface OnlineWish {
  readonly isPublic: boolean
  /** Place among the clocks of the pace. */
  readonly clock: number
  /** What happens to whose time is out. */
  readonly whenOut: 'forfeit' | 'answer'
  readonly hasComputers: boolean
  readonly mayWatch: boolean
}

export const usualWish: OnlineWish = {
  isPublic: false,
  clock: 1,
  whenOut: 'forfeit',
  hasComputers: false,
  mayWatch: true,
}
