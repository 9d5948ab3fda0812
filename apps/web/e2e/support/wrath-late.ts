import type { Page } from '@playwright/test'
import { manifests } from '@wyrmtable/games'
import { type JsonObject, randomMatch, toReplay } from '@wyrmtable/kernel'

/** A match of The Dragon’s Wrath of which four fifths are played, with one person at it and computers, as a file. */
async function lateMatch(players: number): Promise<Buffer> {
  const manifest = manifests.find(({ id }) => id === 'dragons-wrath')
  if (manifest === undefined) throw new Error('no such game')
  const { game } = await manifest.rules()
  const options: JsonObject = { ...manifest.trial, decks: ['starter-red', 'starter-blue'] }
  const { result: _, ...replay } = toReplay(randomMatch(game, { seed: 'late', seats: players, options }))
  const seats = replay.seats.map(({ id }, place) =>
    place === 0
      ? { id, name: 'One', kind: 'person' as const }
      : { id, name: id, kind: 'computer' as const, level: 'random' },
  )
  const entries = replay.entries.slice(0, Math.floor(replay.entries.length * 0.8))
  return Buffer.from(JSON.stringify({ ...replay, seats, entries }))
}

/** Sits down at a match that is nearly over. */
export async function openLate(page: Page, players: number): Promise<void> {
  const buffer = await lateMatch(players)
  await page.goto('/#/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'late.json', mimeType: 'application/json', buffer })
}
