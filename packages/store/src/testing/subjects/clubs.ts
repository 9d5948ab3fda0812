import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'

const at = 1_700_000_000_000

/** What a store must do with clubs. */
export function clubsSuite(open: () => Promise<MatchStore>): void {
  test('of clubs that take one name at the same moment one has it, and what another changes there stands', async () => {
    const { clubs } = await open()
    const ids = ['c', 'd', 'e', 'f']
    const rest = { about: '', joining: 'open', link: 'l', createdAt: at } as const
    for (const id of ids) await clubs.add({ ...rest, id, name: id, nameKey: id }, 'i')
    for (let round = 0; round < 20; round++) {
      const nameKey = `the émigrés ${round}`
      const changed = await Promise.all([
        ...ids.map((id) => clubs.change(id, { name: nameKey, nameKey })),
        clubs.change('c', { link: `l${round}` }),
      ])
      expect(changed.filter((is) => is)).toHaveLength(2)
      const named = await Promise.all(ids.map((id) => clubs.club(id)))
      expect(named.filter((club) => club?.nameKey === nameKey)).toHaveLength(1)
      expect(named[0]?.link).toBe(`l${round}`)
    }
    expect(await clubs.change('nowhere', { about: 'Fridays' })).toBe(false)
  })

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
    const { name, nameKey } = club
    expect(await clubs.change('d', { name, nameKey })).toBe(false)
    expect(await clubs.change('c', { name, nameKey, about: 'Fridays' })).toBe(true)
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
