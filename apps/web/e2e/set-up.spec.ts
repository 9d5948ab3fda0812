import { boardIsDrawn, pressHex, setTable, toLobby } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

test('variants are explained with their clauses and reach the game', async ({ page }) => {
  await toLobby(page)
  await page.getByText('Variants of the rules').click()
  const field = page.getByLabel(/Cavalry set up in towers/)
  await expect(field).toBeVisible()
  await expect(page.getByText(/DR-4\.4/)).toBeVisible()
  await page.getByRole('radio', { name: /Same screen/ }).check()
  await field.selectOption('true')
  await page.getByRole('button', { name: 'Set the table' }).click()
  await boardIsDrawn(page)
  // CAV1 is the piece in hand: with the variant it may stand in a tower.
  await pressHex(page, '1107')
  await expect(page.locator('.log')).toContainText('Cavalry 1 takes its post in 1107')
})

test('what is not allowed says why, with its clause; the list of all actions is complete, filters, and plays', async ({
  page,
}) => {
  await setTable(page, { mode: 'together' })
  await page.getByRole('application').focus()
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const tip = page.getByRole('alert')
  await expect(tip).toContainText('Nothing may be set up in')
  await tip.getByRole('button', { name: /^DR-/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Rule DR-')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.locator('.action-list > summary').click()
  await expect(page.locator('.action-list > summary')).toContainText('853')
  await page.getByLabel('Filter actions').fill('HERO in 1010')
  await page.getByRole('button', { name: /Place HERO in 1010/ }).click()
  await expect(page.locator('.log')).toContainText('Hero takes its post in 1010')
})

test('the computer plays its side by itself; a rematch swaps the sides', async ({ page }) => {
  await setTable(page, { mode: 'computer', side: 'Defender', level: 'random' })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.locator('summary').filter({ hasText: 'Defender, at any time' }).click()
  await menu.getByRole('button', { name: 'Resign' }).click()
  await expect(menu.getByRole('alert')).toContainText('Shall this be done for Defender?')
  await menu.getByRole('button', { name: 'Do it' }).click()
  const over = page.getByRole('region', { name: 'The game is over' })
  await expect(over).toContainText('Invader wins')
  await over.getByRole('button', { name: 'Again, sides swapped' }).click()
  await expect(over).toHaveCount(0)
  await expect(page.locator('.plate').filter({ hasText: 'Invader' })).toContainText('You')
  // The computer has set up its side by itself.
  await expect(page.getByText('Your move')).toBeVisible()
  await expect(page.locator('.pieces .counter')).toHaveCount(22)
})
