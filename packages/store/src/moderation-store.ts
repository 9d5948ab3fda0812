/** What people want kept from whom, what they tell the host, and what the host did about it. */
export interface ModerationStore {
  /** Again: as before. */
  block(account: string, other: string, at: number): Promise<void>
  unblock(account: string, other: string): Promise<void>
  /** Whom the account blocks, latest first. */
  blocksOf(account: string): Promise<readonly { readonly other: string; readonly at: number }[]>
  /** All that the account blocks, or that block it. */
  apartFrom(account: string): Promise<ReadonlySet<string>>

  addReport(report: Report): Promise<void>
  /** Those that nothing was done about yet, or all; latest first. */
  reports(which: 'open' | 'all', limit: number): Promise<readonly Report[]>
  /** How many of somebody's reports nothing was done about yet. */
  countOpenReports(by: string): Promise<number>
  /** Something was done, or nothing is to be: about one account, or by its id one report. */
  settleReports(which: { readonly about: string } | { readonly id: string }): Promise<void>

  addMeasure(measure: Measure): Promise<void>
  /** What the host did about an account, latest first. */
  measuresOf(account: string): Promise<readonly Measure[]>
  /** All that the host did, latest first. */
  measures(limit: number): Promise<readonly Measure[]>
  /** Whom it is about has read it. */
  measureSeen(account: string, id: string): Promise<void>
}

export interface Report {
  readonly id: string
  readonly at: number
  /** Accounts. */
  readonly by: string
  readonly about: string
  /** Where it happened, if that was said. */
  readonly match: string | undefined
  readonly words: string
  readonly isOpen: boolean
}

export const measureKinds = ['warned', 'suspended', 'closed', 'lifted'] as const
export type MeasureKind = (typeof measureKinds)[number]

export interface Measure {
  readonly id: string
  readonly at: number
  readonly account: string
  readonly kind: MeasureKind
  readonly reason: string
  /** When a suspension ends. */
  readonly until: number | undefined
  readonly isSeen: boolean
  /** The host's account that took it; undefined: it was taken by command. */
  readonly by: string | undefined
}
