import type { Page } from '@playwright/test'
import { manifests } from '@wyrmtable/games'
import { type JsonObject, randomMatch, toReplay } from '@wyrmtable/kernel'
import { openLate } from './late-match.ts'

/** Sits down at a match of The Dragon’s Wrath of which nine tenths are played, against computers. */
export async function openLateDuel(page: Page, players: number): Promise<void> {
  const manifest = manifests.find(({ id }) => id === 'dragons-wrath')
  if (manifest === undefined) throw new Error('no such game')
  const { game } = await manifest.rules()
  const options: JsonObject = { ...manifest.trial, decks: ['starter-red', 'starter-blue'] }
  const replay = toReplay(randomMatch(game, { seed: 'late', seats: players, options }))
  await openLate(page, replay, Math.floor(replay.entries.length * 0.9), [replay.seats[0]?.id ?? ''])
}
