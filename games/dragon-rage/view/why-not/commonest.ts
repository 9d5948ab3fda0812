import type { Refusal } from '@wyrmtable/kernel'

/** Reasons that lie in the way there, not in the place itself. */
const ofTheWay: readonly string[] = ['wall', 'entranceClosed', 'linkOnly', 'offMap', 'notAdjacent']

/** Of the reasons against coming from each side, what is wrong with the place; else what most often stands before it. */
export function commonest(refusals: readonly Refusal[]): Refusal | undefined {
  const ofThePlace = refusals.filter(({ type }) => !ofTheWay.includes(type))
  const list = ofThePlace.length > 0 ? ofThePlace : refusals
  const count = (type: string) => list.filter((one) => one.type === type).length
  return list.reduce<Refusal | undefined>(
    (best, one) => (best === undefined || count(one.type) > count(best.type) ? one : best),
    undefined,
  )
}
