import { expect, type Page } from '@playwright/test'
import type { Spot } from './middle.ts'
import { openGame } from './open-game.ts'
import { boardIsDrawn } from './table.ts'

/** Size of a hex of Dragon Noir on its drawing. */
const size = 36

/** The middle of a hex of a board that lies alone, in pixels of the page, once the board is at rest. */
export async function hexSpot(page: Page, label: string): Promise<Spot> {
  const column = Number(label.slice(-4, -2)) - 1
  const row = Number(label.slice(-2)) - 1
  const across = Math.sqrt(3) * size
  const at = [size * (1.5 * column + 1), across * (row + (column % 2 === 0 ? 0.5 : 1))] as const
  let spot: Spot | null = null
  const look = async () => {
    spot = await page
      .locator('.viewport-live > g')
      .first()
      .evaluate(async (node, [x, y]) => {
        const place = () => {
          const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : null
          return matrix === null ? null : new DOMPoint(x, y).matrixTransform(matrix)
        }
        const first = place()
        for (let i = 0; i < 3; i++) {
          await new Promise(requestAnimationFrame)
          const now = place()
          if (first === null || now?.x !== first.x || now.y !== first.y) return null
        }
        return first === null ? null : ([first.x, first.y] as const)
      }, at)
    return spot
  }
  await expect.poll(look, { message: 'the board is at rest', intervals: [0, 50, 100] }).not.toBeNull()
  if (spot === null) throw new Error('the board does not come to rest')
  return spot
}

/** Opens a position of Dragon Noir as a game of two people at this screen. */
export async function openNoir(
  page: Page,
  scenario: string,
  position: object,
  passing = false,
): Promise<void> {
  await openGame(page, 'dragon-noir', position, { scenario }, passing)
  await boardIsDrawn(page)
}
