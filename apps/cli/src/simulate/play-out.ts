import type { Match, Seat, Tagged } from '@wyrmtable/kernel'

/** What came of playing on: how often the turn passed to another seat, and why it ended early, if it did. */
export interface PlayedOut {
  readonly turns: number
  readonly error?: string
}

/**
 * Plays a match to its end, or until so many actions were done in it. `decide` answers for a seat that is to act; what it
 * throws is thrown on.
 */
export async function playOut(
  match: Match,
  decide: (seat: Seat) => Promise<Tagged> | Tagged,
  maxActions: number,
  onAction: () => void = () => {},
): Promise<PlayedOut> {
  let turns = 0
  let last: Seat | undefined
  for (;;) {
    const asked = match.toAct()
    if (asked.length === 0) return { turns }
    // Everybody who is to act answers to what stands now; nobody waits for what another does.
    const answers: { readonly seat: Seat; readonly action: Tagged }[] = []
    for (const seat of asked) answers.push({ seat, action: await decide(seat) })
    for (const [answered, { seat, action }] of answers.entries()) {
      // Where an answer changes who is to act, the others are asked anew.
      if (!isSame(match.toAct(), asked.slice(answered))) break
      if (match.seq >= maxActions) return { turns, error: `not over after ${maxActions} actions` }
      const played = match.play(seat, action, match.seq + 1)
      if (!played.ok) {
        const refused = `${JSON.stringify(action)} ${JSON.stringify(played.fault)}`
        return { turns, error: `refused to seat ${seat}: ${refused}` }
      }
      onAction()
      if (seat !== last) turns++
      last = seat
    }
  }
}

const isSame = (seats: readonly Seat[], others: readonly Seat[]): boolean =>
  seats.length === others.length && seats.every((seat) => others.includes(seat))
