import type { Game, Json, Match, Seat, Tagged } from '@wyrmtable/kernel'

/** What is done unasked needs of its table. */
export interface UnaskedTable {
  readonly match: Match
  /** The person who sits alone at this screen; undefined where several do, who would learn from each other's passes. */
  person(): Seat | undefined
  /** Plays it; false where it is not legal. */
  accept(seat: Seat, action: Tagged): boolean
  /** Nothing was done after all. */
  idle(): void
}

/**
 * Does for whoever sits alone at this screen what they do not want to be asked about, as their game says. It comes a
 * moment later: what is pressed at once goes first.
 */
export class Unasked {
  private readonly table: UnaskedTable
  private readonly kept = new Map<Seat, Json>()
  private isDue = false
  private isClosed = true

  constructor(table: UnaskedTable) {
    this.table = table
  }

  open(): void {
    this.isClosed = false
  }

  close(): void {
    this.isClosed = true
  }

  /** Who may say what they want to be asked about. */
  get seat(): Seat | undefined {
    return this.rules === undefined ? undefined : this.table.person()
  }

  get wishes(): Json | undefined {
    return this.seat === undefined ? undefined : this.kept.get(this.seat)
  }

  /** Gives whether it was understood. */
  wish(said: Json): boolean {
    const { seat, rules } = this
    if (seat === undefined || rules === undefined) return false
    const heard = rules.heard(this.table.match.state, seat, said)
    if (heard.ok) this.kept.set(seat, heard.value)
    return heard.ok
  }

  /** Something happened: what was said may have ended with it. */
  told(events: readonly Tagged[]): void {
    for (const [seat, kept] of this.kept) {
      this.kept.set(seat, this.rules?.after(this.table.match.state, seat, kept, events) ?? kept)
    }
  }

  /** Whether something will be done unasked as things stand; it is, in a moment. */
  consider(): boolean {
    if (this.due() === undefined) return false
    if (!this.isDue) {
      this.isDue = true
      setTimeout(() => this.act())
    }
    return true
  }

  private act(): void {
    this.isDue = false
    const due = this.due()
    if (due === undefined || !this.table.accept(due.seat, due.action)) this.table.idle()
  }

  private due(): { readonly seat: Seat; readonly action: Tagged } | undefined {
    const { seat, wishes } = this
    const { state } = this.table.match
    if (this.isClosed || seat === undefined || wishes === undefined) return undefined
    if (!this.table.match.toAct().includes(seat)) return undefined
    const action = this.rules?.action(state, seat, wishes)
    return action === undefined ? undefined : { seat, action }
  }

  private get rules(): Game['unasked'] {
    return this.table.match.game.unasked
  }
}
