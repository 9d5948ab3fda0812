import { findCard } from '../../data/library.ts'

/** '+2/0': force before magic, as they stand on a card. Words for it are said with the powers that it makes. */
export function worthFigures(card: string): string | undefined {
  return worthOf(card)?.map(signed).join('/')
}

const signed = (n: number): string => (n === 0 ? '0' : n < 0 ? `−${-n}` : `+${n}`)

/** What an object adds to force and magic of whoever bears it, whatever else is true; undefined where it adds nothing. */
function worthOf(card: string): readonly [pp: number, pm: number] | undefined {
  const data = findCard(card)
  if (data?.type !== 'object') return undefined
  let [pp, pm] = [0, 0]
  for (const ability of data.abilities) {
    if (ability.kind !== 'static' || ability.affects !== 'bearer' || ability.when !== undefined) continue
    for (const one of ability.mod) {
      if (one.op !== 'addPower' || typeof one.n !== 'number') continue
      if (one.stat !== 'pm') pp += one.n
      if (one.stat !== 'pp') pm += one.n
    }
  }
  return pp === 0 && pm === 0 ? undefined : [pp, pm]
}
