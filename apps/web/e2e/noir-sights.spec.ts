import type { Page } from '@playwright/test'
import { hexSpot, openNoir } from './support/noir-table.ts'
import { expect, test } from './support/test.ts'

test.use({ colorScheme: 'light', staysOpen: true })

const units = {
  jon: { hex: 'WM.1111', unloaded: false },
  lucifer: 'WM.1311',
  godiva: 'WM.1508',
  'elf-1': { hex: 'WM.1608', condition: 'wounded' },
  'ork-1': 'WM.1609',
  'ork-2': 'WM.1707',
}
const at = { playerTurn: 5, active: 'exile', exileFire: 'never', hordeFire: 'never', units }

/** The names on counters that lie under what is said of a shot. */
const hiddenNames = (page: Page) =>
  page.evaluate(() => {
    const label = document.querySelector('[data-shot-label]')?.getBoundingClientRect()
    if (label === undefined) return undefined
    return [...document.querySelectorAll('.noir-counter text')]
      .filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect()
        return left < label.right && right > label.left && top < label.bottom && bottom > label.top
      })
      .map((text) => text.textContent)
  })

test('what is said of a shot lies on no counter', async ({ page }) => {
  await openNoir(page, 'mill', { ...at, phase: 'fire' })
  await page.mouse.click(...(await hexSpot(page, 'WM.1609')))
  await expect(page.locator('[data-shot-label]')).toContainText('range 5')
  expect(await hiddenNames(page)).toEqual([])
})
