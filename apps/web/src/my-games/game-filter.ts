import type { SavedLine } from '../store/saved-games.ts'

export const states = ['all', 'running', 'finished'] as const

/** Which of the kept games are wanted. */
export interface GameFilter {
  readonly state: (typeof states)[number]
  /** Id of a game; empty: any. */
  readonly game: string
  /** Words that all stand in the names of players or the title; empty: any. */
  readonly words: string
}

export const everything: GameFilter = { state: 'all', game: '', words: '' }

/** The lines that fit, in their order. What cannot be read fits only where nothing is asked for. */
export function gamesThatFit(
  lines: readonly SavedLine[],
  { state, game, words }: GameFilter,
  titleOf: (game: string) => string,
): readonly SavedLine[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return lines.filter((line) => {
    if (line.kind === 'unreadable') return state === 'all' && game === '' && wanted.length === 0
    const { summary } = line
    if (state !== 'all' && summary.isOver !== (state === 'finished')) return false
    if (game !== '' && summary.game !== game) return false
    const text = plain([titleOf(summary.game), ...summary.seats.map((seat) => seat.name)].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}

/** Lower case and without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
