import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReplay, verifyReplay } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { tried } from './testing/tried.ts'

describe.each(tried.map(({ id, rules }) => ({ id, rules })))(
  'golden matches of $id',
  async ({ id, rules }) => {
    const { game } = await rules()
    const folder = join(import.meta.dirname, id, 'golden')
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []

    test('there are some', () => {
      expect(files.length).toBeGreaterThan(0)
    })

    test.each(files)('%s is still played as recorded and ends as it did', (name) => {
      const read = readReplay(readFileSync(join(folder, name), 'utf8'), (wanted) =>
        wanted === game.id ? game : undefined,
      )
      expect(read).toMatchObject({ ok: true })
      if (!read.ok) return
      const verified = verifyReplay(game, read.value)
      expect(verified).toMatchObject({ ok: true })
      expect(read.value.result).toBeDefined()
    })
  },
)
