/// <reference path="./edmonds-blossom-fixed.d.ts" />
import { seededDice } from '@wyrmtable/kernel'
import matching from 'edmonds-blossom-fixed'
import type { EntrantId } from './record.ts'

/** Somebody who is to be paired, by what they have played so far. */
export interface SwissPlayer {
  readonly id: EntrantId
  readonly halves: number
  /** Against whom, each as often as they met. */
  readonly met: readonly EntrantId[]
  /** The seats they sat in, first 0, second 1, in order. */
  readonly sides: readonly (0 | 1)[]
  readonly hadBye: boolean
}

export interface Pairing {
  /** Who sits in the first seat, and who in the second. */
  readonly pairs: readonly (readonly [EntrantId, EntrantId])[]
  readonly bye?: EntrantId
}

/** Somebody who is paired, as what pairs them sees it: a place without a player is the bye. */
type Place = SwissPlayer | undefined

/** How far the sides of anybody may come apart, wherever that can be helped. */
const mostApart = 2
/** What chance decides between pairings that are as good. */
const chances = 16

/**
 * A round by the Swiss system: the pairing with the least to be said against it, found by maximum weight matching. In
 * this order it is against one that somebody has a second bye, that two meet again, that somebody's sides come further
 * apart than two, that points differ (squared; a bye goes to the lowest), that sides come apart at all. Between what is
 * as good then the dice of the seed decide.
 */
export function swissPairing(players: readonly SwissPlayer[], seed: string): Pairing {
  const dice = seededDice(seed)
  const places: Place[] = [...players].sort((a, b) => a.id - b.id)
  dice.shuffle(places, 'order')
  if (places.length % 2 === 1) places.push(undefined)
  const lowest = Math.min(...players.map(({ halves }) => halves))
  const edges: [number, number, number[]][] = []
  for (const [a, one] of places.entries()) {
    for (let b = a + 1; b < places.length; b++) {
      const against = objections(one, places[b], lowest)
      if (against !== undefined) edges.push([a, b, [...against, dice.pick(chances, 'tie')]])
    }
  }
  const mates = matching(weighed(edges, places.length / 2), true)
  const pairs: (readonly [EntrantId, EntrantId])[] = []
  let bye: EntrantId | undefined
  for (const [a, b] of mates.entries()) {
    if (b < a) continue
    const [one, two] = [places[a], places[b]]
    if (one !== undefined && two !== undefined) pairs.push(seated(one, two, dice.pick(2, 'side') === 0))
    else bye = (one ?? two)?.id
  }
  return { pairs, ...(bye === undefined ? {} : { bye }) }
}

/** What is to be said against a pairing, the gravest first. Undefined: there is no such pairing. */
function objections(one: Place, two: Place, lowest: number): number[] | undefined {
  if (one === undefined || two === undefined) {
    const player = one ?? two
    if (player === undefined) return undefined
    return [player.hadBye ? 1 : 0, 0, 0, (player.halves - lowest) ** 2, 0]
  }
  const times = one.met.filter((id) => id === two.id).length
  const [a, b] = [leanOf(one), leanOf(two)]
  // Of two who lean the same way the one who leans less is pushed further.
  const apart = a * b > 0 ? Math.min(Math.abs(a), Math.abs(b)) + 1 : 0
  return [
    0,
    Math.min(times, 3),
    apart > mostApart ? 1 : 0,
    (one.halves - two.halves) ** 2,
    Math.min(apart, 3),
  ]
}

/**
 * One number for each pairing, the higher the better: an objection outweighs all graver ones' lesser together, however
 * many pairs there are.
 */
function weighed(edges: readonly [number, number, number[]][], pairs: number): [number, number, number][] {
  const width = edges[0]?.[2].length ?? 0
  const factors: number[] = []
  let factor = 1
  for (let level = width - 1; level >= 0; level--) {
    factors[level] = factor
    factor *= 1 + pairs * Math.max(0, ...edges.map(([, , against]) => against[level] ?? 0))
  }
  if (factor > Number.MAX_SAFE_INTEGER / 4) throw new Error(`${pairs} pairs are too many to weigh`)
  return edges.map(([a, b, against]) => [
    a,
    b,
    factor - against.reduce((sum, amount, level) => sum + amount * (factors[level] ?? 0), 0),
  ])
}

/** How much oftener they sat in the first seat than in the second. */
const leanOf = ({ sides }: SwissPlayer): number =>
  sides.reduce<number>((sum, side) => sum + (side === 0 ? 1 : -1), 0)

/** Whoever sat there less often sits in the first seat; or did not the last time that they sat differently; or by chance. */
function seated(one: SwissPlayer, two: SwissPlayer, byChance: boolean): readonly [EntrantId, EntrantId] {
  const byLean = leanOf(two) - leanOf(one)
  const byLast = latestDifference(one, two)
  const isFirst = byLean !== 0 ? byLean > 0 : byLast !== 0 ? byLast > 0 : byChance
  return isFirst ? [one.id, two.id] : [two.id, one.id]
}

function latestDifference(one: SwissPlayer, two: SwissPlayer): number {
  for (let back = 1; back <= Math.min(one.sides.length, two.sides.length); back++) {
    const difference = (one.sides.at(-back) ?? 0) - (two.sides.at(-back) ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
