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

/** Two of them stand beside an enemy. */
const melee = { ...at, phase: 'combat', units: { ...units, jon: 'WM.1510' } }

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

test('lines around those who strike lie under the counters, and so hide no mark of them', async ({
  page,
}) => {
  await openNoir(page, 'mill', melee)
  await page.mouse.click(...(await hexSpot(page, 'WM.1609')))
  await expect(page.locator('[data-attacker-hex="WM.1608"]')).toHaveCount(1)
  const isBelow = () =>
    page.evaluate(() => {
      const line = document.querySelector('[data-attacker-hex="WM.1608"]')
      const mark = document.querySelector('[data-unit="elf-1"] [data-mark="wounded"]')
      if (line === null || mark === null) return undefined
      return (line.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    })
  expect(await isBelow()).toBe(true)
  // Nor does a box lie on them that says what the red button says; whoever hears the table is told.
  await expect(page.locator('.noir-board .tip')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Attack Ork 1 with Jon and Elf 1' })).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the sheet names whom a melee or a spell is about, though nobody was chosen', async ({ page }) => {
    const head = page.locator('.sheet h2').first()
    await openNoir(page, 'mill', melee)
    await expect(head).toHaveText('No counter chosen')
    await page.touchscreen.tap(...(await hexSpot(page, 'WM.1609')))
    await expect(head).toHaveText('Ork 1')

    await openNoir(page, 'two-wizards', {
      phase: 'fire',
      playerTurn: 6,
      active: 'exile',
      waits: [{ kind: 'magicWindow', args: [0] }],
      units: { zacharie: 'WM.1006', shaman: 'WM.2106', 'ork-1': 'WM.1807' },
    })
    await page.getByRole('button', { name: 'Change the height of the sheet' }).tap()
    await page
      .getByRole('region', { name: 'Spell book of Zacharie' })
      .getByRole('button', { name: /Slumber/ })
      .tap()
    await expect(head).toHaveText('Zacharie')
    // The book gives way to the board; which spell waits for a target stays said.
    await expect(page.locator('[data-spell-in-hand]')).toContainText(/Slumber · 25 PE.*Choose its target/)
  })
})
