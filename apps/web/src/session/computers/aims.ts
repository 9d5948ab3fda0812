import type { Seat } from '@wyrmtable/kernel'
import { type DecisionAims, LEAST_CHANGE } from './bot-client.ts'

/** What a computer was after since a person at this screen last did anything before it. */
export interface TurnAims {
  readonly seat: Seat
  /** How likely it last thought its seat to win, 0 to 1. */
  readonly chance: number | undefined
  /** Figures that it meant to make better for its seat, biggest first, and those that it let go. */
  readonly better: readonly string[]
  readonly worse: readonly string[]
}

/** What the computers of a table were after, summed up over the decisions of a turn. */
export class Aims {
  private readonly bySeat = new Map<Seat, { chance: number | undefined; gains: Map<string, number> }>()
  private isOld = false

  /** A person has done something: the next decision of a computer begins another turn. */
  personActed(): void {
    this.isOld = true
  }

  decided(seat: Seat, { chance, gains }: DecisionAims): void {
    if (this.isOld) this.bySeat.clear()
    this.isOld = false
    const sums = this.bySeat.get(seat)?.gains ?? new Map<string, number>()
    for (const [figure, gain] of gains) sums.set(figure, (sums.get(figure) ?? 0) + gain)
    this.bySeat.set(seat, { chance, gains: sums })
  }

  told(): readonly TurnAims[] {
    return [...this.bySeat].map(([seat, { chance, gains }]) => {
      const byGain = [...gains].sort((a, b) => b[1] - a[1])
      const better = byGain.filter(([, gain]) => gain > LEAST_CHANGE).map(([figure]) => figure)
      const worse = byGain.filter(([, gain]) => gain < -LEAST_CHANGE).map(([figure]) => figure)
      return { seat, chance, better, worse: worse.reverse() }
    })
  }
}
