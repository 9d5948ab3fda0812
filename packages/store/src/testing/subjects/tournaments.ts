import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'
import { newMatch, occasion } from './made.ts'

/** What a store must do with tournaments. */
export function tournamentsSuite(open: () => Promise<MatchStore>): void {
  test('a tournament is given back as it was written, by state, newest first', async () => {
    const store = await open()
    const { tournaments } = store
    const one = { id: 'a', organiser: 'i', rules: '{"é":1}', createdAt: 1_700_000_000_001 }
    await tournaments.create(one)
    await tournaments.create({ ...one, id: 'b', createdAt: 1_700_000_000_002 })
    expect(await tournaments.tournament('a')).toEqual({ ...one, state: 'open' })
    expect(await tournaments.tournament('c')).toBeUndefined()
    expect((await tournaments.list('open', 9)).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(await tournaments.list('running', 9)).toEqual([])
    await store.close()
  })

  test('the tournaments of an account are those that it made or joined', async () => {
    const store = await open()
    const { tournaments } = store
    for (const [place, id] of ['a', 'b', 'c'].entries()) {
      await tournaments.create({ id, organiser: id, rules: '{}', createdAt: 1_700_000_000_001 + place })
    }
    const joined = (entrant: number, account: string) => ({
      ...{ n: entrant, at: 1_700_000_000_009 },
      body: JSON.stringify({ type: 'joined', entrant, account }),
    })
    await tournaments.append({ tournament: 'b', lines: [joined(1, 'a'), joined(2, 'ab'), joined(3, 'b')] })
    expect((await tournaments.of('a')).map(({ id }) => id)).toEqual(['b', 'a'])
    expect((await tournaments.of('b')).map(({ id }) => id)).toEqual(['b'])
    expect((await tournaments.of('ab')).map(({ id }) => id)).toEqual(['b'])
    expect(await tournaments.of('d')).toEqual([])
    await store.close()
  })

  test('who writes a line of a tournament first has won, and the matches of the other are not there', async () => {
    const store = await open()
    const { tournaments } = store
    const at = 1_700_000_000_001
    await tournaments.create({ id: 'a', organiser: 'i', rules: '{}', createdAt: at })
    const line = (n: number, body = `${n}`) => ({ n, at, body })
    const round = (match: string) => ({
      ...({ tournament: 'a', lines: [line(2, match), line(3)], state: 'running' } as const),
      matches: [newMatch(match, { secrets: { dice: match }, holders: [{ seat: 0, key: 'k' }] })],
      secrets: { deck: match },
      occasions: [occasion(match, 0, 1)],
    })
    expect(await tournaments.append({ tournament: 'a', lines: [line(1)] })).toBe(true)
    expect(await Promise.all([tournaments.append(round('m')), tournaments.append(round('n'))])).toEqual([
      true,
      false,
    ])
    expect((await tournaments.lines('a')).map(({ n, body }) => [n, body])).toEqual([
      [1, '1'],
      [2, 'm'],
      [3, '3'],
    ])
    const both = await tournaments.linesOf(['a', 'none'])
    expect([...both].map(([id, lines]) => [id, lines.map(({ body }) => body)])).toEqual([
      ['a', ['1', 'm', '3']],
    ])
    expect((await tournaments.linesOf([])).size).toBe(0)
    expect(await tournaments.tournament('a')).toMatchObject({ state: 'running' })
    expect(await tournaments.secrets('a')).toEqual({ deck: 'm' })
    expect([await store.secrets('m'), await store.match('n')]).toEqual([{ dice: 'm' }, undefined])
    const waiting = await store.notices.waitingOccasions(Number.MAX_SAFE_INTEGER, 9)
    expect(waiting.map(({ id }) => id)).toEqual(['m/0/turn/1'])
    expect((await store.heldBy('k')).map(({ match }) => match)).toEqual(['m'])
    await tournaments.append({ tournament: 'a', lines: [line(4)], secrets: { deck: '' } })
    expect(await tournaments.tournament('a')).toMatchObject({ state: 'running' })
    expect(await tournaments.secrets('a')).toEqual({ deck: '' })
    await store.close()
  })

  test('what fails in the middle of a line of a tournament leaves nothing of it', async () => {
    const store = await open()
    const { tournaments } = store
    await tournaments.create({ id: 'a', organiser: 'i', rules: '{}', createdAt: 1 })
    await store.create(newMatch('m'))
    const lines = [{ n: 1, at: 1, body: '1' }]
    // There is a match of that id already.
    const matches = [newMatch('l'), newMatch('m')]
    await expect(tournaments.append({ tournament: 'a', lines, state: 'running', matches })).rejects.toThrow()
    expect(await tournaments.lines('a')).toEqual([])
    expect(await tournaments.tournament('a')).toMatchObject({ state: 'open' })
    expect(await store.match('l')).toBeUndefined()
    expect(await tournaments.append({ tournament: 'a', lines })).toBe(true)
    await store.close()
  })
}
