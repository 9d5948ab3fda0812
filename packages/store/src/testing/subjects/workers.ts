import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'

/** What a store must do with workers of others and what is lent to them. */
export function workersSuite(open: () => Promise<MatchStore>): void {
  test('a decision is lent to one worker at a time, until it is answered, given back or too late', async () => {
    const store = await open()
    const { workers } = store
    expect(await workers.addWorker({ name: 'attic', key: 'k', addedAt: 1_700_000_000_000 })).toBe(true)
    expect(await workers.addWorker({ name: 'attic', key: 'l', addedAt: 2 })).toBe(false)
    await workers.addWorker({ name: 'cellar', key: 'm', addedAt: 1_700_000_000_001 })
    await workers.workerSeen('attic', 1_700_000_000_005, ['nim@1'])
    expect(await workers.workerOf('l')).toBeUndefined()
    expect(await workers.workerOf('k')).toEqual({
      ...{
        name: 'attic',
        key: 'k',
        addedAt: 1_700_000_000_000,
        seenAt: 1_700_000_000_005,
        games: ['nim@1'],
      },
      ends: { answered: 0, refused: 0, lost: 0 },
    })

    const openOne = (match: string, seq: number, openedAt: number) =>
      workers.openThought({ match, seq, seat: 1, game: 'nim@1', openedAt })
    await openOne('b', 3, 1_700_000_000_020)
    await openOne('a', 1, 1_700_000_000_010)
    await openOne('a', 2, 1_700_000_000_015)
    const lend = (lease: string, from: number, worker = 'attic', games = ['nim@1', 'chess@1']) =>
      workers.lend(games, { lease, worker, from, until: from + 10 })
    expect(await lend('x', 100, 'attic', ['chess@1'])).toBeUndefined()
    expect(await lend('x', 100, 'attic', [])).toBeUndefined()
    const taken = await Promise.all([lend('x', 100), lend('y', 100, 'cellar')])
    expect(taken.map((thought) => `${thought?.match} ${thought?.seq}`).sort()).toEqual(['a 2', 'b 3'])
    expect(await lend('z', 105)).toBeUndefined()
    expect((await workers.thoughts()).map(({ match }) => match)).toEqual(['a', 'b'])
    const leaseOf = async (match: string) => (await workers.thought(match))?.lease?.lease ?? ''
    const [one, other] = [await leaseOf('a'), await leaseOf('b')]
    expect([one, other].sort()).toEqual(['x', 'y'])
    expect(await workers.lent('nothing', 100)).toBeUndefined()
    expect(await workers.closeThought('a', 2)).toBe(false)

    const still = { lease: one, until: 130, share: 0.25, playouts: 40 }
    expect(await workers.renew(still, 111)).toBe(false)
    expect(await workers.renew(still, 110)).toBe(true)
    expect(await workers.lent(one, 125)).toMatchObject({ match: 'a', leases: 1, lease: still })
    // The other was not renewed, and is given to somebody else: whoever had it is too late.
    expect(await workers.endThought(other, 111)).toBe(false)
    expect(await workers.lapse(110)).toBe(0)
    expect(await Promise.all([workers.lapse(111), workers.lapse(111)])).toSatisfy(
      (counts: number[]) => (counts[0] ?? 0) + (counts[1] ?? 0) === 1,
    )
    expect(await lend('z', 111)).toMatchObject({ match: 'b', leases: 2, lease: { worker: 'attic' } })
    expect(await workers.lent(other, 100)).toBeUndefined()
    expect(await workers.endThought('z', 112)).toBe(true)
    expect(await workers.endThought('z', 112)).toBe(false)

    expect([await workers.giveBack(one, 140), await workers.giveBack(one, 140)]).toEqual([true, false])
    expect(await workers.thought('a')).toMatchObject({ seq: 2, openedAt: 140, lease: undefined })
    await lend('w', 200)
    for (const end of ['answered', 'answered', 'refused'] as const) await workers.countEnd('attic', end)
    const ends = (await workers.workers()).map(({ name, ends }) => [name, ends.answered, ends.refused])
    expect(ends).toEqual([
      ['attic', 2, 1],
      ['cellar', 0, 0],
    ])
    const lost = (await workers.workers()).map(({ ends }) => ends.lost)
    expect((lost[0] ?? 0) + (lost[1] ?? 0)).toBe(1)
    expect([await workers.removeWorker('attic'), await workers.removeWorker('attic')]).toEqual([true, false])
    expect((await workers.thought('a'))?.lease).toBeUndefined()
    await lend('v', 300, 'cellar')
    await workers.leaveToServer('v')
    expect(await workers.thought('a')).toMatchObject({ isForServer: true, lease: undefined })
    expect(await lend('u', 301, 'cellar')).toBeUndefined()
    expect([await workers.closeThought('a', 1), await workers.closeThought('a', 2)]).toEqual([false, true])
    expect(await workers.thoughts()).toEqual([])
    await store.close()
  })
}
