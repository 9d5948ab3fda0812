/** `open`: waits for players; `running`; `over`. */
export type MatchState = 'open' | 'running' | 'over'

/** What is said of a match before its first line, and the little that is looked for among all of them. */
export interface MatchRow {
  readonly id: string
  readonly game: string
  readonly version: string
  /** How the table was laid, as JSON. */
  readonly table: string
  readonly state: MatchState
  readonly isPublic: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** When somebody's time is out; absent where nobody's runs. */
  readonly deadline: number | undefined
}

export interface NewMatch extends Omit<MatchRow, 'state' | 'deadline'> {
  readonly secrets: Readonly<Record<string, string>>
  readonly holders: readonly { readonly seat: number; readonly key: string }[]
}
