import { expect, test } from 'vitest'
import type { Line, MatchStore } from '../../match-store.ts'
import { newMatch, write } from './made.ts'

/** What a store must do with the lines of a match. */
export function linesSuite(open: () => Promise<MatchStore>): void {
  test('who writes a line number first has won; the loser writes nothing, nor what builds on it', async () => {
    const store = await open()
    await store.create(newMatch('a'))
    const [one, two] = [{}, {}]
    const results = await Promise.all([
      store.append(write('a', one, [1, 2])),
      store.append(write('a', two, [1], { state: 'over', deadline: 5 })),
      store.append(write('a', two, [3])),
      store.append(write('a', one, [3])),
    ])
    expect(results).toEqual([true, false, false, true])
    expect((await store.lines('a', 0)).map(({ n, told }) => [n, told])).toEqual([
      [1, '1'],
      [2, '2'],
      [3, '3'],
    ])
    expect(await store.match('a')).toMatchObject({ state: 'open', deadline: undefined })
    await store.close()
  })

  test('after a write that failed nothing more is written that went on from it', async () => {
    const store = await open()
    await store.create(newMatch('a'))
    const author = {}
    // No database takes a secret without a value.
    const broken = JSON.parse('{ "dice": null }')
    await expect(store.append(write('a', author, [1], { secrets: broken }))).rejects.toThrow()
    expect(await store.append(write('a', author, [2]))).toBe(false)
    expect(await store.append(write('a', {}, [1]))).toBe(true)
    expect(await store.lines('a', 0)).toHaveLength(1)
    await store.close()
  })

  test('a command is written once, whatever number it is given', async () => {
    const store = await open()
    await store.create(newMatch('a'))
    expect(await store.append(write('a', {}, [1], {}, '0:x'))).toBe(true)
    expect(await store.append(write('a', {}, [2], {}, '0:x'))).toBe(false)
    expect(await store.lineOf('a', '0:x')).toMatchObject({ n: 1, command: '0:x' })
    expect(await store.lineOf('a', '0:y')).toBeUndefined()
    await store.close()
  })

  test('lines are read from any number, and the last ones by count', async () => {
    const store = await open()
    await store.create(newMatch('a'))
    await store.append(write('a', {}, [1, 2, 3, 4]))
    const numbers = (lines: readonly Line[]) => lines.map(({ n }) => n)
    expect(numbers(await store.lines('a', 1, 2))).toEqual([2, 3])
    expect(numbers(await store.lastLines('a', 2))).toEqual([3, 4])
    const [first] = await store.lines('a', 0)
    const times = [-1, 0, 2, 99].map((ms) => store.lineBy('a', (first?.at ?? 0) + ms))
    expect(await Promise.all(times)).toEqual([0, 1, 3, 4])
    expect(await store.lineBy('b', 0)).toBe(0)
    await store.close()
  })
}
