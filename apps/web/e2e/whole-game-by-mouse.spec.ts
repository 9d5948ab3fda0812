import type { Page } from '@playwright/test'
import { isAtLength } from './support/at-length.ts'
import { middleOf } from './support/middle.ts'
import { openLastTurn } from './support/rage-late.ts'
import {
  bar,
  chance,
  fillSetups,
  freeTargets,
  guard,
  passGuard,
  pressHex,
  setTable,
  storedSeq,
} from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

test('two people play a whole game with the mouse, and its dice are verified', async ({ page }) => {
  test.slow()
  await setTable(page, { mode: 'together' })
  await fillSetups(page)
  await page.getByRole('button', { name: 'Show everything' }).click()
  const random = chance(5)
  const over = page.getByRole('region', { name: 'The game is over' })
  const isBegun = async () => (await turn(page)) > 2
  // At length this game goes on to its end; otherwise another one does, which is in its last turn.
  if (!isAtLength) {
    for (let step = 0; step < 600 && !(await isBegun()); step++) await act(page, random, true)
    expect(await storedSeq(page)).toBeGreaterThan(40)
    await openLastTurn(page, ['invader', 'defender'])
  }
  for (let step = 0; step < 600 && !(await over.isVisible()); step++) {
    await act(page, random, !(await isBegun()))
  }
  await expect(over).toBeVisible()
  await expect(over.getByText('Defender wins', { exact: true })).toBeVisible()
  await expect(over.getByText(/dice verified$/)).toBeVisible()
  expect(await turn(page)).toBeGreaterThan(9)
  expect(await storedSeq(page)).toBeGreaterThan(60)
})

async function turn(page: Page): Promise<number> {
  const head = await page.locator('.rail-head').textContent()
  return Number(/\d+/.exec(head ?? '')?.[0] ?? 0)
}

/** One press: an open dialog first, then what a player at this point may press. */
async function act(page: Page, random: (below: number) => number, isLively: boolean): Promise<void> {
  if (await guard(page).isVisible()) return passGuard(page)
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) return shareDamage(page)
  const confirm = bar(page).locator('.button-primary:not(.is-closing)')
  if (await confirm.isVisible()) return confirm.click()
  const choices = page.locator('.choice-panel .list-action')
  const count = await choices.count()
  if (count > 0) return choices.nth(random(count)).click()
  const targets = isLively ? await freeTargets(page) : []
  if (targets.length > 0 && random(5) > 0) {
    return pressHex(page, targets[random(targets.length)] ?? '')
  }
  const modes = bar(page).locator('.segment:not(.is-refused):not(.is-on)')
  if (isLively && random(3) > 0 && (await modes.count()) > 0) {
    return modes.nth(random(await modes.count())).click()
  }
  const counters = page.locator('.counter:has(.counter-ready)')
  if (isLively && random(3) === 0 && (await counters.count()) > 0) {
    return page.mouse.click(...(await middleOf(counters.nth(random(await counters.count())))))
  }
  const primary = bar(page).locator('.button-primary')
  if (await primary.isVisible()) return primary.click()
  const buttons = bar(page).locator('.segment:not(.is-refused), .button:not(:disabled)')
  return buttons.nth(random(Math.max(1, (await buttons.count()) - 1))).click()
}

async function shareDamage(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /One point more/ }).and(page.locator(':enabled'))
  while ((await more.count()) > 0) await more.first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Do it' }).click()
}
