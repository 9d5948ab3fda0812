import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backupSqlite } from './backup-sqlite.ts'
import { openSqlite } from './sqlite-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a copy made while matches go on opens by itself, and holds what was answered before', async () => {
  const [file, copy] = [join(folder, 'matches.sqlite'), join(folder, 'copy.sqlite')]
  const store = await openSqlite(file)
  const about = { game: 'nim', version: '1', table: '{}', isPublic: true, createdAt: 1 }
  const create = (id: string) => store.create({ id, ...about, secrets: {}, holders: [] })
  await create('before')
  await backupSqlite(file, copy)
  await create('after')
  await store.close()
  const copied = await openSqlite(copy)
  expect((await copied.openTables(9)).map(({ id }) => id)).toEqual(['before'])
  await copied.close()
  await expect(backupSqlite(join(folder, 'none.sqlite'), copy)).rejects.toThrow()
})
