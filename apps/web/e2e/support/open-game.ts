import type { Page } from '@playwright/test'
import { hurry, toLobby } from './table.ts'

/** Opens a document in the lobby, as somebody who chooses its file. */
export async function openDocument(page: Page, document: object): Promise<void> {
  await toLobby(page)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'document.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(document)),
    })
}

/** A position of any game as a document. */
export const positionDocument = (game: string, position: object, options?: object): object => ({
  format: 'wyrmtable-position/1',
  game,
  ...(options && { options }),
  position,
})

/**
 * Opens a position of any game as a game of people at this screen, in whatever language the page is; where it passes,
 * phases in which nothing can be done pass by themselves.
 */
export async function openGame(
  page: Page,
  game: string,
  position: object,
  options?: object,
  isPassing = false,
): Promise<void> {
  await hurry(page, isPassing)
  await openDocument(page, positionDocument(game, position, options))
}
