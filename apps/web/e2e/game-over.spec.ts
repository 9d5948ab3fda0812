import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { isAtLength } from './support/at-length.ts'
import { isAccessible } from './support/axe.ts'
import { golden, goldenFile } from './support/golden.ts'
import { resize } from './support/resize.ts'
import { speak } from './support/settings.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

async function openEnd(page: Page, name: string) {
  await page.goto('/#/')
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
  await page.keyboard.press('Escape')

  // The server keeps it under an address that anybody can open.
  await over.getByRole('button', { name: 'Make a link for everybody' }).click()
  const address = await over.getByLabel('Link to the replay').inputValue()
  await isAccessible(page, 'the end of a game with its link')
  await page.goto(address)
  await expect(page.getByRole('slider')).toBeVisible()
  await expect(page.locator('.top-title')).toContainText('Dragon Rage')
})

test('the names of the grades stand apart and on the page, in each language', async ({ page }) => {
  const between = isAtLength ? ['claimed-normal', 'claimed-great'] : []
  for (const grade of ['claimed-marginal', ...between, 'all-destroyed-ultimate']) {
    await page.goto('/#/')
    await page.locator('input[type=file]').setInputFiles(goldenFile(`${grade}-invader`))
    await expect(page.locator('.over-mark.is-reached small')).toBeAttached()
    for (const width of [1280, 390]) {
      await resize(page, { width, height: 800 })
      for (const language of ['en', 'fr', 'es']) {
        await speak(page, language)
        const where = `${grade}, ${width} px, ${language}`
        await expect(page.locator('.over-mark.is-reached small')).toBeVisible()
        const boxes = await page
          .locator('.over-mark small:visible')
          .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().toJSON()))
        for (const [i, box] of boxes.entries()) {
          expect(box.left, where).toBeGreaterThanOrEqual(8)
          expect(box.right, where).toBeLessThanOrEqual(width - 8)
          for (const other of boxes.slice(i + 1)) {
            const isBeside = other.right < box.left || other.left > box.right
            expect(isBeside || Math.abs(other.top - box.top) > 20, where).toBe(true)
          }
        }
      }
    }
  }
})

test('a city that holds out plucks the chicken', async ({ page }) => {
  const over = await openEnd(page, 'dragons-dead-defeat-defender')
  await expect(over.getByRole('heading', { name: 'Plucked Chicken' })).toBeVisible()
  await expect(over).toContainText('Defender wins')
  await expect(over).toContainText('dragons alive')
  await expect(over.locator('.over-verdict')).toHaveCount(0)
})

test('the ribbon is the winner’s, and whoever lost against a computer is told so', async ({ page }) => {
  const replay: { readonly seats: readonly object[] } = JSON.parse(
    await readFile(goldenFile('dragons-dead-defeat-defender'), 'utf8'),
  )
  const seats = replay.seats.map((seat, place) => (place === 0 ? { ...seat, kind: 'person' } : seat))
  const buffer = Buffer.from(JSON.stringify({ ...replay, seats }))
  await page.goto('/#/')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'replay.json', mimeType: 'application/json', buffer })
  const over = page.getByRole('region', { name: 'The game is over' })
  await expect(over.locator('.over-verdict')).toHaveText('You have lost')
  await expect(over.locator('.ribbon')).toHaveCSS('background-color', 'rgb(29, 90, 143)')
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
  await page.goto('/#/')
  await expect(page.locator('.saved-game')).toHaveCount(2)
})
