import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { golden, goldenFile } from './support/golden.ts'
import { resize } from './support/resize.ts'
import { expect, test } from './support/test.ts'

async function openEnd(page: Page, name: string) {
  await page.goto('/')
  await page.getByLabel('Choose a file').setInputFiles(goldenFile(name))
  const over = page.getByRole('region', { name: 'The game is over' })
  await expect(over).toBeVisible()
  return over
}

test('the end has its grade, ladder, clause, figures, luck and proof', async ({ page }) => {
  const { dice, scores } = golden('claimed-great-invader')
  const over = await openEnd(page, 'claimed-great-invader')
  await expect(over.getByRole('heading', { name: 'Death out of the Sky' })).toBeVisible()
  await expect(over).toContainText('Invader wins')
  await expect(over.getByRole('img', { name: `Victory points destroyed: ${scores[0]} of 23` })).toBeVisible()
  await expect(over.locator('.over-mark.is-reached')).toContainText('Death out of the Sky · 20')
  await expect(over.getByRole('list', { name: 'In figures' })).toContainText('places destroyed')
  await expect(over.getByRole('list', { name: 'The dice' })).toContainText(
    /Defender: \d+ of \d+ rolls succeeded, [\d.]+ expected/,
  )
  await expect(over.getByText(`${dice} of ${dice} dice verified`)).toBeVisible()
  await over.getByRole('button', { name: 'DR-5.8' }).click()
  await expect(page.getByRole('dialog')).toContainText('Rule DR-5.8')
})

for (const locale of ['en', 'fr', 'es']) {
  test(`the names of the grades stand apart and on the page (${locale})`, async ({ page }) => {
    await page.addInitScript(
      (language) => localStorage.setItem('wyrmtable.settings', JSON.stringify({ language })),
      locale,
    )
    for (const grade of ['claimed-marginal', 'claimed-normal', 'claimed-great', 'all-destroyed-ultimate']) {
      await page.goto('/#/')
      await page.locator('input[type=file]').setInputFiles(goldenFile(`${grade}-invader`))
      for (const width of [1280, 390]) {
        await resize(page, { width, height: 800 })
        await expect(page.locator('.over-mark.is-reached small')).toBeVisible()
        const boxes = await page
          .locator('.over-mark small:visible')
          .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().toJSON()))
        for (const [i, box] of boxes.entries()) {
          expect(box.left, grade).toBeGreaterThanOrEqual(8)
          expect(box.right, grade).toBeLessThanOrEqual(width - 8)
          for (const other of boxes.slice(i + 1)) {
            const isBeside = other.right < box.left || other.left > box.right
            expect(isBeside || Math.abs(other.top - box.top) > 20, grade).toBe(true)
          }
        }
      }
    }
  })
}

test('a city that holds out plucks the chicken', async ({ page }) => {
  const over = await openEnd(page, 'dragons-dead-defeat-defender')
  await expect(over.getByRole('heading', { name: 'Plucked Chicken' })).toBeVisible()
  await expect(over).toContainText('Defender wins')
  await expect(over).toContainText('dragons alive')
})

test('it leads to a rematch, the replay, a file, the board and home', async ({ page }) => {
  const over = await openEnd(page, 'conceded-defeat-defender')
  const download = page.waitForEvent('download')
  await over.getByRole('button', { name: 'Keep the replay' }).click()
  const file: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({ format: 'wyrmtable-replay/2', result: { reason: 'conceded' } })
  await over.getByRole('button', { name: 'Look at the board' }).click()
  await expect(over).toHaveCount(0)
  await page.reload()
  await over.getByRole('button', { name: 'Look back' }).click()
  await expect(page).toHaveURL(/#\/replay\//)
  await page.goBack()
  await over.getByRole('button', { name: 'Again, sides swapped' }).click()
  await expect(page.locator('.phase.is-now')).toBeVisible()
  await page.goto('/')
  await expect(page.locator('.saved-game')).toHaveCount(2)
})
