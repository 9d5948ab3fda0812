import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { hexSpot, openNoir } from './support/noir-table.ts'
import { bar } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ colorScheme: 'light' })

const red = (page: Page) => bar(page).locator('.button-primary')
const chosen = (page: Page) => page.locator('.noir-side h2').first()

test('fire says who can be hit and why not; a turn of six men and a melee built on the board takes at most 20 presses', async ({
  page,
}) => {
  await openNoir(
    page,
    'mill',
    {
      phase: 'fire',
      playerTurn: 5,
      active: 'exile',
      exileFire: 'never',
      hordeFire: 'never',
      units: {
        laberne: { hex: 'WM.1014', mounted: true, facing: 'N' },
        jon: { hex: 'WM.1111', unloaded: false },
        godiva: 'WM.1308',
        lucifer: 'WM.1311',
        'elf-1': 'WM.1209',
        'elf-2': 'WM.1113',
        'ork-1': 'WM.1609',
        'ork-2': 'WM.1707',
        'crazy-ork': 'WM.1908',
      },
    },
    true,
  )
  let presses = 0
  const key = async (name: string) => {
    presses++
    await page.keyboard.press(name)
  }
  const hex = async (label: string) => {
    presses++
    await page.mouse.click(...(await hexSpot(page, label)))
  }

  // Who shoots is chosen by the turn; his field is drawn, and who is out of it is marked and says why.
  await expect(chosen(page)).toHaveText('Jon')
  await expect(page.locator('.noir-field-line')).toBeVisible()
  await page.mouse.move(...(await hexSpot(page, 'WM.1707')))
  await expect(page.locator('.tip').filter({ hasText: 'blocked' })).toContainText('DN-6.')
  await expect(page.locator('[data-blocked]')).toHaveCount(1)

  await expect(red(page)).toContainText('End the phase')
  await key('Enter')
  const marches = [
    ['Jon', 'WM.1112'],
    ['Laberne', 'WM.1411'],
    ['Godiva', 'WM.1509'],
    ['Lucifer', 'WM.1510'],
    ['Elf 1', 'WM.1210'],
    ['Elf 2', 'WM.1212'],
  ] as const
  for (const [name, goal] of marches) {
    await expect(chosen(page)).toHaveText(name)
    await hex(goal)
    await expect(red(page)).toContainText(goal.slice(3))
    await key('Enter')
    await expect(page.locator(`[data-ghost]`)).toHaveCount(0)
  }
  // Everybody has moved: the phase passes by itself, and the melee is built by presses on the board.
  await expect(page.locator('.phase.is-now')).toContainText('Combat')
  await hex('WM.1609')
  await expect(page.locator('[data-attacker]')).toHaveCount(2)
  const column = page.locator('.noir-odds th.is-now')
  await expect(column).toHaveText('4-1')
  await hex('WM.1510')
  await expect(page.locator('[data-attacker]')).toHaveCount(1)
  await expect(page.locator('[data-joiner="lucifer"]')).toHaveCount(1)
  await expect(column).toHaveText('1-1')
  await hex('WM.1510')
  await expect(column).toHaveText('4-1')
  await expect(red(page)).toContainText('Attack Ork 1')
  await key('Enter')
  await expect(page.locator('.log')).toContainText('against Ork 1')
  // What came of it may ask for an advance; after it nothing is left to do.
  const decline = red(page).filter({ hasText: 'No advance' })
  const horde = page.locator('.phase-now').filter({ hasText: 'Horde' })
  await expect(decline.or(horde).first()).toBeVisible()
  if (await decline.isVisible()) await key('Enter')
  await expect(page.locator('.phase-now')).toContainText('Horde')
  expect(presses).toBeLessThanOrEqual(20)

  // What it is all about stays in the panel, and all of it is told under a key.
  await expect(page.getByRole('region', { name: 'The aim' })).toContainText('Exile in the mill: 0')
  await page.keyboard.press('b')
  const briefing = page.getByRole('dialog', { name: 'Blood in the Mill' })
  await expect(briefing).toContainText('Laberne comes up the western road')
  await expect(briefing.getByRole('list', { name: 'Exile' })).toContainText('2 × Elf')
  await isAccessible(page, 'the briefing')
  await page.keyboard.press('Escape')
  await expect(briefing).toHaveCount(0)
})
