import type { Seat } from '@wyrmtable/kernel'
import type { Deed } from './commands.ts'
import { Problem } from './problem.ts'
import type { Time } from './time.ts'

/** Commands of a seat in a minute, and how many of them may be words or offers, whoever of its people sends them. */
const mostAMinute = { commands: 300, words: 30, offers: 20 } as const
type Kind = keyof typeof mostAMinute

/** Seats that are remembered; of one that is forgotten nothing was heard for long. */
const mostRemembered = 20_000

/**
 * How fast a seat may act, whatever address it acts from. What a seat may spend comes back evenly, so that a minute's
 * worth can be spent at once. Each process counts for itself: it guards against floods, not against the last word.
 */
export class Pace {
  private readonly time: Time
  private readonly spent = new Map<string, { amount: number; at: number }>()

  constructor(time: Time) {
    this.time = time
  }

  /** Counts a command; throws a Problem that says when to come back where it is too many. */
  spend(match: string, seat: Seat, { type }: Deed): void {
    const kind = kindOf(type)
    this.take(`${match}/${seat}/commands`, 'commands')
    if (kind !== undefined) this.take(`${match}/${seat}/${kind}`, kind)
  }

  private take(name: string, kind: Kind): void {
    const most = mostAMinute[kind]
    const now = this.time.now()
    const before = this.spent.get(name) ?? { amount: 0, at: now }
    const left = Math.max(0, before.amount - ((now - before.at) * most) / 60_000)
    if (left + 1 > most) {
      throw new Problem('tooOften', { figures: { seconds: Math.ceil((60 * (left + 1 - most)) / most) } })
    }
    this.spent.delete(name)
    this.spent.set(name, { amount: left + 1, at: now })
    if (this.spent.size > mostRemembered) this.spent.delete(this.spent.keys().next().value ?? '')
  }
}

function kindOf(type: Deed['type']): Exclude<Kind, 'commands'> | undefined {
  if (type === 'say' || type === 'sayPhrase') return 'words'
  return type === 'offer' ||
    type === 'answer' ||
    type === 'giveTime' ||
    type === 'vacation' ||
    type === 'wish'
    ? 'offers'
    : undefined
}
