import type { Page } from '@playwright/test'
import { hurry, toLobby } from './table.ts'

/** Opens a position of any game as a game of people at this screen, in whatever language the page is. */
export async function openGame(page: Page, game: string, position: object, options?: object): Promise<void> {
  await hurry(page)
  const file = { format: 'wyrmtable-position/1', game, ...(options && { options }), position }
  await toLobby(page)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'position.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    })
}
