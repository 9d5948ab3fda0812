import type { Page } from '@playwright/test'
import { inDialog, isAccessible } from './support/axe.ts'
import { speak } from './support/settings.ts'
import { hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

/**
 * Parts of the desk, by their class: to find one by its role on the whole page, every card would have to be laid out, of
 * which there are hundreds.
 */
const shelf = (page: Page) => page.locator('.wrath-shelf')
const cards = (page: Page) => shelf(page).locator('.wrath-shelf-face')
const filters = (page: Page) => page.locator('.wrath-filters')
const side = (page: Page) => page.locator('.wrath-desk-side')
const found = (page: Page) => filters(page).getByText(/^(No card|\d+ cards?) of \d+$/)

test('a deck is built by pressing cards, is judged as it grows, is kept, and is played with', async ({
  page,
}) => {
  await hurry(page)
  await page.goto('/#/')
  await page.getByRole('button', { name: /The Dragon’s Wrath/ }).click()
  await page
    .getByRole('link', { name: /Browse every card/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'New deck' }).click()
  await expect(shelf(page)).toHaveAccessibleName('Cards')
  await expect(side(page)).toHaveRole('complementary')
  await expect(side(page)).toHaveAccessibleName('The deck')
  await expect(side(page)).toContainText('not yet legal')
  await expect(side(page)).toContainText('0 provinces; there must be 15 DW-3.1')
  await side(page).getByRole('textbox', { name: 'Name of the deck' }).fill('Ember and Root')

  // Characteristics narrow the cards down; words find them in names and texts.
  await filters(page).getByRole('button', { name: 'red', exact: true }).first().click()
  await filters(page).getByRole('button', { name: 'Creature', exact: true }).click()
  await filters(page).getByRole('button', { name: 'flying', exact: true }).click()
  await expect(found(page)).not.toHaveText('280 cards of 280')
  await expect(shelf(page).getByRole('button', { name: /^Smoke Wyvern/ })).toBeVisible()
  await expect(shelf(page).getByRole('button', { name: /^Ash Zealot/ })).toHaveCount(0)
  await filters(page).getByRole('button', { name: 'Show all cards' }).click()
  await expect(found(page)).toHaveText('280 cards of 280')
  await filters(page).getByRole('searchbox').fill('cinder runnr')
  await expect(cards(page).first()).toHaveAccessibleName(
    /^Cinder Runner, Creature – fanatic, red, Cost: 1 red/,
  )
  await filters(page).getByRole('searchbox').fill('')

  // A press puts a copy in; the fifth is refused with its clause.
  await filters(page).getByRole('button', { name: 'red', exact: true }).first().click()
  await filters(page).getByRole('button', { name: 'Creature', exact: true }).click()
  await expect(cards(page).first()).toHaveAccessibleName(/^Bellows Boy/)
  for (let copy = 0; copy < 5; copy++) await cards(page).first().click()
  const told = page.locator('.wrath-told').filter({ hasText: /^No more of .* at most 4 \(DW-3\.2\)$/ })
  await expect(told).toBeVisible()
  // Four of each of the next seven as well, without looking for each of them anew.
  await cards(page).evaluateAll(async (shelf) => {
    for (const card of shelf.slice(1, 8)) {
      for (let copy = 0; copy < 4; copy++) {
        if (card instanceof HTMLElement) card.click()
        await new Promise(requestAnimationFrame)
      }
    }
  })
  await side(page).getByRole('button', { name: 'Choose provinces by the costs' }).click()
  await expect(side(page)).toContainText('32 allies of 30–80 · 15 provinces')
  await expect(side(page).locator('.pill')).toHaveText('legal')
  await expect(side(page)).toContainText('100%')
  await isAccessible(page, 'a deck that is built')

  // By keys: two copies out, one in.
  await cards(page).first().focus()
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await page.keyboard.press('Enter')
  await expect(side(page)).toContainText('30 allies of 30–80')
  await expect(cards(page).nth(1)).toHaveAccessibleName(/3 in the deck$/)

  // Kept: another visit finds it as it was.
  await page.reload()
  await expect(side(page).getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Ember and Root')
  await expect(side(page)).toContainText('30 allies of 30–80')

  await page.locator('.wrath-deck-acts').getByRole('button', { name: 'Play with it' }).click()
  await expect(page.getByRole('combobox', { name: /Deck of Player A/ })).toHaveValue(/^deck-/)
  await page.getByLabel('Opponent').selectOption('random')
  await page.getByRole('button', { name: 'Set the table' }).click()
  await expect(page.getByRole('region', { name: 'Your hand' }).locator('.wrath-press')).toHaveCount(6)
})

test('a deck travels: as a link, as text with a report of each line; a bad link says what is wrong', async ({
  page,
}) => {
  await page.goto('/#/made/dragons-wrath/starter.starter-red')
  await expect(page.getByRole('heading', { level: 1, name: 'Fire on the Coast' })).toBeVisible()
  await expect(side(page).getByRole('region', { name: 'How it plays' })).toContainText(
    'Be first and be strong',
  )
  await page.getByRole('button', { name: 'Try a hand' }).click()
  const hand = page.getByRole('dialog', { name: 'Test hand' })
  await expect(hand.locator('.wrath-card')).toHaveCount(6)
  await hand.getByRole('button', { name: 'Next year: draw one' }).click()
  await expect(hand.locator('.wrath-card')).toHaveCount(7)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share' }).click()
  const share = page.getByRole('dialog', { name: 'Share Fire on the Coast' })
  const link = await share.getByRole('textbox', { name: 'As a link' }).inputValue()
  const text = await share.getByRole('textbox', { name: 'As text' }).inputValue()
  await isAccessible(page, 'a deck to be shared', inDialog)
  await page.keyboard.press('Escape')

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Fire on the Coast' })).toBeVisible()
  await expect(side(page)).toContainText('A deck that somebody shared')
  await expect(side(page).getByRole('region', { name: 'Notes' })).toContainText('Be first and be strong')
  await expect(side(page).locator('.pill')).toHaveText('legal')
  await page.goto(link.slice(0, -5))
  await expect(page.getByRole('alert')).toContainText('A part of it is missing')
  await page.goto('/#/made/dragons-wrath/deck.BwAHBw')
  await expect(page.getByRole('alert')).toContainText('It is of format 7')

  await page.getByRole('link', { name: 'All decks' }).click()
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a deck' })
  const field = dialog.getByRole('textbox', { name: 'Deck as text or JSON' })
  await field.fill(`${text}2 Nobody of Nowhere`)
  await expect(dialog).toContainText(/no card is called “Nobody of Nowhere” \(DW-3\.9\)/)
  await expect(dialog.getByRole('button', { name: 'Put it among my decks' })).toBeDisabled()
  await isAccessible(page, 'a report of a pasted deck', inDialog)
  await field.fill(text)
  await dialog.getByRole('button', { name: 'Put it among my decks' }).click()
  await expect(side(page).getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Fire on the Coast')
  await expect(side(page)).toContainText('40 allies of 30–80')
  await expect(side(page).getByRole('textbox', { name: 'Notes' })).toHaveValue(/^Be first and be strong/)
  await side(page).getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: 'Delete this deck?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('You have no decks yet.')).toBeVisible()
  await isAccessible(page, 'all decks')
})

test('a starter is copied and changed, and stays as it is; cards are found by their names in three languages', async ({
  page,
}) => {
  const starter = '/#/made/dragons-wrath/starter.starter-red'
  await page.goto(starter)
  await page.getByRole('button', { name: 'Copy and change' }).click()
  await expect(side(page).getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Fire on the Coast')
  await expect(side(page)).toContainText('40 allies of 30–80')
  for (const [language, name] of [
    ['en', 'Nettle Wasp'],
    ['fr', 'Guêpe-ortie'],
    ['es', 'Avispa ortiga'],
  ] as const) {
    await speak(page, language)
    await filters(page).getByRole('searchbox').fill(name.toLowerCase())
    await expect(cards(page).first()).toHaveAccessibleName(new RegExp(`^${name}`))
    await cards(page).first().click()
  }
  await speak(page, 'en')
  await expect(side(page)).toContainText('43 allies of 30–80')
  await page.goto(starter)
  await expect(side(page)).toContainText('40 allies of 30–80')
})
