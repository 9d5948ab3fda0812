import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCase, runCase } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { bot } from './bot/index.ts'
import { dragonNoir } from './rules/game.ts'

const folder = join(import.meta.dirname, 'cases')

describe('every case of Dragon Noir holds', () => {
  for (const name of readdirSync(folder).sort()) {
    test(name, () => {
      const read = readCase(readFileSync(join(folder, name), 'utf8'))
      if (!read.ok) throw new Error(JSON.stringify(read.fault))
      expect(runCase(dragonNoir, read.value, bot).failures).toEqual([])
    })
  }
})
