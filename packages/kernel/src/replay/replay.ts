import type { Tagged } from '../game/contract.ts'
import { outcomeJson } from '../game/outcome-json.ts'
import type { Json } from '../json/json.ts'
import type { DiceOrigin } from '../match/header.ts'
import type { Match } from '../match/match.ts'
import { withoutPromised } from './dice-origin.ts'
import type { MatchRecord } from './open-match.ts'
import { jsonHash, stateHash } from './state-hash.ts'

export const replayFormat = 'wyrmtable-replay/2'

/**
 * All that can be read. In the first, what was taken back had vanished and entries were actions only; apart from
 * that it says the same in the same words, so that a document of it is kept, and sealed, as it is.
 */
export const replayFormats = ['wyrmtable-replay/1', replayFormat] as const

/** A match as one JSON document: everything needed to play it again and to judge whether it was fair. */
export interface Replay<Action extends Tagged = Tagged> extends MatchRecord<Action> {
  readonly format: (typeof replayFormats)[number]
  /** How it ended, winners by seat id; absent while the match goes on. */
  readonly result?: Json
  /** SHA-256 of the canonical JSON of the state after the last entry. */
  readonly finalHash: string
  /** SHA-256 of the canonical JSON of this document without `seal`. */
  readonly seal: string
}

/**
 * The match as a document. The secret of verifiable dice is in it only if the header has it and
 * `revealSecret` is true, which is for matches that are over. A replay tells all dice and actions: of a
 * game with secrets that goes on, only `redactReplay` may be given to a seat. Throws where the first entries of
 * the match are not known.
 */
export function toReplay<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  how: { readonly revealSecret?: boolean } = {},
): Replay<A> {
  const { game, header, setup, entries, since } = match
  if (since > 0) throw new Error('a match opened without its first entries is no replay')
  const outcome = match.outcome()
  return sealed({
    format: replayFormat,
    ...header,
    dice: how.revealSecret ? header.dice : withoutSecret(header.dice),
    setup,
    entries: how.revealSecret ? [...entries] : [...withoutPromised(entries)],
    ...(outcome === undefined ? {} : { result: outcomeJson(game.seatIds, outcome) }),
    finalHash: stateHash(game, match.state),
  })
}

/** The document with the seal that belongs to it. */
export function sealed<A extends Tagged>(
  replay: Omit<Replay<A>, 'seal'> & { readonly seal?: string },
): Replay<A> {
  return { ...replay, seal: sealOf(replay) }
}

export function sealOf<A extends Tagged>(
  replay: Omit<Replay<A>, 'seal'> & { readonly seal?: string },
): string {
  return jsonHash({ ...replay, seal: undefined })
}

export function withoutSecret(dice: DiceOrigin): DiceOrigin {
  if (dice.kind !== 'verifiable') return dice
  const { kind, commitment, seatSeeds } = dice
  return { kind, commitment, seatSeeds }
}
