import type { Game, Outcome, Tagged } from '../game/contract.ts'
import { outcomeJson } from '../game/outcome-json.ts'
import { canonicalJson } from '../json/canonical-json.ts'
import type { Fault } from '../json/fault.ts'
import { fail, ok, type Result } from '../result.ts'
import { type Origin, originsOf, tellsDice } from './dice-origin.ts'
import { openMatch } from './open-match.ts'
import { type Replay, sealOf } from './replay.ts'
import { stateHash } from './state-hash.ts'

/**
 * How the dice were judged: derived from the revealed secret, from the seed, or only believed; `partly` where the match
 * went on at a server and not all its dice are of one kind.
 */
export type DiceProof = 'secret' | 'seed' | 'recorded' | 'partly'

/** What was found about a replay in which nothing is wrong. */
export interface Verified {
  readonly entries: number
  readonly dice: DiceProof
  readonly hash: string
  readonly finalHash: string
  readonly outcome?: Outcome
}

/**
 * Judges a replay: plays each entry again through the rules, derives each die where the secret or seed
 * is told, and compares the chain, the result, the final state and the seal. The first fault names the
 * entry (`figures.seq`) and its place in the document. `rulesOf` gives the rules of other versions, for a match that
 * went on under them.
 */
export function verifyReplay<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  replay: Replay<A>,
  onProgress?: (done: number, all: number) => void,
  rulesOf?: (version: string) => Game<S, A, E, O, V> | undefined,
): Result<Verified, Fault> {
  const opened = openMatch(game, replay, {
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(rulesOf === undefined ? {} : { rulesOf }),
  })
  if (!opened.ok) return opened
  const match = opened.value
  const outcome = match.outcome()

  const result = outcome && outcomeJson(game.seatIds, outcome)
  if (shown(result) !== shown(replay.result)) return wrong('/result', shown(result), shown(replay.result))
  const finalHash = stateHash(match.game, match.state)
  if (finalHash !== replay.finalHash) return wrong('/finalHash', finalHash, replay.finalHash)
  const seal = sealOf(replay)
  if (seal !== replay.seal) return wrong('/seal', seal, replay.seal)

  return ok({
    entries: match.seq,
    dice: judged(replay),
    hash: match.hash,
    finalHash,
    ...(outcome === undefined ? {} : { outcome }),
  })
}

function judged(replay: Replay): DiceProof {
  const [first, ...others] = originsOf(replay).map(proofOf)
  return others.some((one) => one !== first) ? 'partly' : (first ?? 'recorded')
}

function proofOf(origin: Origin): DiceProof {
  if (origin.dice.kind === 'seeded') return 'seed'
  return tellsDice(origin) ? 'secret' : 'recorded'
}

function wrong(path: string, expected: string, got: string): Result<never, Fault> {
  return fail({ code: 'wrongResult', path, figures: { expected, got } })
}

const shown = (result: unknown): string => (result === undefined ? '' : canonicalJson(result))
