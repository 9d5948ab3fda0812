import type { Page } from '@playwright/test'
import { beCalm } from './support/settings.ts'
import { bar, hurry, storedSeq, toLobby } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ colorScheme: 'light', staysOpen: true })

async function sitDown(page: Page, mode: RegExp): Promise<void> {
  await hurry(page)
  await toLobby(page)
  await page.getByRole('button', { name: /^Sorcerers/ }).click()
  await page.getByRole('radio', { name: mode }).check()
  const level = page.getByLabel('Opponent')
  if (await level.isVisible()) await level.selectOption('random')
  await page.getByRole('button', { name: 'Set the table' }).click()
  await expect(board(page)).toBeVisible()
}

const board = (page: Page) => page.getByRole('application', { name: /The table, / })
const list = (page: Page) => page.getByRole('region', { name: 'What can be done' })
const confirm = (page: Page) => bar(page).locator('.button-primary')

/** Waits until something was done since an entry of the match. */
const goesOn = (page: Page, seq: number) => expect.poll(() => storedSeq(page)).toBeGreaterThan(seq)

test('by click and by key against a computer', async ({ page }) => {
  test.slow()
  await sitDown(page, /Computer/)
  await expect(list(page).locator('summary').first()).toBeVisible()

  // The list, by key: shown first, done by pressing it again.
  const create = list(page).locator('details').filter({ hasText: 'Create: Orc' }).first()
  await create.locator('summary').click()
  const first = create.locator('.list-action').first()
  await first.focus()
  const before = await storedSeq(page)
  await page.keyboard.press('Enter')
  await expect(confirm(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await goesOn(page, before)

  // A place on the board, by mouse.
  const ghosts = page.locator('.sorcerers-ghost')
  await expect(ghosts.first()).toBeVisible()
  const seq = await storedSeq(page)
  await pressFree(page)
  await expect(confirm(page)).toBeEnabled()
  await confirm(page).click()
  await goesOn(page, seq)

  await bar(page).getByRole('button', { name: /^End/ }).click()
  await goesOn(page, seq + 1)
})

test('what a computer does is shown on the table, at one’s own pace, and can be passed over', async ({
  page,
}) => {
  await sitDown(page, /Computer/)
  await beCalm(page)
  await bar(page).getByRole('button', { name: /^End/ }).click()
  await expect(page.locator('[data-way], [data-strike]').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Pace' })).toBeVisible()
  await bar(page).getByRole('button', { name: '½ ×' }).click()
  await bar(page).getByRole('button', { name: 'Skip to my turn' }).click()
  await expect(list(page).locator('summary').first()).toBeVisible()
  await expect(bar(page).getByRole('button', { name: /^End/ })).toBeVisible()
})

test('by key on the board alone', async ({ page }) => {
  await sitDown(page, /Same screen/)
  await expect(list(page).locator('summary').first()).toBeVisible()
  const before = await storedSeq(page)
  await board(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(confirm(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await goesOn(page, before)
})

test('who is not to act gives up all the same, out of the menu', async ({ page }) => {
  await sitDown(page, /Same screen/)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.locator('summary').filter({ hasText: 'Player 2, at any time' }).click()
  await menu.getByRole('button', { name: 'Resign' }).click()
  await menu.getByRole('button', { name: 'Not now' }).click()
  await menu.getByRole('button', { name: 'Resign' }).click()
  await expect(menu.getByRole('alert')).toContainText('Shall this be done for Player 2?')
  await menu.getByRole('button', { name: 'Do it' }).click()
  await expect(page.locator('.over')).toBeVisible()
})

test('a seat goes to a computer and back to a person, and then all agree to a draw, out of the menu', async ({
  page,
}) => {
  await sitDown(page, /Same screen/)
  const menu = page.getByRole('dialog')
  const give = async (to: string, called?: string) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.locator('summary').filter({ hasText: 'Who plays which seat' }).click()
    await menu.getByRole('combobox', { name: 'Seat' }).selectOption({ index: 1 })
    await menu.getByRole('radio', { name: to }).check()
    if (called !== undefined) await menu.getByRole('textbox', { name: 'Name' }).fill(called)
    await menu.getByRole('button', { name: 'Hand it over' }).click()
    await expect(menu).toBeHidden()
  }
  await give('A computer')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu.locator('summary').filter({ hasText: 'Who plays which seat' })).toBeVisible()
  // With a computer among them nobody can ask all.
  await expect(menu.getByRole('button', { name: 'Agree to a draw' })).toBeHidden()
  await menu.getByRole('button', { name: 'Close' }).last().click()
  await give('A person here', 'Ada')
  await expect(page.locator('.plates')).toContainText('Ada')

  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('button', { name: 'Agree to a draw' }).click()
  await menu.getByRole('button', { name: 'Play on' }).click()
  await menu.getByRole('button', { name: 'Agree to a draw' }).click()
  await menu.getByRole('button', { name: 'We all agree' }).click()
  await expect(page.locator('.over')).toContainText('all have agreed to it')
})

test('a table made by chance is shown before it is set, and played on', async ({ page }) => {
  await hurry(page)
  await toLobby(page)
  await page.getByRole('button', { name: /^Sorcerers/ }).click()
  const table = page.getByRole('group', { name: 'The table' })
  await expect(table.getByRole('img', { name: 'The table Open field' })).toBeVisible()
  await page.getByLabel('Scenario').selectOption('village')
  await expect(table).toContainText('Village')
  await table.getByRole('button', { name: 'Make a table' }).click()
  await table.getByRole('button', { name: 'Make another' }).click()
  await expect(table).toContainText(/Generated table \w+/)
  await page.getByRole('radio', { name: /Same screen/ }).check()
  await page.getByRole('button', { name: 'Set the table' }).click()
  await expect(board(page)).toBeVisible()
  await toLobby(page)
  await page.getByRole('button', { name: /^Sorcerers/ }).click()
  await table.getByRole('button', { name: 'Make a table' }).click()
  await table.getByRole('button', { name: 'Back to the list' }).click()
  await expect(table).toContainText('Open field')
})

test('the list stays inside the panel and a phone has it in its sheet', async ({ page }) => {
  await sitDown(page, /Same screen/)
  const inside = await page.evaluate(
    () => document.documentElement.scrollHeight <= document.documentElement.clientHeight,
  )
  expect(inside).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  const handle = page.getByRole('button', { name: 'Change the height of the sheet' })
  await expect(handle).toBeVisible()
  await handle.click()
  await expect(list(page).locator('summary').first()).toBeVisible()
})

/** Presses a ghost that lies free under the mouse. */
async function pressFree(page: Page): Promise<void> {
  const spot = await page.evaluate(() => {
    for (const node of document.querySelectorAll('.sorcerers-ghost')) {
      const { left, top, width, height } = node.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (document.elementFromPoint(x, y)?.closest('.sorcerers-ghost') === node) return { x, y }
    }
    return undefined
  })
  if (spot === undefined) throw new Error('no ghost lies free')
  await page.mouse.click(spot.x, spot.y)
}
