import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type JsonObject, seededDice } from '@wyrmtable/kernel'
import { contractSuite, imagineSuite, isAtLength, rounds, secretsSuite } from '@wyrmtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { manifests } from './index.ts'
import { tried } from './testing/tried.ts'

for (const manifest of tried) {
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

  // At length about as many matches in all, however many numbers of players and scenarios there are.
  const tables = game.seatIds.length - game.minSeats + 1
  const kinds = tables * manifest.scenarios.length
  contractSuite(game, {
    games: rounds(kinds === 1 ? 2 : 1, Math.min(6, Math.max(2, Math.ceil(12 / kinds)))),
    options: manifest.scenarios.map(({ options }) => ({ ...(options as JsonObject), ...manifest.trial })),
    allPairs: isAtLength(),
    onFailure: (replay) => {
      const folder = join(tmpdir(), 'wyrmtable-contract')
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `${replay.id.replaceAll(/\W/g, '-')}.json`)
      writeFileSync(file, JSON.stringify(replay))
      console.error(`npx wyrmtable replay ${file}`)
    },
  })

  const { bot } = await manifest.bot()
  for (const { id, options } of manifest.scenarios) {
    imagineSuite(game, {
      imagine: bot.imagine,
      options: { ...(options as JsonObject), ...manifest.trial },
      seed: `imagine/${id}`,
      every: rounds(26, 13),
      maxActions: 130,
    })
  }

  if (!game.hasSecrets) continue
  test(`${manifest.id} has secrets, and its bot can imagine what it cannot know`, () => {
    expect(bot.imagine).toBeDefined()
  })
  // What a computer opponent imagines must look to its seat as the truth does: the swap test of every game.
  // More than two play at length, and in the suite of their own game.
  secretsSuite(game, {
    games: 1,
    mostSeats: isAtLength() ? game.seatIds.length : game.minSeats,
    every: rounds(25, 9),
    options: () => ({ ...(manifest.scenarios[0]?.options as JsonObject), ...manifest.trial }),
    scramble: (state, viewer, random) =>
      viewer === 'spectator' || bot.imagine === undefined
        ? state
        : bot.imagine(game.view(state, viewer), viewer, seededDice(`imagined/${random(1_000_000)}`)),
  })
}

test('every game has a name of its own', () => {
  const ids = manifests.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
