import { expect, type Page } from '@playwright/test'
import { manifests } from '@wyrmtable/games'
import { jsonOf, randomMatch, toReplay } from '@wyrmtable/kernel'
import { openLate } from './late-match.ts'
import { openGame } from './open-game.ts'
import { hurry } from './table.ts'

export const bar = (page: Page) => page.getByRole('toolbar', { name: 'Actions' })
export const red = (page: Page) => bar(page).locator('.button-primary')
export const curtain = (page: Page) => page.getByRole('dialog', { name: /Hand the screen to/ })
export const at = (page: Page, place: string) => page.locator(`.wrath-press[data-place="${place}"]`)
/** Where a card is seen that others lie on. */
export const corner = { position: { x: 8, y: 20 } }
export const hand = (page: Page, name = 'Your hand') => page.getByRole('region', { name })

/** Opens a position as a game of people at this screen, and looks as whoever is to act. */
export async function openPosition(page: Page, position: object): Promise<void> {
  await openGame(page, 'dragons-wrath', position)
  await look(page)
}

export async function look(page: Page): Promise<void> {
  await curtain(page).locator('.button-primary').click()
  await expect(hand(page)).toBeVisible()
}

/** Opens a position of two as a game against a computer, in which nobody else sits at the screen. */
export async function openAlone(page: Page, position: object): Promise<void> {
  const manifest = manifests.find(({ id }) => id === 'dragons-wrath')
  if (manifest === undefined) throw new Error('no such game')
  const { game } = await manifest.rules()
  const replay = toReplay(
    randomMatch(game, { seed: 'alone', seats: 2, position: jsonOf(position), maxActions: 0 }),
  )
  await hurry(page)
  await openLate(page, replay, 0, [replay.seats[0]?.id ?? ''])
  await expect(hand(page)).toBeVisible()
}
