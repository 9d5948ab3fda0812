import type { Locator, Page } from '@playwright/test'
import { isAtLength } from './support/at-length.ts'
import { isAccessible } from './support/axe.ts'
import { middleOf } from './support/middle.ts'
import { openNoir } from './support/noir-table.ts'
import { bar, boardIsDrawn, hurry, storedSeq, toLobby } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ colorScheme: 'light', staysOpen: true })

const red = (page: Page): Locator => bar(page).locator('.button-primary')
const over = (page: Page): Locator => page.getByRole('region', { name: 'The game is over' })
const tray = (page: Page): Locator => page.getByRole('region', { name: 'Not on the boards yet' })
const waiting = (page: Page): Locator => tray(page).locator('[data-waiting]')
const spoken = (page: Page): Locator => page.locator('.noir-board [aria-live]').first()

/** The box as it is offered, with the side that is easier to begin with, for few game turns against the quickest computer. */
async function begin(page: Page, press: (target: Locator) => Promise<void>, turns = 1): Promise<void> {
  await hurry(page)
  await toLobby(page)
  await press(page.getByRole('button', { name: /Dragon Noir/ }))
  await expect(page.getByRole('radio', { name: 'Horde' })).toBeChecked()
  await press(page.getByText('Variants of the rules'))
  await page.getByLabel('Game turns').fill(`${turns}`)
  await page.getByLabel('Opponent').selectOption('random')
  await press(page.getByRole('button', { name: 'Set the table' }))
  await boardIsDrawn(page)
}

/** The last turn of the Horde in another game, of two people at this screen. */
async function openLastMove(page: Page): Promise<void> {
  const units = { jon: 'WM.0205', godiva: 'WM.0405', 'ork-1': 'WM.1605' }
  await openNoir(page, 'mill', { playerTurn: 16, phase: 'movement', active: 'horde', units })
}

/** Goes on until it is over: what is asked is answered by the red button, or by the first of the list. */
async function playOn(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  const first = page.getByRole('region', { name: 'What can be done' }).locator('.list-action').first()
  for (let step = 0; step < 120 && !(await over(page).isVisible()); step++) {
    const seq = await storedSeq(page)
    await expect(red(page).or(over(page)).or(first).first()).toBeVisible()
    if (await over(page).isVisible()) break
    await press((await red(page).isVisible()) ? red(page) : first)
    await expect.poll(async () => (await over(page).isVisible()) || (await storedSeq(page)) > seq).toBe(true)
  }
  await expect(over(page)).toContainText('Horde')
}

test('a whole scenario by mouse: out of the tray, a march, and on to the end', async ({ page }) => {
  test.slow()
  const click = (target: Locator) => target.click()
  await begin(page, click, isAtLength ? 2 : 1)
  const all = await waiting(page).count()
  expect(all).toBe(9)
  await isAccessible(page, 'the set-up with its tray')
  // The last of the tray first, then the rest as the computer would.
  const name = await waiting(page).last().getAttribute('data-waiting')
  await waiting(page).last().click()
  await page.mouse.click(...(await middleOf(page.locator('[data-hex]').first())))
  await expect(page.locator(`[data-unit="${name}"]`)).toHaveCount(1)
  await expect(waiting(page)).toHaveCount(all - 1)
  await page.getByRole('button', { name: 'Place the rest as the computer would' }).click()
  await expect(tray(page)).toHaveCount(0)
  // All of it is one line of the chronicle.
  await expect(page.locator('.log').getByText('9 counters are set up')).toHaveCount(1)
  await red(page).click()
  await toOurMove(page, click)
  await marchSomewhere(page)
  await playOn(page, click)
})

/** The Exile comes in and may be shot at; then it is ours to move. */
async function toOurMove(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  const now = page.locator('.phase-now')
  for (let step = 0; step < 120; step++) {
    if (((await now.textContent()) ?? '').startsWith('Horde: Movement')) return
    const seq = await storedSeq(page)
    await expect(red(page)).toBeVisible()
    await press(red(page))
    await expect.poll(() => storedSeq(page)).toBeGreaterThan(seq)
  }
  throw new Error('it never is the turn of the Horde to move')
}

/** Presses beside who is in hand until a way is shown, and goes it. */
async function marchSomewhere(page: Page): Promise<void> {
  const ghost = page.locator('[data-ghost]')
  const who = page
    .locator('.noir-counter')
    .filter({ has: page.locator('rect[stroke="#f0b429"]') })
    .first()
  const [x, y] = await middleOf(who)
  for (const [dx, dy] of [
    [0, 75],
    [65, 38],
    [-65, 38],
    [65, -38],
    [-65, -38],
    [0, -75],
  ] as const) {
    await page.mouse.click(x + dx, y + dy)
    if (await ghost.isVisible()) break
  }
  await expect(ghost).toBeVisible()
  const seq = await storedSeq(page)
  await red(page).click()
  await expect.poll(() => storedSeq(page)).toBeGreaterThan(seq)
}

test('a whole scenario by keys, every hex with its name', async ({ page }) => {
  test.slow()
  const enter = async (target: Locator) => {
    await target.focus()
    await page.keyboard.press('Enter')
  }
  await begin(page, enter)
  await page.getByRole('application', { name: 'The boards' }).focus()
  // Each hex says its number, its ground and what pressing it would do.
  await page.keyboard.press('n')
  await expect(spoken(page)).toHaveText(/^\d{4} · .+ · Place on \d{4}/)
  await page.keyboard.press('Enter')
  await expect(waiting(page)).toHaveCount(8)
  await enter(page.getByRole('button', { name: 'Place the rest as the computer would' }))
  await expect(tray(page)).toHaveCount(0)
  await enter(red(page))
  // At length this game goes on to its end; otherwise another one does, which is in its last turn.
  if (isAtLength) await toOurMove(page, enter)
  else await openLastMove(page)
  // The way to a hex is told with its cost, shown, and gone.
  await page.getByRole('application', { name: 'The boards' }).focus()
  await page.keyboard.press('n')
  await expect(spoken(page)).toHaveText(/^\d{4} · .+ MP, \d+ left/)
  await page.keyboard.press('Enter')
  await expect(red(page)).toContainText('MP')
  const seq = await storedSeq(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => storedSeq(page)).toBeGreaterThan(seq)
  await playOn(page, enter)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a whole scenario by fingers', async ({ page }) => {
    test.slow()
    const tap = (target: Locator) => target.tap()
    await begin(page, tap)
    // The sheet says who is placed by the next tap.
    await expect(page.locator('.sheet h2').first()).toHaveText(/Ork/)
    await page.touchscreen.tap(...(await middleOf(page.locator('[data-hex]').first())))
    await expect(page.locator('.noir-counter')).toHaveCount(1)
    const handle = page.getByRole('button', { name: 'Change the height of the sheet' })
    const rest = page.getByRole('button', { name: 'Place the rest as the computer would' })
    for (let step = 0; step < 3 && !(await rest.isVisible()); step++) await handle.tap()
    await rest.tap()
    await expect(page.locator('.noir-counter')).toHaveCount(9)
    if (!isAtLength) await openLastMove(page)
    await playOn(page, tap)
  })
})
