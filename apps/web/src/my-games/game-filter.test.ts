import { expect, test } from 'vitest'
import type { SavedLine } from '../store/saved-games.ts'
import { everything, type GameFilter, gamesThatFit } from './game-filter.ts'

const line = (id: string, game: string, isOver: boolean, ...names: string[]): SavedLine => ({
  kind: 'readable',
  summary: {
    id,
    game,
    savedAt: 0,
    seq: 1,
    isOver,
    seats: names.map((name, place) => ({ id: `s${place}`, kind: 'person', name })),
  },
})
const lines: readonly SavedLine[] = [
  line('a', 'dragon-rage', false, 'Mireille', 'Jonas'),
  line('b', 'dragon-rage', true, 'Zoé', 'Jonas'),
  line('c', 'sorcerers', true, 'Mireille', 'Ana'),
  { kind: 'unreadable', id: 'd' },
]
const fit = (part: Partial<GameFilter>) =>
  gamesThatFit(lines, { ...everything, ...part }, (game) => game.replace('-', ' ')).map((one) =>
    one.kind === 'readable' ? one.summary.id : one.id,
  )

test('without a wish all games are there, the damaged ones too', () => {
  expect(fit({})).toEqual(['a', 'b', 'c', 'd'])
})

test('games are found by state, by game, and by the names of players and games without accents', () => {
  expect(fit({ state: 'running' })).toEqual(['a'])
  expect(fit({ state: 'finished' })).toEqual(['b', 'c'])
  expect(fit({ game: 'dragon-rage' })).toEqual(['a', 'b'])
  expect(fit({ words: 'zoe' })).toEqual(['b'])
  expect(fit({ words: 'JONAS rage', state: 'finished' })).toEqual(['b'])
  expect(fit({ words: 'mireille jonas', game: 'sorcerers' })).toEqual([])
})
