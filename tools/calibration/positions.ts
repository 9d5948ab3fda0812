import { z } from 'zod'
import type { Judged } from './bands.ts'

/** The positions of matches as text, a line each, so that a run of hours can be gone on with another day. */
const head = 'game,match,turn,said,won'

const written = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
const row = z.object({
  game: z.string().regex(/^[a-z-]+$/),
  match: written.pipe(z.int()),
  turn: written.pipe(z.int()),
  said: written.pipe(z.number().max(1)),
  won: written.pipe(z.number().max(1)),
})

/** By game, the positions of each match. */
export type Positions = ReadonlyMap<string, readonly (readonly Judged[])[]>

/** Chances are rounded to a ten-thousandth, far below what a tenth of positions can tell. */
export function writePositions(games: Positions): string {
  const lines = [...games].flatMap(([game, matches]) =>
    matches.flatMap((positions, match) =>
      positions.map(({ turn, said, won }) => [game, match, turn, Number(said.toFixed(4)), won].join(',')),
    ),
  )
  return `${[head, ...lines].join('\n')}\n`
}

/** What `writePositions` wrote; undefined for anything else. */
export function readPositions(text: string): Positions | undefined {
  const [first, ...lines] = text.trimEnd().split('\n')
  if (first !== head) return undefined
  const games = new Map<string, Map<number, Judged[]>>()
  for (const line of lines) {
    const [game, match, turn, said, won, ...rest] = line.split(',')
    const read = row.safeParse({ game, match, turn, said, won })
    if (!read.success || rest.length > 0) return undefined
    const matches = games.get(read.data.game) ?? new Map<number, Judged[]>()
    const positions = matches.get(read.data.match) ?? []
    positions.push({ turn: read.data.turn, said: read.data.said, won: read.data.won })
    games.set(read.data.game, matches.set(read.data.match, positions))
  }
  return new Map([...games].map(([game, matches]) => [game, [...matches.values()]]))
}
