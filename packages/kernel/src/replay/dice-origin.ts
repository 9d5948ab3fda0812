import type { MatchDice } from '../dice/match-dice.ts'
import { seededDice } from '../dice/seeded-dice.ts'
import { commitment, verifiableDice } from '../dice/verifiable-dice.ts'
import type { Tagged } from '../game/contract.ts'
import type { Fault } from '../json/fault.ts'
import type { Entry, FactEntry } from '../match/entry.ts'
import type { WentOnline } from '../match/fact.ts'
import type { DiceOrigin, MatchHeader } from '../match/header.ts'

/** Where dice come from, and the name of the match that they depend on. */
export interface Origin {
  readonly match: string
  readonly dice: DiceOrigin
}

/** Where the dice of a match come from before the first entry. */
export const firstOrigin = ({ id, dice }: Pick<MatchHeader, 'id' | 'dice'>): Origin => ({ match: id, dice })

/** Where they come from after the entry; undefined where that is what it was before. */
export const originFrom = ({ fact }: Entry): Origin | undefined =>
  fact?.type === 'wentOnline' ? { match: fact.match, dice: promiseOf(fact) } : undefined

/** Every place that dice of the match come from, in order. */
export function originsOf(record: Pick<MatchHeader, 'id' | 'dice'> & { readonly entries: readonly Entry[] }) {
  return [firstOrigin(record), ...record.entries.flatMap((entry) => originFrom(entry) ?? [])] as const
}

function promiseOf({ commitment: promise, seatSeeds, secret }: WentOnline): DiceOrigin {
  if (seatSeeds === undefined || secret === undefined) return { kind: 'recorded' }
  return { kind: 'verifiable', commitment: promise, seatSeeds, secret }
}

/** A secret that is not the one that was promised. */
export function wrongSecret({ dice }: Origin, path: string): Fault | undefined {
  if (dice.kind !== 'verifiable' || dice.secret === undefined) return undefined
  if (commitment(dice.secret) === dice.commitment) return undefined
  return { code: 'wrongSecret', path, figures: {} }
}

/**
 * The dice that can be derived from the origin, if it has a seed or an opened secret. Seeded dice always start at the
 * first.
 */
export function toldDice({ match, dice }: Origin, start = 0): MatchDice | undefined {
  switch (dice.kind) {
    case 'seeded':
      return seededDice(dice.seed)
    case 'verifiable': {
      const { secret, seatSeeds } = dice
      return secret === undefined ? undefined : verifiableDice({ secret, seatSeeds, matchId: match, start })
    }
    case 'recorded':
      return undefined
  }
}

/** Whether the dice to come can be drawn from what the record tells. */
export const tellsDice = ({ dice }: Origin): boolean =>
  dice.kind === 'seeded' || (dice.kind === 'verifiable' && dice.secret !== undefined)

/** The entries without anything from which dice could be foretold. */
export function withoutPromised<A extends Tagged>(entries: readonly Entry<A>[]): readonly Entry<A>[] {
  if (!entries.some(({ fact }) => fact?.type === 'wentOnline')) return entries
  return entries.map((entry) => (entry.fact === undefined ? entry : closed(entry)))
}

function closed(entry: FactEntry): FactEntry {
  if (entry.fact.type !== 'wentOnline') return entry
  const { type, match, commitment: promise } = entry.fact
  return { ...entry, fact: { type, match, commitment: promise } }
}

/** The same record with its dice taken as recorded, whatever seed or secret it has. */
export const asRecorded = <
  A extends Tagged,
  R extends MatchHeader & { readonly entries: readonly Entry<A>[] },
>(
  record: R,
): R => ({ ...record, dice: { kind: 'recorded' }, entries: withoutPromised(record.entries) })
