import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'
import { account } from './made.ts'

/** What a store must do with ratings. */
export function ratingsSuite(open: () => Promise<MatchStore>): void {
  test('a match counts once, for all its seats or none, and goes on from the last rating', async () => {
    const store = await open()
    const { people, ratings } = store
    for (const [id, name] of [
      ['i', 'Ada'],
      ['j', 'Bo'],
    ] as const) {
      await people.addAccount(account(id, name))
    }
    const nim = { game: 'nim', side: 'first', pace: 'live' }
    const won = (match: string, at: number, matches: number, mean: number) => ({
      ...{ match, seat: 0, account: 'i', ...nim, matches, at, place: 1, ending: 'played' },
      ...{ mean, deviation: 6.5, before: { mean: mean - 2, deviation: 7 } },
    })
    const lost = (match: string, at: number, matches: number, mean: number) => ({
      ...{ ...won(match, at, matches, mean), seat: 1, account: 'j', side: 'second', place: 2 },
      ...{ ending: 'outOfTime', before: { mean: mean + 2, deviation: 7 } },
    })
    const one = [won('a', 1_700_000_000_001, 1, 27.25), lost('a', 1_700_000_000_001, 1, 23.5)]
    expect(await ratings.addResults(one)).toBe(true)
    expect(await ratings.addResults(one)).toBe(false)
    // Another match that went on from what was before: none of it is written, nor for the seat that came first.
    const late = [lost('b', 1_700_000_000_002, 2, 22), won('b', 1_700_000_000_002, 1, 27)]
    expect(await ratings.addResults(late)).toBe(false)
    expect(await ratings.resultsOf('b')).toEqual([])
    expect(await ratings.resultsOf('a')).toEqual(one)
    await ratings.addResults([lost('b', 1_700_000_000_002, 2, 22), won('b', 1_700_000_000_002, 2, 29)])

    expect(await ratings.rating('i', nim)).toMatchObject({ mean: 29, deviation: 6.5, matches: 2 })
    expect(await ratings.rating('i', { ...nim, pace: 'days' })).toBeUndefined()
    expect((await ratings.ratingsOf('j')).map(({ side, mean }) => [side, mean])).toEqual([['second', 22]])
    // Told late, an earlier one changes nothing.
    await ratings.keepRatings(one)
    expect((await ratings.ratingsOf('i')).map(({ mean }) => mean)).toEqual([29])
    expect(await ratings.countEndings('j')).toEqual({ outOfTime: 2 })
    const [latest] = await ratings.resultsBy('i', 1)
    expect(latest?.match).toBe('b')
    expect((await ratings.resultsBy('i', 9, latest)).map(({ match }) => match)).toEqual(['a'])

    expect((await ratings.best(nim, 6.5, 9)).map(({ name, mean }) => [name, mean])).toEqual([['Ada', 29]])
    expect(await ratings.best(nim, 6.4, 9)).toEqual([])
    await people.removeAccount('i')
    expect(await ratings.best(nim, 9, 9)).toEqual([])
    expect(await ratings.ratingsOf('i')).toEqual([])
    // Whoever is gone was somebody to those who played with them.
    expect((await ratings.resultsOf('a')).map(({ account }) => account)).toEqual(['i', 'j'])
    await store.close()
  })
}
