import type { Game, Puzzle } from '@wyrmtable/kernel'

/** The state that a puzzle begins with; a position that its game does not know is a fault of the book. */
export function stateOfPuzzle(game: Game, { options, position }: Puzzle): unknown {
  const parsed = game.options.parse(options ?? {})
  const shape = game.position.parse(position)
  const state = parsed.ok && shape.ok ? game.decode(shape.value, parsed.value) : undefined
  if (state === undefined || !state.ok)
    throw new Error(`the position of a puzzle of ${game.id} is not possible`)
  return state.value
}
