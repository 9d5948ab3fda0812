import { seededDice } from '@wyrmtable/kernel'
import type { EntrantId } from './record.ts'
import type { Pairing } from './swiss.ts'

/**
 * All rounds in which everybody meets everybody, once or twice, by the Berger tables: nobody's sides come further apart
 * than one, and in a second turn all sit the other way round. Chance draws the numbers.
 */
export function roundRobin(ids: readonly EntrantId[], turns: 1 | 2, seed: string): readonly Pairing[] {
  const drawn: (EntrantId | undefined)[] = [...ids].sort((a, b) => a - b)
  seededDice(seed).shuffle(drawn, 'order')
  // Whoever meets the number that nobody has is free.
  if (drawn.length % 2 === 1) drawn.push(undefined)
  const first = Array.from({ length: drawn.length - 1 }, (_, round) => bergerRound(drawn, round))
  if (turns === 1) return first
  return [...first, ...first.map(({ pairs, ...rest }) => ({ ...rest, pairs: pairs.map(turned) }))]
}

function bergerRound(drawn: readonly (EntrantId | undefined)[], round: number): Pairing {
  const count = drawn.length
  const pairs: (readonly [EntrantId, EntrantId])[] = []
  let bye: EntrantId | undefined
  const add = (a: number, b: number) => {
    const [one, two] = [drawn[a - 1], drawn[b - 1]]
    if (one !== undefined && two !== undefined) pairs.push([one, two])
    else bye = one ?? two
  }
  for (let a = 1; a < count; a++) {
    const b = (((round - a) % (count - 1)) + (count - 1)) % (count - 1) || count - 1
    if (a === b) {
      if (a <= count / 2) add(a, count)
      else add(count, a)
    } else if (a < b) {
      if ((a + b) % 2 === 1) add(a, b)
      else add(b, a)
    }
  }
  return { pairs, ...(bye === undefined ? {} : { bye }) }
}

const turned = ([one, two]: readonly [EntrantId, EntrantId]): readonly [EntrantId, EntrantId] => [two, one]
