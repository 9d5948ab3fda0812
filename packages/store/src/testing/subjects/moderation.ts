import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'
import { account } from './made.ts'

/** What a store must do with blocks, reports and measures. */
export function moderationSuite(open: () => Promise<MatchStore>): void {
  test('who is blocked, reported or warned is kept, and goes with the account', async () => {
    const store = await open()
    const { people, moderation } = store
    for (const id of ['i', 'j', 'k']) {
      await people.addAccount(account(id))
    }
    await moderation.block('i', 'j', 1_700_000_000_001)
    await moderation.block('i', 'j', 1_700_000_000_009)
    await moderation.block('i', 'k', 1_700_000_000_002)
    expect(await moderation.blocksOf('i')).toEqual([
      { other: 'k', at: 1_700_000_000_002 },
      { other: 'j', at: 1_700_000_000_001 },
    ])
    // Whoever of the two blocks, they are kept apart.
    expect([...(await moderation.apartFrom('i'))].sort()).toEqual(['j', 'k'])
    expect([...(await moderation.apartFrom('j'))]).toEqual(['i'])
    await moderation.unblock('i', 'j')
    expect((await moderation.apartFrom('j')).size).toBe(0)

    const report = { at: 1_700_000_000_003, by: 'i', about: 'j', words: 'rude', isOpen: true }
    await moderation.addReport({ ...report, id: 'a', match: 'm' })
    await moderation.addReport({ ...report, id: 'b', match: undefined, about: 'k', at: 1_700_000_000_004 })
    expect((await moderation.reports('open', 9)).map(({ id, match }) => [id, match])).toEqual([
      ['b', undefined],
      ['a', 'm'],
    ])
    expect(await moderation.countOpenReports('i')).toBe(2)
    await moderation.settleReports({ about: 'j' })
    expect((await moderation.reports('open', 9)).map(({ id }) => id)).toEqual(['b'])
    await moderation.settleReports({ id: 'b' })
    expect((await moderation.reports('all', 9)).map(({ isOpen }) => isOpen)).toEqual([false, false])

    const measure = {
      account: 'j',
      reason: 'rude',
      until: undefined,
      isSeen: false,
      by: undefined,
    } as const
    await moderation.addMeasure({ ...measure, id: 'a', at: 1, kind: 'warned' })
    await moderation.addMeasure({
      ...measure,
      id: 'b',
      at: 2,
      kind: 'suspended',
      until: 1_700_000_000_005,
      by: 'i',
    })
    await moderation.measureSeen('i', 'a')
    expect((await moderation.measuresOf('j')).map(({ id, isSeen, until }) => [id, isSeen, until])).toEqual([
      ['b', false, 1_700_000_000_005],
      ['a', false, undefined],
    ])
    expect((await moderation.measures(1)).map(({ id, by }) => [id, by])).toEqual([['b', 'i']])
    await moderation.measureSeen('j', 'a')
    expect((await moderation.measuresOf('j'))[1]?.isSeen).toBe(true)

    await people.removeAccount('j')
    expect(await moderation.measuresOf('j')).toEqual([])
    expect((await moderation.reports('all', 9)).map(({ id }) => id)).toEqual(['b'])
    await people.removeAccount('k')
    expect(await moderation.blocksOf('i')).toEqual([])
    await store.close()
  })
}
