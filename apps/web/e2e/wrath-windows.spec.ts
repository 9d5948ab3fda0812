import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { crowd, diviner, seeker, warband } from './support/wrath-positions.ts'
import { at, bar, corner, curtain, hand, look, openAlone, openPosition, red } from './support/wrath-table.ts'

test.use({ staysOpen: true })

const scope = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Pass for longer' }).getByRole('button', { name })
const askAgain = (page: Page) => bar(page).getByRole('button', { name: 'Ask me again' })
const stop = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

/** A creature of the viewer attacks the one across from it, by force. */
async function attack(page: Page, place: number): Promise<void> {
  await at(page, `A-${place}`).click(corner)
  await at(page, `B-${place}`).click(corner)
  await bar(page).getByRole('button', { name: 'By force' }).click()
}

const isAsked = (page: Page) =>
  expect(bar(page)).toContainText('Furnace Brute attacks Cinder Runner: an answer?')

/** The attack has been fought, and the next one is to be chosen. */
async function isFought(page: Page, place: number): Promise<void> {
  await expect(at(page, `B-${place}`)).toHaveCount(0)
  await expect(bar(page)).toContainText('Your combat turn: which creature attacks?')
}

test('DW-11.14, DW-11.17: a stop that is set asks, one that is taken off does not; passes last as long as they say', async ({
  page,
}) => {
  await openAlone(page, warband)
  await page.getByText('When to ask me').click()
  await expect(stop(page, 'After magic')).toHaveValue('never')
  await stop(page, 'After magic').selectOption('always')
  await isAccessible(page, 'where somebody wants to be asked')
  await red(page).click()
  await expect(bar(page)).toContainText('After the magic: a curse?')
  await expect(scope(page, 'for this attack')).toHaveCount(0)
  await red(page).click()
  await expect(bar(page)).toContainText('Buy in secret')
  await red(page).click()

  // For the year: nor in the phase that follows, until it is taken back.
  await expect(bar(page)).toContainText('After the purchases: a curse?')
  await scope(page, 'for this year').click()
  await attack(page, 1)
  await isFought(page, 1)
  await askAgain(page).click()
  await expect(askAgain(page)).toHaveCount(0)

  // For one attack: the next one asks.
  await attack(page, 2)
  await isAsked(page)
  await scope(page, 'for this attack').click()
  await isFought(page, 2)
  await expect(askAgain(page)).toHaveCount(0)

  // For the phase: the next one does not.
  await attack(page, 3)
  await isAsked(page)
  await scope(page, 'for this phase').click()
  await isFought(page, 3)
  await attack(page, 4)
  await isFought(page, 4)
  await askAgain(page).click()

  // By what happens: once the stop is off, no attack asks.
  await stop(page, 'Attack on a creature').selectOption('never')
  await attack(page, 5)
  await expect(at(page, 'B-5')).toHaveCount(0)
  await expect(bar(page)).not.toContainText('an answer?')
})

test('a window of three names who is awaited and who has passed', async ({ page }) => {
  await openPosition(page, crowd(3, 2, 4))
  const seats = page.locator('.wrath-awaited li')
  const awaited = page.locator('.wrath-awaited li[data-awaited="true"]')
  await at(page, 'A-1').click(corner)
  await at(page, 'B-1').click(corner)
  await bar(page).getByRole('button', { name: 'By force' }).click()
  await expect(bar(page)).toContainText('an answer?')
  await expect(awaited).toHaveText(/^Player A/)
  await red(page).click()
  await look(page)
  await expect(bar(page)).toContainText('Has passed: Player A.')
  await expect(awaited).toHaveText(/^Player B/)
  await expect(seats.filter({ hasText: 'has passed' })).toHaveText([/^Player A/])
  await red(page).click()
  await look(page)
  await expect(bar(page)).toContainText('Player A, Player B have passed. If you pass too, it goes on.')
  await expect(awaited).toHaveText(/^Player C/)
  await expect(seats.filter({ hasText: 'has passed' })).toHaveText([/^Player A/, /^Player B/])
  await isAccessible(page, 'a window of three')
  await red(page).click()
  await expect(curtain(page)).toBeVisible()
})

test('a ritual that searches lays what it finds before the one who cast it, who presses a card', async ({
  page,
}) => {
  await openAlone(page, seeker)
  await at(page, 'A-hand-1').click()
  await bar(page)
    .getByRole('button', { name: /^Seal / })
    .click()
  const tray = page.getByRole('region', { name: 'To choose from' })
  await expect(bar(page)).toContainText('Green Tithe: which card is taken?')
  await expect(tray.locator('[data-light="target"]')).toContainText([/^Nettle Wasp/, /^Hornbark Stag/])
  await isAccessible(page, 'a search')
  await at(page, 'A-pile-3').click()
  await expect(at(page, 'A-pile-3')).toHaveAttribute('aria-pressed', 'true')
  await red(page).click()
  await expect(tray).toHaveCount(0)
  await expect(hand(page).locator('.wrath-press')).toHaveAccessibleName(/^Hornbark Stag/)
})

test('an object that looks lays the uppermost cards of a pile open, and they are put in order by pressing', async ({
  page,
}) => {
  await openAlone(page, diviner)
  await at(page, 'A-bowl').click()
  await at(page, 'seat:1').click()
  await red(page).click()
  const tray = page.getByRole('region', { name: 'To choose from' })
  await expect(bar(page)).toContainText('Scrying Bowl: in which order?')
  await expect(tray.locator('[data-light="target"]')).toContainText([
    /^Nettle Wasp/,
    /^Magma Colossus/,
    /^Hornbark Stag/,
  ])
  for (const place of [3, 1, 2]) await at(page, `B-pile-${place}`).click(corner)
  await expect(tray.locator('.wrath-count')).toHaveText(['2', '3', '1'])
  await red(page).click()
  await expect(tray).toHaveCount(0)
  await expect(page.locator('.log')).toContainText('Player A looks at 3 cards of Player B (Nettle Wasp')
})
