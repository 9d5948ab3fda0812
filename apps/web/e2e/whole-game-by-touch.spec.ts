import type { Locator, Page } from '@playwright/test'
import { isAtLength } from './support/at-length.ts'
import { middleOf } from './support/middle.ts'
import { openLastTurn } from './support/rage-late.ts'
import { bar, boardIsDrawn, freeTargets, guard, hurry, storedSeq, toLobby } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { fingersOf, tapMiddle } from './support/touch.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const sheet = (page: Page) => page.locator('.sheet')
const handle = (page: Page) => page.getByRole('button', { name: 'Change the height of the sheet' })
const primary = (page: Page) => bar(page).locator('.button-primary')
const target = (page: Page, hex: string): Locator => page.locator(`.targets [data-hex="${hex}"]`)
const phase = (page: Page) => page.locator('.phase.is-now')

test('a whole game against the computer needs nothing but fingers', async ({ page }) => {
  test.slow()
  await hurry(page)
  await toLobby(page)
  await page.getByRole('radio', { name: /Computer/ }).tap()
  await page.getByRole('radio', { name: 'Invader' }).tap()
  await page.getByLabel('Opponent').selectOption('random')
  await page.getByRole('button', { name: 'Set the table' }).tap()
  await boardIsDrawn(page)

  await setUpDragons(page)
  await lookAround(page)
  await stepAhead(page)

  // At length this game goes on to its end; otherwise another one does, which is in its last turn.
  if (!isAtLength) await openLastTurn(page, ['invader'])
  const over = page.getByRole('region', { name: 'The game is over' })
  for (let step = 0; step < 200 && !(await over.isVisible()); step++) {
    await expect(primary(page).or(over).first()).toBeVisible()
    if (await over.isVisible()) break
    if (!(await guard(page).isVisible())) await primary(page).tap()
    if (await guard(page).isVisible()) {
      await guard(page).getByRole('checkbox', { name: 'Do not ask again in this game' }).tap()
      await guard(page).getByRole('button', { name: 'End it anyway' }).tap()
    }
  }
  await expect(over.getByText('Defender wins', { exact: true })).toBeVisible()
  await expect(over.getByText(/dice verified$|^No dice: verified$/)).toBeVisible()
  await over.getByRole('button', { name: 'To the tables' }).tap()
  await expect(page.getByText('finished')).toBeVisible()
})

/** One dragon out of the tray onto a hex of one's choice, the other by chance. */
async function setUpDragons(page: Page): Promise<void> {
  await expect(page.locator('.tray-piece').first()).toBeVisible()
  await page.locator('.tray-piece').first().tap()
  const [hex] = await freeTargets(page)
  await tapMiddle(page, target(page, hex ?? ''))
  await bar(page).locator('.button-primary').tap()
  await expect(page.locator('.tray-piece')).toHaveCount(1)
  await bar(page).getByRole('button', { name: 'Place the dragons by chance' }).tap()
  await bar(page).getByRole('button', { name: 'Finish the set-up' }).tap()
  await expect(phase(page)).toContainText('Invader moves')
}

/** Two fingers bring the dragon near, one moves the board, one that rests looks, and one draws the sheet. */
async function lookAround(page: Page): Promise<void> {
  const fingers = await fingersOf(page)
  const seq = await storedSeq(page)
  const group = page.locator('.viewport-live > g')
  const scale = async () =>
    Number(/scale\(([\d.]+)\)/.exec((await group.getAttribute('transform')) ?? '')?.[1])
  const dragon = page.locator('[data-piece="D1"]')

  // Ways to look have their place in the sheet; using one lowers it.
  await handle(page).tap()
  await page.getByRole('button', { name: 'Show everything' }).tap()
  await expect(sheet(page)).toHaveClass(/sheet-middle/)
  const small = await scale()
  await fingers.pinch(await middleOf(dragon), 60, 180)
  await expect.poll(scale).toBeCloseTo(3 * small, 1)
  const [x, y] = await middleOf(dragon)
  const board = await middleOf(page.locator('.board-area'))
  // A finger that comes down on the dragon whose turn it is would take it along.
  const [, taken] = await middleOf(page.locator('[data-piece="D2"]'))
  const from = Math.abs(taken - y) < 80 ? y + 160 : y
  await fingers.draw([board[0], from], [board[0] + 40, from + 20])
  await expect.poll(async () => (await middleOf(dragon))[0]).toBeGreaterThan(x + 20)

  await fingers.rest(await middleOf(dragon))
  await expect(page.locator('.grasp')).toHaveCount(1)
  await fingers.lift()
  await expect(page.locator('.grasp')).toHaveCount(0)

  for (const [upwards, height] of [
    [true, 'full'],
    [false, 'middle'],
    [false, 'low'],
    [true, 'middle'],
  ] as const) {
    const grip = await middleOf(handle(page))
    await fingers.draw(grip, [grip[0], grip[1] + (upwards ? -60 : 60)])
    await expect(sheet(page)).toHaveClass(new RegExp(`sheet-${height}`))
  }
  expect(await storedSeq(page)).toBe(seq)
}

/** A first tap shows the way, a second one goes it, and a third takes it back. */
async function stepAhead(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Walk' }).tap()
  await expect.poll(() => freeTargets(page)).not.toEqual([])
  const [hex = ''] = await freeTargets(page)
  await tapMiddle(page, target(page, hex))
  await expect(primary(page)).toContainText(`Walk to ${hex}`)
  await expect(page.locator('.log')).not.toContainText(`walks to ${hex}`)
  await tapMiddle(page, target(page, hex))
  await expect(page.locator('.log')).toContainText(`walks to ${hex}`)
  await bar(page).getByRole('button', { name: 'Undo' }).tap()
  await expect(page.locator('.log')).not.toContainText(`walks to ${hex}`)
}
