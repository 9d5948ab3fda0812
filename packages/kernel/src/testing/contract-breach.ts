/** What a game does that the contract forbids. */
class ContractBreach extends Error {
  override readonly name = 'ContractBreach'
}

export function must(holds: boolean, what: string, figures: unknown = undefined): asserts holds {
  if (holds) return
  throw new ContractBreach(
    figures === undefined ? what : `${what}: ${JSON.stringify(figures)?.slice(0, 2000)}`,
  )
}

/** The bytes by which two states are compared. */
export function bytesOf<S>(game: { encode(state: S): unknown }, state: S): string {
  return JSON.stringify(game.encode(state))
}
