/** Keeps a match in this browser: one save at a time; what came while it ran is taken in by one more. */
export class Autosave {
  private readonly saveNow: () => Promise<void>
  private readonly onChange: () => void
  private isUnsaved = false
  private isSaving = false
  private saving: Promise<void> = Promise.resolve()
  private reason: string | undefined

  /** `onChange` is told when `failure` has become another. */
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
    this.isUnsaved = true
    if (this.isSaving) return
    this.isSaving = true
    this.saving = this.saveAll()
  }

  private async saveAll(): Promise<void> {
    while (this.isUnsaved) {
      this.isUnsaved = false
      await this.saveOnce()
    }
    this.isSaving = false
  }

  private async saveOnce(): Promise<void> {
    let reason: string | undefined
    try {
      await this.saveNow()
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
    }
    if (reason === this.reason) return
    this.reason = reason
    this.onChange()
  }
}
