/** How a comparison ends for whoever attacks. */
export type Verdict = 'wins' | 'falls' | 'both'

/** DW-10.8: the strictly lower is destroyed, equals both. */
export const verdictOf = ([a, b]: readonly [number, number]): Verdict =>
  a === b ? 'both' : a > b ? 'wins' : 'falls'

/** How good it is for the attacker, or seen from the other side for who is attacked. */
export function lookOf(verdict: Verdict, isMine: boolean): 'good' | 'bad' | 'even' {
  if (verdict === 'both') return 'even'
  return (verdict === 'wins') === isMine ? 'good' : 'bad'
}
