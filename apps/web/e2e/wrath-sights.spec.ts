import type { Locator, Page } from '@playwright/test'
import { inDialog, isAccessible } from './support/axe.ts'
import { speak } from './support/settings.ts'
import { hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { setTable } from './support/wrath-lobby.ts'
import { spymaster } from './support/wrath-positions.ts'
import { at, bar, corner, curtain, hand, look, openAlone, openPosition, red } from './support/wrath-table.ts'

test.use({ staysOpen: true })

const sight = (page: Page) => page.getByRole('dialog', { name: 'Council of Fog: the hand of Player B' })
const again = (page: Page) => page.locator('.log').getByRole('button', { name: 'Show' })
const three = [/^Nettle Wasp/, /^Hornbark Stag/, /^Magma Colossus/]

/** Casts the ritual that lies so far from the left, on the only other player. */
async function seal(page: Page, place: number): Promise<void> {
  await at(page, `A-hand-${place}`).click()
  await bar(page)
    .getByRole('button', { name: /^Seal / })
    .click()
}

test('a hand that is looked at is laid out for who looks, is closed by key and by press, and opens again from the chronicle', async ({
  page,
}) => {
  await openAlone(page, spymaster)
  await seal(page, 1)
  await expect(sight(page)).toContainText('Only you see this.')
  await expect(sight(page).getByRole('listitem')).toHaveText(three)
  await isAccessible(page, 'a hand that is looked at', inDialog)
  await page.keyboard.press('Escape')
  await expect(sight(page)).toHaveCount(0)
  await again(page).click()
  await expect(sight(page).getByRole('listitem')).toHaveText(three)
  await sight(page).getByRole('button', { name: 'Close' }).click()
  await expect(sight(page)).toHaveCount(0)
  // What has been closed does not come back with the next that happens.
  await expect(bar(page)).toContainText('Buy in secret')
  await red(page).click()
  await expect(bar(page)).toContainText('Your combat turn')
  await expect(sight(page)).toHaveCount(0)
})

/** Passes, at one screen, until something is seen. */
async function passUntil(page: Page, seen: Locator): Promise<void> {
  const most = 12
  for (let presses = 0; presses < most; presses++) {
    await expect(seen.or(red(page)).or(curtain(page)).first()).toBeVisible()
    if (await seen.isVisible()) return
    if (await curtain(page).isVisible()) await curtain(page).locator('.button-primary').click()
    else await red(page).click()
  }
  throw new Error(`not seen after ${most} passes`)
}

test('at one screen it is laid out behind the curtain of who looks, and nobody else sees it; what is shown to all, both see', async ({
  page,
}) => {
  await openPosition(page, spymaster)
  await seal(page, 1)
  await passUntil(page, sight(page))
  await expect(sight(page).getByRole('listitem')).toHaveText(three)
  await sight(page).getByRole('button', { name: 'Close' }).click()
  await passUntil(page, curtain(page))
  expect(await page.content()).not.toContain('Nettle Wasp')
  await look(page)
  await expect(page.locator('.log')).toContainText('Player A looks at 3 cards of Player B.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(again(page)).toHaveCount(0)

  await openPosition(page, spymaster)
  await seal(page, 2)
  const all = page.getByRole('dialog', { name: 'Trade Secrets: the hand of Player B' })
  await passUntil(page, all)
  await expect(all).toContainText('Shown to everybody.')
  await page.keyboard.press('Escape')
  await passUntil(page, curtain(page))
  await look(page)
  // Whose hand it is knows it, and may see what the others were shown.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await again(page).click()
  await expect(page.getByRole('dialog', { name: 'Trade Secrets: your hand' })).toBeVisible()
})

test('online a hand is laid out for who looks alone, who reads it on a phone and closes it with a finger', async ({
  browser,
}) => {
  const phones = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const [one, two] = [await phones.newPage(), await (await browser.newContext()).newPage()]
  await hurry(one)
  await one.goto('/#/')
  await one.getByRole('button', { name: /^The Dragon’s Wrath/ }).click()
  await one.getByRole('radio', { name: /Live online/ }).check()
  await one.getByLabel('Your name at the table').fill('Mireille')
  await one.getByText('Variants').click()
  const copies = one.getByLabel(/Copies of a card/)
  await copies.fill('')
  await copies.blur()
  await expect(copies).toHaveValue('')
  await one.getByRole('combobox', { name: 'Your deck' }).selectOption('own')
  await one.getByRole('textbox', { name: /a line a card$/ }).fill('30 Glass Gull\n15 Glass Reach')
  await setTable(one)
  await two.goto(await one.getByLabel('Invitation for Player B').inputValue())
  await two.getByLabel('Your name at the table').fill('Jonas')
  await two.getByRole('button', { name: 'Sit down as Player B' }).click()
  for (const question of ['Choose a ritual in secret', 'Buy in secret']) {
    for (const page of [one, two]) {
      await expect(bar(page)).toContainText(question)
      if (question !== 'Buy in secret') await red(page).click()
    }
  }
  await speak(one, 'fr')
  await hand(one, 'Votre main').locator('.wrath-press').first().tap(corner)
  await red(one).tap()
  await red(two).click()
  await expect(bar(one)).toContainText('Mouette de verre : sur quelle cible ?')
  await at(one, 'seat:1').tap()
  await red(one).tap()
  const laid = one.getByRole('dialog', { name: 'Mouette de verre : la main de Jonas' })
  await expect(laid).toContainText('Vous seul voyez cela.')
  const cards = await hand(two).locator('.wrath-press').count()
  await expect(laid.getByRole('listitem')).toHaveCount(cards)
  await isAccessible(one, 'a hand that is looked at on a phone', inDialog)
  await expect(two.locator('.log')).toContainText(`Player A looks at ${cards} cards of Player B.`)
  await expect(two.getByRole('dialog')).toHaveCount(0)
  await laid.getByRole('button', { name: 'Fermer' }).tap()
  await expect(laid).toHaveCount(0)
  await Promise.all([one, two].map((page) => page.context().close()))
})
