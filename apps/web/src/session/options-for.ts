import { type Json, jsonOf, type Match, type Seat } from '@wyrmtable/kernel'

/** The options of a match as a seat may know them: what is told to a worker that thinks for it. */
export function optionsFor({ game, header }: Match, seat: Seat): Json {
  if (game.optionsFor === undefined) return header.options
  const options = game.options.parse(header.options)
  if (!options.ok) throw new Error(`${game.id}: the options of a match are none`)
  return jsonOf(game.optionsFor(options.value, seat))
}
