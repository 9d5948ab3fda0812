import { isLevelName, type LevelName } from '../levels/level.ts'

/** What `go` was told. */
export interface GoWords {
  readonly ms?: number
  readonly playouts?: number
  readonly level?: LevelName
  /** Seat id, where several may act. */
  readonly seat?: string
  readonly infinite: boolean
}

/** Reads `ms N`, `playouts N`, `level L`, `seat S` and `infinite` in any order; other words are skipped. */
export function readGo(text: string): GoWords {
  const words = text.split(/\s+/)
  let go: GoWords = { infinite: words.includes('infinite') }
  for (let i = 0; i + 1 < words.length; i++) {
    const value = words[i + 1] ?? ''
    const figure = /^\d{1,9}$/.test(value) ? Number(value) : undefined
    if (words[i] === 'ms' && figure !== undefined) go = { ...go, ms: figure }
    if (words[i] === 'playouts' && figure !== undefined) go = { ...go, playouts: figure }
    if (words[i] === 'level' && isLevelName(value)) go = { ...go, level: value }
    if (words[i] === 'seat') go = { ...go, seat: value }
  }
  return go
}

/** Reads `name N value V`; both may have blanks inside. */
export function readOption(text: string): { readonly name: string; readonly value: string } {
  const found = /^name\s+(.*?)(?:\s+value\s+(.*))?$/.exec(text)
  return { name: found?.[1] ?? '', value: found?.[2] ?? '' }
}
