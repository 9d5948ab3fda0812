/**
 * Values by name, of which the oldest go when there are too many: the last `most` are surely there. They are kept in two
 * halves, of which the older goes as a whole, since taking names out one by one leaves holes that each look pays for.
 */
export class Recent<T> {
  private readonly most: number
  private older = new Map<string, T>()
  private newer = new Map<string, T>()

  constructor(most: number) {
    this.most = most
  }

  get(name: string): T | undefined {
    return this.newer.get(name) ?? this.older.get(name)
  }

  set(name: string, value: T): void {
    if (this.newer.size >= this.most) {
      this.older = this.newer
      this.newer = new Map()
    }
    this.newer.set(name, value)
  }
}
