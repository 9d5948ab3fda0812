/** Keeps a match in this browser, and knows why the last change could not be kept. */
export class Autosave {
  private readonly saveNow: () => Promise<void>
  private readonly onChange: () => void
  private saving: Promise<void> = Promise.resolve()
  private reason: string | undefined

  /** `saveNow` may be asked again before it is done; `onChange` is told when `failure` has become another. */
  constructor(saveNow: () => Promise<void>, onChange: () => void) {
    this.saveNow = saveNow
    this.onChange = onChange
  }

  /** Why the last change could not be saved. */
  get failure(): string | undefined {
    return this.reason
  }

  /** Resolves when everything up to now is saved, or has failed to be. */
  settled(): Promise<void> {
    return this.saving
  }

  save(): void {
    this.saving = this.saveNow().then(
      () => this.failed(undefined),
      (error: unknown) => this.failed(error instanceof Error ? error.message : String(error)),
    )
  }

  private failed(reason: string | undefined): void {
    if (reason === this.reason) return
    this.reason = reason
    this.onChange()
  }
}
