import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from '@wyrmtable/kernel'
import { contractSuite } from '@wyrmtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { manifests } from './index.ts'

for (const manifest of manifests) {
  const { game } = await manifest.rules()

  describe(`manifest of ${manifest.id}`, () => {
    test('says what the game says', () => {
      expect(manifest.id).toBe(game.id)
      expect(manifest.version).toBe(game.version)
      expect(manifest.seatIds).toEqual(game.seatIds)
      expect(manifest.minSeats).toBe(game.minSeats)
    })

    test('names scenarios whose options the game takes', () => {
      expect(manifest.scenarios.length).toBeGreaterThan(0)
      for (const { options } of manifest.scenarios) expect(game.options.parse(options).ok).toBe(true)
    })
  })

  contractSuite(game, {
    games: 6,
    options: manifest.scenarios.map(({ options }) => ({ ...(options as JsonObject), ...manifest.trial })),
    onFailure: (replay) => {
      const folder = join(tmpdir(), 'wyrmtable-contract')
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `${replay.id.replaceAll(/\W/g, '-')}.json`)
      writeFileSync(file, JSON.stringify(replay))
      console.error(`npx wyrmtable replay ${file}`)
    },
  })
}

test('every game has a name of its own', () => {
  const ids = manifests.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
