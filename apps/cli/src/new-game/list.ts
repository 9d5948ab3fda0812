import type { GameNames } from './names.ts'

/** Longest line of the house. */
const COLUMNS = 110

const imported = /^import \{ manifest as \w+ \} from '\.\/(.+)\/manifest\.ts'$/
const listed = /^export const manifests: readonly Manifest\[\] = \[([^\]]*)\]$/m

const order = new Intl.Collator('en', { numeric: true })

/** `games/index.ts` with one game more, formatted as the house does; undefined where the list is not found. */
export function withGame(index: string, { id, identifier }: GameNames): string | undefined {
  const list = listed.exec(index)
  if (list === null) return undefined
  const lines = index.split('\n')
  const line = `import { manifest as ${identifier} } from './${id}/manifest.ts'`
  // Imports are in the order of their paths, figures as numbers.
  const after = lines.findLastIndex((other) => {
    const path = imported.exec(other)?.[1]
    return path === undefined ? other.startsWith('import ') : order.compare(path, id) < 0
  })
  const withImport = lines.toSpliced(after + 1, 0, line).join('\n')
  const games = [...(list[1] ?? '').split(',').map((game) => game.trim()), identifier].filter(
    (game) => game !== '',
  )
  return withImport.replace(listed, () => listOf(games))
}

function listOf(games: readonly string[]): string {
  const start = 'export const manifests: readonly Manifest[] = ['
  const short = `${start}${games.join(', ')}]`
  return short.length <= COLUMNS ? short : `${start}\n${games.map((game) => `  ${game},\n`).join('')}]`
}
