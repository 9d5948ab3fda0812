import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const games = join(import.meta.dirname, '../../../../games')

/** A finished game of Dragon Rage of the tests, and what it says of itself. */
export interface Golden {
  readonly file: string
  readonly entries: readonly { readonly dice: readonly number[] }[]
  /** Number of dice that fell. */
  readonly dice: number
  /** Points of the Invader and of the Defender. */
  readonly scores: readonly [number, number]
}

export const goldenFile = (name: string, game = 'dragon-rage'): string =>
  join(games, game, 'golden', `${name}.json`)

export function golden(name: string): Golden {
  const file = goldenFile(name)
  const { entries, result }: Pick<Golden, 'entries'> & { result: Pick<Golden, 'scores'> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return { file, entries, dice: entries.flatMap(({ dice }) => dice).length, scores: result.scores }
}
