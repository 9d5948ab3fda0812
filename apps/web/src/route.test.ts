import { expect, test } from 'vitest'
import { formatRoute, parseRoute } from './route.ts'

test('addresses lead to their pages and nonsense is said to be unknown', () => {
  expect(parseRoute('')).toEqual({ page: 'lobby' })
  expect(parseRoute('#/table/a1b2c3')).toEqual({ page: 'table', match: 'a1b2c3' })
  expect(parseRoute('#/about')).toEqual({ page: 'about' })
  expect(parseRoute('#/guide/dragon-rage')).toEqual({ page: 'guide', game: 'dragon-rage' })
  expect(parseRoute('#/guide/dragon-rage/2')).toEqual({ page: 'guide', game: 'dragon-rage', lesson: 2 })
  expect(parseRoute('#/')).toEqual({ page: 'lobby' })
  expect(parseRoute('#/table/<script>')).toEqual({ page: 'unknown' })
  expect(parseRoute('#/table/')).toEqual({ page: 'unknown' })
  expect(parseRoute('#/replay/a1b2c3/17')).toEqual({ page: 'replay', match: 'a1b2c3', seq: 17 })
  expect(parseRoute('#/replay/a1b2c3/x')).toEqual({ page: 'replay', match: 'a1b2c3' })
  expect(parseRoute('#/ratings')).toEqual({ page: 'ratings' })
  expect(parseRoute('#/tournaments')).toEqual({ page: 'tournaments' })
  expect(parseRoute('#/tournaments/new')).toEqual({ page: 'tournaments', make: true })
  expect(parseRoute('#/tournaments/a2b3c4d5e6f7')).toEqual({ page: 'tournament', id: 'a2b3c4d5e6f7' })
  expect(formatRoute({ page: 'tournaments', make: true })).toBe('#/tournaments/new')
  expect(parseRoute('#/ratings/race')).toEqual({ page: 'ratings', game: 'race' })
  expect(parseRoute('#/person/%20')).toEqual({ page: 'unknown' })
  expect(parseRoute('#/nowhere')).toEqual({ page: 'unknown' })
})

test('a notice leads to what happened since, and a link in a letter to its one press', () => {
  const since = { page: 'online', match: 'abcd2345efgh', since: true } as const
  expect(formatRoute(since)).toBe('#/online/abcd2345efgh/~since')
  expect(parseRoute(formatRoute(since))).toEqual(since)
  expect(parseRoute('#/notices')).toEqual({ page: 'notices' })
  const letter = { page: 'letter', deed: 'stop', token: 'abc.d-_e' } as const
  expect(parseRoute(formatRoute(letter))).toEqual(letter)
  expect(parseRoute('#/notices/burn/abc')).toEqual({ page: 'unknown' })
  expect(parseRoute('#/notices/stop/a%20b')).toEqual({ page: 'unknown' })
})

test('a game reads the rest of the address of what is made for it', () => {
  const made = { page: 'made', game: 'some-game', address: 'deck.AQ-_x' } as const
  expect(parseRoute('#/made/some-game/deck.AQ-_x')).toEqual(made)
  expect(parseRoute(formatRoute(made))).toEqual(made)
  expect(formatRoute({ ...made, address: '' })).toBe('#/made/some-game')
  // Whatever somebody sends, a game is asked to read no more than so much.
  expect(parseRoute(`#/made/some-game/${'x'.repeat(30_000)}`)).toMatchObject({ address: 'x'.repeat(20_000) })
})

test('puzzles and positions have addresses, and what is none of them leads to the list or nowhere', () => {
  expect(parseRoute('#/puzzles')).toEqual({ page: 'puzzles' })
  expect(parseRoute('#/puzzles/dragon-rage/one-breath')).toEqual({
    page: 'puzzle',
    game: 'dragon-rage',
    puzzle: 'one-breath',
  })
  expect(parseRoute('#/puzzles/dragon-rage')).toEqual({ page: 'puzzles' })
  expect(parseRoute('#/position/ab-_9')).toEqual({ page: 'position', packed: 'ab-_9' })
  expect(parseRoute('#/position/')).toEqual({ page: 'unknown' })
})

test('a match may have any name that a program gave it, slashes and spaces included', () => {
  for (const match of ['simulation-1/0', 'Été à deux', 'a%2Fb', 'Ann’s <3', '100 %']) {
    expect(parseRoute(formatRoute({ page: 'table', match }))).toEqual({ page: 'table', match })
    expect(parseRoute(formatRoute({ page: 'replay', match, seq: 7 }))).toEqual({
      page: 'replay',
      match,
      seq: 7,
    })
  }
  expect(parseRoute('#/table/%')).toEqual({ page: 'unknown' })
  for (const name of ['Élodie à deux', 'a/b', '100 %']) {
    expect(parseRoute(formatRoute({ page: 'person', name }))).toEqual({ page: 'person', name })
  }
})
