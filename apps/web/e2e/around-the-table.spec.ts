import type { Page } from '@playwright/test'
import { manifests } from '@wyrmtable/games'
import { inDialog, isAccessible } from './support/axe.ts'
import { defence, openPosition, walk } from './support/positions.ts'
import { resize } from './support/resize.ts'
import { move, speak } from './support/settings.ts'
import { bar, boardIsDrawn, guard, hurry, passGuard, toLobby } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

const settings = (page: Page) => page.locator('.settings')
const choose = (page: Page, group: string, name: string) =>
  settings(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check()
const dialog = (page: Page) => page.locator('.veil').getByRole('dialog')

test('letters, sound and hex numbers are chosen once, and kept', async ({ page }) => {
  // What really sounds is counted as it begins.
  await page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype
    AudioScheduledSourceNode.prototype.start = function (...when) {
      const { dataset } = document.documentElement
      dataset.sounded = String(Number(dataset.sounded ?? 0) + 1)
      return start.apply(this, when)
    }
  })
  const root = page.locator('html')
  await openPosition(page, walk)
  await boardIsDrawn(page)
  await page.keyboard.press('n')
  await expect(root).not.toHaveAttribute('data-sounded')
  await settings(page).locator('summary').click()
  await choose(page, 'Size of letters', '200%')
  await choose(page, 'Sound', 'Soft')
  await expect(root).toHaveAttribute('data-sounded', '2')
  await choose(page, 'Numbers of hexes', 'Put away')
  await expect(root).toHaveAttribute('data-hex-numbers', 'hidden')
  await isAccessible(page, 'the settings')
  await page.reload()
  await boardIsDrawn(page)
  await expect(root).toHaveCSS('font-size', '32px')
  await expect(root).toHaveAttribute('data-hex-numbers', 'hidden')
  await settings(page).locator('summary').click()
  await expect(settings(page).getByRole('radio', { name: 'Soft', exact: true })).toBeChecked()
})

test('phases with nothing to do wait or pass by themselves, and computers take their time or none, as is chosen', async ({
  page,
}) => {
  const phase = page.locator('.phase.is-now')
  const end = bar(page).getByRole('button', { name: /^End/ })
  // Nobody of the Defender can shoot.
  const alone = { ...defence, units: { CAV1: '1208', INF1: '1110' } }
  await openPosition(page, alone)
  await settings(page).locator('summary').click()
  await expect(settings(page).getByRole('radio', { name: 'Wait for me' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+ ')
  const asked = guard(page)
  await expect(asked.or(phase.filter({ hasText: 'Archery' })).first()).toBeVisible()
  if (await asked.isVisible()) await passGuard(page)
  await expect(phase).toContainText('Archery')
  await expect(end).toBeVisible()
  await settings(page).locator('summary').click()
  await choose(page, 'Phases with nothing to do', 'Pass by themselves')
  await expect(phase).toContainText('Defender melee')

  // What a computer does is followed at leisure, or is done at once.
  await toLobby(page)
  await page.getByRole('button', { name: /^Sorcerers/ }).click()
  await page.getByRole('radio', { name: /Computer/ }).check()
  await page.getByLabel('Opponent').selectOption('random')
  await page.getByRole('button', { name: 'Set the table' }).click()
  await move(page)
  const watched = page.getByRole('group', { name: 'Pace' })
  await settings(page).locator('summary').click()
  await choose(page, 'Computer’s pace', 'Calm')
  await page.keyboard.press('Escape')
  await end.click()
  await expect(page.locator('[data-way], [data-strike]').first()).toBeVisible()
  await expect(watched).toBeVisible()
  await settings(page).locator('summary').click()
  await choose(page, 'Computer’s pace', 'At once')
  await page.keyboard.press('Escape')
  await expect(end).toBeVisible()
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.pace-segments') !== null) document.body.dataset.watched = ''
    }).observe(document.body, { childList: true, subtree: true })
  })
  const turn = await page.locator('.whose').textContent()
  await end.click()
  await expect(page.locator('.whose')).not.toHaveText(turn ?? '')
  await expect(end).toBeVisible()
  await expect(page.locator('body[data-watched]')).toHaveCount(0)
})

test('another letter is chosen for a key, in its place and on its button, and given back', async ({
  page,
}) => {
  await openPosition(page, walk)
  await page.keyboard.press('?')
  const undo = dialog(page).getByRole('button', { name: /take back\. Choose another letter/ })
  await undo.click()
  await page.keyboard.press('?')
  await expect(dialog(page).getByRole('status')).toHaveText(/Only letters/)
  await undo.click()
  await undo.click()
  await page.keyboard.press('m')
  await expect(undo).toHaveText('M')
  // Who had the letter has taken the other one.
  await expect(dialog(page).getByRole('button', { name: /^Z: measure/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.action-bar kbd').filter({ hasText: /^M$/ })).toBeVisible()
  await page.reload()
  await boardIsDrawn(page)
  await expect(page.locator('.action-bar kbd').filter({ hasText: /^M$/ })).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.locator('.board.is-measuring')).toBeVisible()
  await page.keyboard.press('?')
  await dialog(page).getByRole('button', { name: 'As they were at first' }).click()
  await expect(undo).toHaveText('Z')
})

test('every table can be used by all as it is first seen, lists its keys, and shows its tables and values from the data', async ({
  page,
}) => {
  test.slow()
  await hurry(page)
  const languages = ['en', 'fr', 'es']
  for (const [place, { id, title }] of manifests.entries()) {
    await toLobby(page)
    await page.locator('.box button').filter({ hasText: title.en }).click()
    await page.locator('.mode input').nth(1).check()
    await page.locator('.setup button[type=submit]').click()
    // Until the table stands, the lobby's heading is there, or none.
    await expect(page).toHaveURL(/#\/table\//)
    await expect(page.locator('main.table h1')).toBeAttached()
    await expect(page.locator('.setting-up')).toHaveCount(0)
    await isAccessible(page, `table of ${id}`)
    const language = languages[place % languages.length] ?? 'en'
    await speak(page, language)
    await page.keyboard.press('?')
    await expect(dialog(page).locator('.key-own').nth(5)).toBeVisible()
    await isAccessible(page, `keys of ${id}, ${language}`, inDialog)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.keyboard.press('r')
    await expect(dialog(page).locator('.book-figure table').first()).toBeVisible()
    await isAccessible(page, `reference of ${id}, ${language}`, inDialog)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await speak(page, 'en')
  }
})

test('on a phone what has the focus of the keys does not lie under the tabs', async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  await toLobby(page)
  const go = page.getByRole('button', { name: 'Set the table' })
  await expect(go).toBeEnabled()
  await go.evaluate((button) => {
    window.scrollTo(0, 0)
    button.focus()
  })
  await expect(go).toBeInViewport()
  const foot = await go.evaluate((button) => button.getBoundingClientRect().bottom)
  const tabs = await page.locator('.pages-tabs').evaluate((bar) => bar.getBoundingClientRect().top)
  expect(foot).toBeLessThanOrEqual(tabs)
})
