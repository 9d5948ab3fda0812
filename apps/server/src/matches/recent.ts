/** Values by name, of which the oldest go when there are too many. */
export class Recent<T> {
  private readonly most: number
  private readonly kept = new Map<string, T>()

  constructor(most: number) {
    this.most = most
  }

  get(name: string): T | undefined {
    return this.kept.get(name)
  }

  set(name: string, value: T): void {
    // The one set last goes last.
    this.kept.delete(name)
    this.kept.set(name, value)
    if (this.kept.size <= this.most) return
    const [oldest] = this.kept.keys()
    if (oldest !== undefined) this.kept.delete(oldest)
  }
}
