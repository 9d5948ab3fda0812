import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'

const at = 1_700_000_000_000

/** What a store must do with clubs. */
export function clubsSuite(open: () => Promise<MatchStore>): void {
  test('a club has a name of its own, an owner as long as it has members, and tables', async () => {
    const store = await open()
    const { clubs, people } = store
    const club = {
      ...{ id: 'c', name: 'The Émigrés', nameKey: 'the émigrés', about: 'Tuesdays' },
      ...({ joining: 'request', link: 'l', createdAt: at } as const),
    }
    expect(await clubs.add(club, 'i')).toBe(true)
    expect(await clubs.add({ ...club, id: 'd' }, 'j')).toBe(false)
    expect(await clubs.add({ ...club, id: 'd', nameKey: 'others' }, 'j')).toBe(true)
    expect(await clubs.change({ ...club, id: 'd' })).toBe(false)
    expect(await clubs.change({ ...club, about: 'Fridays' })).toBe(true)
    expect(await clubs.club('c')).toEqual({ ...club, about: 'Fridays' })
    await clubs.setMember({ club: 'c', account: 'j', role: 'asked', at: at + 1 })
    expect((await clubs.clubs(9)).map(({ id, count }) => [id, count])).toEqual([
      ['d', 1],
      ['c', 1],
    ])
    await clubs.setMember({ club: 'c', account: 'j', role: 'officer', at: at + 2 })
    expect((await clubs.clubs(9))[0]).toMatchObject({ id: 'c', count: 2 })
    expect(await clubs.members('c')).toEqual([
      { club: 'c', account: 'i', role: 'owner', at },
      { club: 'c', account: 'j', role: 'officer', at: at + 1 },
    ])
    expect((await clubs.of('j')).map(({ club: of, role }) => [of, role])).toEqual([
      ['d', 'owner'],
      ['c', 'officer'],
    ])
    expect([await clubs.stepDown('c', 'i'), await clubs.stepDown('c', 'i', 'member')]).toEqual([false, false])
    await clubs.setMember({ club: 'c', account: 'j', role: 'owner', at })
    expect(await clubs.stepDown('c', 'i', 'member')).toBe(true)
    expect((await clubs.member('c', 'i'))?.role).toBe('member')
    expect([await clubs.stepDown('c', 'i'), await clubs.stepDown('c', 'j')]).toEqual([true, false])

    const row = { game: 'nim', version: '1', table: '{}', isPublic: false, createdAt: at, secrets: {} }
    await store.create({ ...row, id: 'table0000001', holders: [] })
    await clubs.addTable('c', 'table0000001')
    expect(await clubs.openTables(['c', 'd'], 9)).toEqual([
      { club: 'c', match: 'table0000001', createdAt: at },
    ])
    expect([await clubs.openTables(['d'], 9), await clubs.openTables([], 9)]).toEqual([[], []])
    expect(await clubs.clubOf('table0000001')).toBe('c')
    await people.removeAccount('j')
    expect(await clubs.members('c')).toEqual([])
    await clubs.remove('c')
    expect([await clubs.club('c'), await clubs.clubOf('table0000001')]).toEqual([undefined, undefined])
    await store.close()
  })
}
