/**
 * The unknowns of linear equations, by elimination: each row holds its factors, and last what they come to. For a few
 * unknowns of a positive definite matrix, so no row needs to change places.
 */
export function solve(rows: readonly (readonly number[])[]): readonly number[] {
  const [first, ...others] = rows
  if (first === undefined) return []
  const [pivot = 0, ...rest] = first
  const unknowns = solve(
    others.map(([lead = 0, ...tail]) =>
      tail.map((factor, place) => factor - (lead / pivot) * (rest[place] ?? 0)),
    ),
  )
  const known = unknowns.reduce((sum, unknown, place) => sum + unknown * (rest[place] ?? 0), 0)
  return [((rest.at(-1) ?? 0) - known) / pivot, ...unknowns]
}
