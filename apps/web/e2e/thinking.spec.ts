import { bar, setTable } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

test('a warlord thinks in sight, goes on after a reload, and moves when told to', async ({ page }) => {
  await setTable(page, { mode: 'computer', side: 'Defender', level: 'warlord' })
  await bar(page).getByRole('button', { name: 'Place the rest by chance' }).click()
  await bar(page).getByRole('button', { name: 'Finish the set-up' }).click()
  const progress = page.getByRole('progressbar', { name: 'Invader is thinking' })
  const phase = page.locator('.phase.is-now')
  await expect(progress).toBeVisible()
  await expect(phase).toContainText('Invader moves')

  await page.reload()
  await expect(progress).toBeVisible()
  await expect(phase).toContainText('Invader moves')
  const moveNow = page.getByRole('button', { name: 'Move now' })
  await moveNow.click()
  // It may have thoughts on several matters in its turn; none of them is waited for any longer than one likes.
  await expect(async () => {
    if (await moveNow.isVisible()) await moveNow.click({ timeout: 5_000 })
    await expect(phase).toContainText(/spell/i, { timeout: 1_000 })
  }).toPass()
  // What it was after in that turn is told to whoever asks, before any advice is found.
  await page.getByRole('button', { name: 'Ask for advice' }).click()
  await expect(page.getByRole('region', { name: 'Advice' })).toContainText(
    /Invader wanted .*It gave itself \d+ ?% to win/,
  )
})
