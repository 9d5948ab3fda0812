import { isAtLength } from './support/at-length.ts'
import { isAccessible } from './support/axe.ts'
import { nothingIsCutOff } from './support/cut-off.ts'
import { resize } from './support/resize.ts'
import { speak } from './support/settings.ts'
import { bar, boardIsDrawn, hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'

test('a wrong try is answered on the board, the plan is shown and explained, and the right one is remembered', async ({
  page,
}) => {
  test.slow()
  await hurry(page)
  await page.goto('/#/puzzles/dragon-rage/claim-while-you-can')
  await boardIsDrawn(page)
  const coach = page.getByRole('complementary', { name: 'The puzzle' })
  await expect(coach).toContainText('You play Invader')
  await isAccessible(page, 'a puzzle')
  await bar(page)
    .getByRole('button', { name: /Play on|without/i })
    .first()
    .click()
  await expect(coach).toContainText('That is not the plan.')
  // The computer plays both sides until the Defender has answered.
  await expect(coach).toContainText('That was the answer. Try again.')
  await coach.getByRole('button', { name: 'Show the plan' }).click()
  await expect(coach).toContainText('This is the plan.')
  await expect(coach).toContainText('sixteen are enough to claim')
  await coach.getByRole('link', { name: 'All puzzles' }).click()
  const solved = page.getByRole('main').getByRole('status')
  await expect(solved).toHaveText(/^0 of \d+ solved$/)

  await page.getByRole('link', { name: 'Solve it: The last breath of a dragon' }).last().click()
  await boardIsDrawn(page)
  await bar(page).getByRole('button', { name: /Claim/ }).click()
  await page.keyboard.press('Enter')
  await expect(coach).toContainText('That is it.')
  await coach.getByRole('link', { name: 'All puzzles' }).click()
  await expect(solved).toHaveText(/^1 of \d+ solved$/)
  await page.reload()
  await expect(solved).toHaveText(/^1 of \d+ solved$/)
  // A try is none of the games of this browser.
  await page.goto('/#/games')
  await expect(page.locator('.saved-game')).toHaveCount(0)
})

test('the puzzles stand by difficulty with one of the day, in every language, on a phone too', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T09:00:00'))
  await page.goto('/#/')
  await page.getByRole('link', { name: /^Puzzle of the day/ }).click()
  const today = page.locator('.puzzle-today h3')
  await expect(today).toBeVisible()
  const first = await today.textContent()
  // The position is drawn on the card, and told to who does not see it; farther down only once one comes there.
  await expect(
    page.locator('.puzzle-today').getByRole('img', { name: /^The position: Turn \d/ }),
  ).toBeVisible()
  const last = page.locator('.puzzle-list > li').last()
  await expect(last.getByRole('img')).toHaveCount(0)
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole('img', { name: /^The position: Year \d/ }).locator('svg')).toBeVisible()
  const cards = page.locator('.puzzle-list > li')
  const all = await cards.count()
  await page.getByRole('radio', { name: 'Hard' }).check()
  await expect(cards.filter({ hasText: 'Hard' })).toHaveCount(await cards.count())
  expect(await cards.count()).toBeLessThan(all)
  // At length in every language.
  for (const language of isAtLength ? ['en', 'fr', 'es'] : ['fr']) {
    await speak(page, language)
    await isAccessible(page, `puzzles, ${language}`)
    for (const width of [1280, 390]) {
      await resize(page, { width, height: 844 })
      await nothingIsCutOff(page, `puzzles, ${language}, ${width}`)
    }
  }
  await speak(page, 'en')
  await page.clock.setFixedTime(new Date('2026-12-01T09:00:00'))
  await page.reload()
  await expect(today).not.toHaveText(first ?? '')
})
