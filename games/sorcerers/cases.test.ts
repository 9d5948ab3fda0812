import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCase, runCase } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { sorcerers } from './rules/game.ts'

const folder = join(import.meta.dirname, 'cases')

describe('every case of Sorcerers holds', () => {
  for (const name of readdirSync(folder).sort()) {
    test(name, () => {
      const read = readCase(readFileSync(join(folder, name), 'utf8'))
      if (!read.ok) throw new Error(JSON.stringify(read.fault))
      expect(runCase(sorcerers, read.value).failures).toEqual([])
    })
  }
})
