/** What people made and want to find on every device: texts of whoever keeps them, by name, each with its versions. */
export interface DocumentStore {
  /** All of an account, also those that were taken away; without what is in them. */
  list(account: string): Promise<readonly ListedDocument[]>
  document(account: string, name: string): Promise<Document | undefined>
  /**
   * Writes what goes on from version `base`, 0 where there was none. Gives the version it has from now on; undefined where
   * another was written meanwhile: nothing is then.
   */
  put(account: string, document: WrittenDocument): Promise<number | undefined>
  /** How many there are, taken away or not, and the bytes of all together. */
  size(account: string): Promise<{ readonly count: number; readonly bytes: number }>
}

export interface ListedDocument {
  readonly name: string
  /** 1, 2, 3 … */
  readonly version: number
  /** When it was made so, by the clock of the device that did. */
  readonly savedAt: number
  readonly isRemoved: boolean
}

export interface Document {
  readonly name: string
  readonly version: number
  readonly savedAt: number
  /** Null: it was taken away. */
  readonly body: string | null
}

export interface WrittenDocument extends Omit<Document, 'version'> {
  readonly base: number
}
