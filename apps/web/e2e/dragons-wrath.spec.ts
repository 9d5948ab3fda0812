import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { inDialog, isAccessible } from './support/axe.ts'
import { middleOf } from './support/middle.ts'
import { resize } from './support/resize.ts'
import { withSameChance } from './support/same-chance.ts'
import { hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { fingersOf } from './support/touch.ts'
import { openBox, setTable } from './support/wrath-lobby.ts'
import { crowd, duel } from './support/wrath-positions.ts'
import { at, bar, corner, curtain, hand, look, openPosition, red } from './support/wrath-table.ts'

test.use({ staysOpen: true })

const game = join(import.meta.dirname, '../../../games/dragons-wrath')

interface Printed {
  readonly id: string
  readonly type: string
  readonly name: { readonly en: string }
}

/** English names of the allies of one colour. */
function alliesOf(colour: string): readonly string[] {
  const file = JSON.parse(readFileSync(join(game, `data/cards/base-${colour}.json`), 'utf8'))
  const cards: readonly Printed[] = file.cards
  return cards.filter(({ type }) => type !== 'province').map(({ name }) => name.en)
}

test('a duel of two starters against a computer, a year of it; nothing of its hand is on the page', async ({
  page,
}) => {
  await openBox(page, /Computer/)
  await page.getByLabel('Opponent').selectOption('random')
  await setTable(page)
  await expect(hand(page).locator('.wrath-press')).toHaveCount(6)
  const words = await page.content()
  expect(alliesOf('blue').filter((name) => words.includes(name))).toEqual([])
  expect(alliesOf('red').filter((name) => words.includes(name)).length).toBeGreaterThan(0)
  await isAccessible(page, 'a hand of cards')

  // The red button: pass, commit nothing, end the combat turn.
  const year = page.getByRole('navigation', { name: 'Phases of the year' }).getByText('Year 2')
  for (let pressed = 0; pressed < 40 && !(await year.isVisible()); pressed++) {
    await expect(red(page).or(year).first()).toBeVisible()
    if (await year.isVisible()) break
    await red(page).click()
  }
  await expect(year).toBeVisible()
  await expect(hand(page).locator('.wrath-press')).toHaveCount(7)
})

test('a curtain between two at one screen; a deck of their own is judged as it is typed', async ({
  page,
}) => {
  await openBox(page, /Same screen/)
  await page.getByRole('combobox', { name: /Deck of Player A/ }).selectOption('own')
  const own = page.getByRole('textbox', { name: 'Deck of Player A, a line a card' })
  await own.fill('# Mine\n3 Nobody of Nowhere')
  await expect(page.getByText('Line 2: no card is called “Nobody of Nowhere” (DW-3.9)')).toBeVisible()
  await page.getByRole('combobox', { name: /Deck of Player A/ }).selectOption('starter-red')
  await setTable(page)

  // Equal might: who acts first is drawn.
  const open = () => page.getByRole('button', { name: /^I am Player [AB]$/ })
  const named = async () => (await open().textContent()) ?? ''
  const first = await named()
  await expect(hand(page)).toHaveCount(0)
  await open().click()
  await expect(hand(page).locator('.wrath-press')).toHaveCount(6)
  for (let pressed = 0; pressed < 12; pressed++) {
    await expect(red(page).or(curtain(page)).first()).toBeVisible()
    if (await curtain(page).isVisible()) break
    await red(page).click()
  }
  await expect(curtain(page)).toBeVisible()
  expect(await named()).not.toBe(first)
  const words = await page.content()
  for (const colour of ['red', 'blue']) {
    expect(alliesOf(colour).filter((name) => words.includes(name))).toEqual([])
  }
  await open().click()
  await expect(hand(page).locator('.wrath-press')).toHaveCount(6)
})

test('a combat by mouse: targets wear what would come of it, an answer what it would change', async ({
  page,
}) => {
  await openPosition(page, duel('C2'))
  await expect(at(page, 'A-hand-2')).toHaveAccessibleName(/an object \(DW-11\.\d+\)/)
  await at(page, 'A-hand-2').click()
  await expect(bar(page)).toContainText('A card of another type is needed.')
  await at(page, 'A-1').click()
  await expect(at(page, 'B-1')).toHaveAccessibleName(/by force 7 against 7: both fall/)
  await expect(at(page, 'seat:1')).toHaveAccessibleName(/guarded by Furnace Brute \(DW-10\.13\)/)
  await at(page, 'B-2').click()
  const stage = page.getByRole('region', { name: 'Furnace Brute against Wrack-Coast Reaver' })
  await expect(stage).toContainText('2 + 1 Briarwood Spear')
  await isAccessible(page, 'an attack that is chosen')
  await page.keyboard.press('Escape')
  await expect(stage).toHaveCount(0)
  await at(page, 'A-3').click()
  await at(page, 'B-1').click()
  await bar(page).getByRole('button', { name: 'By force' }).click()
  await expect(bar(page)).toContainText('Cliff Drake attacks Furnace Brute: an answer?')
  await expect(at(page, 'A-hand-1')).toHaveAccessibleName(/then 4 against 4: both fall/)
  const answers = page.getByRole('complementary', { name: 'Card, might, chronicle' })
  await expect(answers.getByRole('button', { name: /^Scorched Sinews.*both fall/ })).toBeEnabled()
  await expect(bar(page).getByRole('button', { name: /^Scorched Sinews/ })).toBeVisible()
  await expect(page.locator('.wrath-arrow-head')).toBeAttached()
  await at(page, 'A-hand-1').click()
  await at(page, 'B-1').click()
  await expect(red(page)).toHaveText('Cast Scorched Sinews on Furnace Brute (B), paying Ember Coast↵')
  await red(page).click()
  // Whoever is attacked may answer in turn.
  for (
    let passes = 0;
    passes < 8 && (await page.getByText('Force: Cliff Drake 4, Furnace Brute 4.').count()) === 0;
    passes++
  ) {
    if (await curtain(page).isVisible()) await look(page)
    await red(page).click()
    await expect(bar(page).or(curtain(page)).first()).toBeVisible()
  }
  if (await curtain(page).isVisible()) await look(page)
  await expect(page.locator('.log')).toContainText('Force: Cliff Drake 4, Furnace Brute 4.')
  await page.locator('.log').getByRole('button', { name: 'Cliff Drake' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Cliff Drake' })).toBeVisible()
  await isAccessible(page, 'a card out of the chronicle', inDialog)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Your discard, / }).click()
  const pile = page.getByRole('dialog', { name: /^Open cards of Player [AB]$/ })
  await expect(pile.locator('.wrath-card').first()).toBeVisible()
})

test('a purchase by mouse: the sheet proposes a payment, takes an object, is sealed', async ({ page }) => {
  await openPosition(page, duel('P1'))
  await expect(at(page, 'A-hand-1')).toHaveAccessibleName(/a curse \(DW-9\.1\)/)
  await at(page, 'A-hand-4').click()
  const sheet = page.getByRole('region', { name: 'Your purchase' })
  await expect(sheet).toContainText('13 → 12')
  await expect(sheet.getByRole('button', { pressed: true })).toHaveText(/Ember Coast/)
  await bar(page).getByRole('button', { name: 'Other payment' }).click()
  await expect(sheet).toContainText('as flame')
  await sheet.locator('.wrath-paying').last().click()
  await expect(sheet.locator('.wrath-paying').last()).toHaveAttribute('aria-pressed', 'true')
  await isAccessible(page, 'a purchase that is filled in')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await at(page, 'A-hand-4').click()
  await bar(page)
    .getByRole('button', { name: /^Seal / })
    .click()
  await expect(curtain(page)).toBeVisible()

  // An object is laid on its bearer, who has it once all have sealed.
  await openPosition(page, crowd(2, 4, 6, 'P1'))
  await at(page, 'A-hand-2').click(corner)
  await at(page, 'A-4').click(corner)
  await expect(sheet).toContainText('Briarwood Spearon Coal Hag')
  await expect(at(page, 'A-4')).not.toHaveAccessibleName(/Briarwood Spear/)
  // The red button says all that is sealed.
  await expect(red(page)).toContainText('Seal Briarwood Spear')
  await red(page).click()
  await look(page)
  await red(page).click()
  await look(page)
  await expect(at(page, 'A-4')).toHaveAccessibleName(/Briarwood Spear/)
})

/** A deck of which every hand holds a creature that can be bought in the first year, and none that does more than enter. */
const cheapCreatures = `4 Cinder Runner
4 Wrack-Coast Reaver
4 Spark Imp
4 Torch Acolyte
4 Hull-Breaker
4 Ash Zealot
4 Smoke Wyvern
2 Hook-Hand Boarder
3 Cinder Bay
3 Redsand
3 Smoking Cape
3 Furnace Town
3 The Scorched Quay`

test('DW-8.4: a sealed sheet is filled anew and sealed again until all have sealed; the sealed one counts meanwhile', async ({
  browser,
}) => {
  const visitor = async () => (await browser.newContext()).newPage()
  const [one, two] = [await visitor(), await visitor()]
  await hurry(one)
  await one.goto('/#/')
  await one.getByRole('button', { name: /^The Dragon’s Wrath/ }).click()
  await one.getByRole('radio', { name: /Live online/ }).check()
  await one.getByLabel('Your name at the table').fill('Mireille')
  await one.getByRole('combobox', { name: 'Your deck' }).selectOption('own')
  await one.getByRole('textbox', { name: /a line a card$/ }).fill(cheapCreatures)
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

  // First nothing is bought, and the others see no more than that it is sealed.
  const sheet = one.getByRole('region', { name: 'Your purchase' })
  const again = bar(one).getByRole('button', { name: 'Open my sealed sheet again' })
  const sealed = two.locator('.wrath-opponent')
  await red(one).click()
  await expect(bar(one)).toContainText('Your sheet is sealed; the others do not see it yet.')
  await expect(sealed).toContainText('has sealed')
  await again.click()
  await hand(one).locator('.wrath-press[data-light="start"]').first().click(corner)
  await expect(sheet).toContainText('15 → 14')
  await isAccessible(one, 'a sealed sheet that is filled anew')
  await bar(one)
    .getByRole('button', { name: /^Seal / })
    .click()
  await expect(sheet).toHaveCount(0)
  await expect(sealed).toContainText('has sealed')

  // Opened once more it is as it was sealed; emptied and left open, it is not what counts.
  await again.click()
  await expect(sheet).toContainText('15 → 14')
  await bar(one).getByRole('button', { name: 'Clear' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(one.locator('.wrath-mine .wrath-creature')).toHaveCount(0)
  await red(two).click()
  await expect(one.locator('.wrath-mine .wrath-creature')).toHaveCount(1)
  await expect(two.locator('.wrath-theirs .wrath-creature')).toHaveCount(1)
  await Promise.all([one, two].map((page) => page.context().close()))
})

test('DW-8.4: at one screen a sealed sheet is opened again by a press at the curtain, and nobody sees more than that', async ({
  page,
}) => {
  await openPosition(page, duel('P1'))
  const sheet = page.getByRole('region', { name: 'Your purchase' })
  const again = curtain(page).getByRole('button', { name: 'I am Player A, and open my sealed sheet again' })
  const seal = bar(page).getByRole('button', { name: /^Seal / })
  await at(page, 'A-hand-4').click()
  await seal.click()
  await isAccessible(page, 'a curtain with a sealed sheet')
  // Opened, looked at, and given back as it was.
  await again.click()
  await expect(sheet).toContainText('13 → 12')
  await bar(page).getByRole('button', { name: 'Hand on to Player B' }).click()
  await expect(sheet).toHaveCount(0)
  // Opened again and emptied: what is sealed then counts.
  await again.click()
  await sheet.getByRole('button', { name: 'Take Furnace Brute off the sheet' }).click()
  await red(page).click()
  await look(page)
  await expect(page.getByRole('region', { name: 'Player A', exact: true })).toContainText('has sealed')
  await red(page).click()
  // Equal might: who acts first is drawn.
  await expect(bar(page).or(curtain(page)).first()).toBeVisible()
  if (await curtain(page).isVisible()) await look(page)
  await expect(page.locator('.log')).toContainText('Order of play')
  await expect(page.locator('.wrath-creature')).toHaveCount(6)
  await expect(page.locator('.log')).not.toContainText('Furnace Brute')
})

/** Draws a card with the mouse to the corner of another thing. */
async function drag(page: Page, place: string, to: Locator): Promise<void> {
  const [x, y] = await middleOf(at(page, place))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 20, { steps: 3 })
  await page.mouse.move(...(await middleOf(to)), { steps: 5 })
  await page.mouse.up()
}

test('a card is dragged to its target, as if both were pressed; off it, it goes back', async ({ page }) => {
  await openPosition(page, duel('C2'))
  await drag(page, 'A-1', at(page, 'B-2'))
  const stage = page.getByRole('region', { name: 'Furnace Brute against Wrack-Coast Reaver' })
  await expect(stage).toContainText('2 + 1 Briarwood Spear')
  await page.keyboard.press('Escape')
  await expect(stage).toHaveCount(0)
  await drag(page, 'A-1', page.locator('.log'))
  await expect(at(page, 'A-1')).toHaveAttribute('aria-pressed', 'false')
  await expect(at(page, 'A-1')).toHaveAccessibleName(/may be played/)
  await at(page, 'A-3').hover()
  const looked = page.getByRole('region', { name: 'Cliff Drake' })
  await expect(looked).toContainText('flying')
  await expect(looked.getByRole('button', { name: 'DW-2.9' })).toBeVisible()
  await at(page, 'A-1').click({ button: 'right' })
  const large = page.getByRole('dialog', { name: 'Furnace Brute' })
  await expect(large).toContainText('Nothing acts on it.')
  await expect(large.getByRole('button', { name: 'DW-2.6' })).toBeVisible()
  await isAccessible(page, 'a card shown large', inDialog)
  await page.keyboard.press('Escape')
  await openPosition(page, duel('P1'))
  await drag(page, 'A-hand-4', page.getByRole('region', { name: 'Your creatures' }))
  await expect(page.getByRole('region', { name: 'Your purchase' })).toContainText('13 → 12')
})

test('by keys alone: to the hand and the creatures, an attack, a pass', async ({ page }) => {
  await openPosition(page, duel('C2'))
  await page.keyboard.press('Tab')
  await page.locator('.wrath-bar button').first().focus()
  await page.keyboard.press('h')
  await expect(at(page, 'A-hand-1')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(at(page, 'A-hand-2')).toBeFocused()
  await page.keyboard.press('c')
  await expect(at(page, 'A-1')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('o')
  await expect(at(page, 'B-1')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await bar(page).getByRole('button', { name: 'By force' }).focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('an answer?')
  await page.keyboard.press('h')
  await page.keyboard.press(' ')
  await expect(curtain(page)).toBeVisible()
})

/** What of the table is not wholly in sight: cards and controls beyond the edges of the page, and parts that scroll. */
const beyond = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const slackPx = 1.5
    const out = [
      ...document.querySelectorAll('.wrath-press, .wrath-bar button, .wrath-pile, .wrath-row > li'),
    ].filter((node) => {
      if (!node.checkVisibility()) return false
      const { left, right, top, bottom } = node.getBoundingClientRect()
      return left < -slackPx || top < 52 || right > innerWidth + slackPx || bottom > innerHeight + slackPx
    })
    const scrolled = [
      ...document.querySelectorAll('.wrath-board, .wrath-cloth, .wrath-zone, .wrath-opponent'),
    ].filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 12)
    return [...out, ...scrolled].map((node) => node.getAttribute('data-place') ?? node.className)
  })

/** Where every place for a card lies, in whole pixels. */
const placesOf = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [
        ...document.querySelectorAll<HTMLElement>('.wrath-row > li, .wrath-lands li, .wrath-piles figure'),
      ].map((node, place) => {
        const { left, top, width } = node.getBoundingClientRect()
        return [`${place}`, [left, top, width].map(Math.round).join()]
      }),
    ),
  )

test('nothing leaves 1280 × 720: twelve creatures a side and ten cards, four players of eight, a sheet, an attack', async ({
  page,
}) => {
  await resize(page, { width: 1280, height: 720 })
  await openPosition(page, crowd(2, 12, 10))
  await expect(hand(page).locator('.wrath-press')).toHaveCount(10)
  await expect(page.locator('.wrath-mine .wrath-creature')).toHaveCount(12)
  await expect(page.locator('.wrath-theirs .wrath-creature')).toHaveCount(12)
  expect(await beyond(page)).toEqual([])
  const before = await placesOf(page)
  await at(page, 'A-1').click(corner)
  await at(page, 'B-12').click(corner)
  await expect(page.locator('.wrath-stage')).toBeVisible()
  expect(await beyond(page)).toEqual([])
  expect(await placesOf(page)).toEqual(before)
  await openPosition(page, crowd(2, 12, 10, 'P1'))
  const unsealed = await placesOf(page)
  await at(page, 'A-hand-4').click(corner)
  await expect(page.locator('.wrath-sheet')).toBeVisible()
  expect(await beyond(page)).toEqual([])
  expect(await placesOf(page)).toEqual(unsealed)
  await openPosition(page, crowd(4, 8, 10))
  await expect(page.locator('.wrath-theirs .wrath-creature')).toHaveCount(24)
  await at(page, 'A-1').click(corner)
  expect(await beyond(page)).toEqual([])
})

test('on a phone: an attack by touch, opponents by swipe, nothing beyond the edges, and no press moves another card', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await withSameChance(context)
  const page = await context.newPage()
  await openPosition(page, crowd(4, 8, 10))
  const first = page.getByRole('region', { name: 'Player B', exact: true })
  const second = page.getByRole('region', { name: 'Player C', exact: true })
  await expect(first).toBeInViewport()
  await expect(second).not.toBeInViewport()
  await page
    .locator('.wrath-opponents')
    .evaluate((node) => node.scrollBy({ left: node.clientWidth, behavior: 'instant' }))
  await expect(second).toBeInViewport()
  await openPosition(page, duel('P1'))
  await expect(page.locator('.whose')).toContainText('Year 6 · 13 provinces')
  const unsealed = await placesOf(page)
  await at(page, 'A-hand-4').tap(corner)
  await expect(page.locator('.wrath-sheet')).toBeVisible()
  expect(await placesOf(page)).toEqual(unsealed)
  await at(page, 'A-hand-2').tap(corner)
  await expect(bar(page)).toContainText('Only a creature with the M symbol bears objects.')
  expect(await placesOf(page)).toEqual(unsealed)
  await openPosition(page, duel('C2'))
  const before = await placesOf(page)
  // A finger that stays shows the card large, and is no press.
  const fingers = await fingersOf(page)
  await fingers.rest(await middleOf(at(page, 'A-1')))
  const large = page.getByRole('dialog', { name: 'Furnace Brute' })
  await expect(large).toBeVisible()
  await fingers.lift()
  await large.getByRole('button', { name: 'DW-2.6' }).tap()
  await expect(page.getByRole('dialog').last()).toContainText('DW-2.6')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(at(page, 'A-1')).toHaveAttribute('aria-pressed', 'false')
  await at(page, 'A-1').tap()
  await at(page, 'B-2').tap()
  await expect(page.locator('.wrath-stage')).toBeVisible()
  expect(await placesOf(page)).toEqual(before)
  await bar(page).getByRole('button', { name: 'By force' }).tap()
  await expect(bar(page)).toContainText('an answer?')
  await isAccessible(page, 'an answer on a phone')
  expect(await beyond(page)).toEqual([])
  await context.close()
})
