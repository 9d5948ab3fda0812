import { type Match, type Seat, seatReplay, toPosition, toReplay } from '@wyrmtable/kernel'

/**
 * What a match can be kept as: its replay, whole; what the one person at this screen has seen of it; its position. While
 * a match with secrets goes on, the first and the last tell what is hidden. `toGoOn` is the replay with the secret of its
 * dice although it goes on, for who draws from another secret from then on.
 */
export type KeptAs = 'replay' | 'seen' | 'position' | 'toGoOn'

/** The document, or undefined where there is none of the kind: several people see through one screen, or nobody. */
export function keptAs(match: Match, kind: KeptAs, people: readonly Seat[]): object | undefined {
  if (kind === 'replay') return toReplay(match, { revealSecret: match.outcome() !== undefined })
  if (kind === 'toGoOn') return match.game.hasSecrets ? undefined : toReplay(match, { revealSecret: true })
  if (kind === 'seen') {
    const [only, other] = people
    return only === undefined || other !== undefined ? undefined : seatReplay(match, only)
  }
  const options = match.game.options.parse(match.header.options)
  return options.ok ? toPosition(match.game, match.state, options.value) : undefined
}
