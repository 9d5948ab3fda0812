import { bar, fillSetups, setTable } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

test('the language changes at once, in the lobby and at the table, and is kept', async ({ page }) => {
  await page.goto('/#/')
  await page.getByLabel('Settings').click()
  await page.getByRole('radio', { name: 'Français' }).check()
  await expect(page.getByRole('heading', { name: 'La table est mise.' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('radio', { name: 'Español' }).check()
  await expect(page.getByRole('heading', { name: 'La mesa está puesta.' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'La mesa está puesta.' })).toBeVisible()
  await expect(page).toHaveTitle('Wyrmtable')
})

test('a running game goes on in another language', async ({ page }) => {
  await setTable(page, { mode: 'together' })
  await fillSetups(page)
  await expect(page).toHaveTitle('Invader to act – Dragon Rage – Wyrmtable')
  await page.locator('.top').getByLabel('Settings').click()
  await page.getByRole('radio', { name: 'Français' }).check()
  await expect(
    page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Marche' }),
  ).toBeVisible()
  await expect(page).toHaveTitle('À jouer : Envahisseur – Dragon Rage – Wyrmtable')
  await expect(page.locator('.log')).toContainText('le Défenseur poste')
  await bar(page).getByRole('button', { name: 'Marche' }).click()
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeEnabled()
})

test('the theme is chosen and kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/#/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Settings').click()
  await page.getByRole('radio', { name: 'Daylight' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
