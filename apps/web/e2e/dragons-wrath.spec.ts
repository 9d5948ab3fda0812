import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'

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

async function openBox(page: Page, mode: RegExp, scenario = 'standard'): Promise<void> {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: /The Dragon’s Wrath/ }).click()
  await page.getByRole('radio', { name: mode }).check()
  await page.getByLabel('Scenario').selectOption(scenario)
  // Out of boosters nobody brings a deck.
  if (scenario !== 'standard') return
  await page.getByRole('combobox', { name: /Deck of Player A/ }).selectOption('starter-red')
  await page.getByRole('combobox', { name: /Deck of Player B/ }).selectOption('starter-blue')
}

const setTable = (page: Page) => page.getByRole('button', { name: 'Set the table' }).click()
const actions = (page: Page) => page.locator('.wrath-actions')
const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' })
const keepsTheRules = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => `${target}`)])).toEqual([])
}

test('a duel of two starters against a computer, a year of it; nothing of its hand is on the page', async ({
  page,
}) => {
  await openBox(page, /Computer/)
  await page.getByLabel('Opponent').selectOption('random')
  await setTable(page)
  await expect(hand(page).locator('.wrath-card')).toHaveCount(6)
  const words = await page.content()
  expect(alliesOf('blue').filter((name) => words.includes(name))).toEqual([])
  expect(alliesOf('red').filter((name) => words.includes(name)).length).toBeGreaterThan(0)
  await keepsTheRules(page)

  // The first offer of each list: pass, commit nothing, end the combat turn.
  const year = page.getByText(/^Year 2\. Provinces/)
  for (let pressed = 0; pressed < 40 && !(await year.isVisible()); pressed++) {
    const offer = actions(page).locator('.list-action:visible').first()
    await expect(offer.or(year).first()).toBeVisible()
    if (await year.isVisible()) break
    await offer.click()
  }
  await expect(year).toBeVisible()
  await expect(hand(page).locator('.wrath-card')).toHaveCount(7)
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
  const curtain = page.getByRole('dialog', { name: /Hand the screen to/ })
  const open = () => page.getByRole('button', { name: /^I am Player [AB]$/ })
  const named = async () => (await open().textContent()) ?? ''
  const first = await named()
  await expect(hand(page)).toHaveCount(0)
  await open().click()
  await expect(hand(page).locator('.wrath-card')).toHaveCount(6)
  for (let pressed = 0; pressed < 12 && !(await curtain.isVisible()); pressed++) {
    await actions(page).locator('.list-action:visible').first().click()
  }
  await expect(curtain).toBeVisible()
  expect(await named()).not.toBe(first)
  const words = await page.content()
  for (const colour of ['red', 'blue']) {
    expect(alliesOf(colour).filter((name) => words.includes(name))).toEqual([])
  }
  await open().click()
  await expect(hand(page).locator('.wrath-card')).toHaveCount(6)
})

test('sealed boosters: a deck is built out of the pool, and played against the computer', async ({
  page,
}) => {
  await openBox(page, /Computer/, 'sealed')
  await page.getByLabel('Opponent').selectOption('random')
  await setTable(page)
  const deck = page.getByRole('textbox', { name: 'Build your deck' })
  const play = page.getByRole('button', { name: 'Play this deck' })
  await expect(page.getByText('15 provinces and 40 allies: ready to play.')).toBeVisible()
  await keepsTheRules(page)
  const suggested = await deck.inputValue()
  // A land short.
  await deck.fill(
    suggested.replace(/^(\d+) (.*)$/m, (_line, n, name) => (n === '1' ? '' : `${n - 1} ${name}`)),
  )
  await expect(play).toBeDisabled()
  await deck.fill(suggested)
  await play.click()
  await expect(hand(page).locator('.wrath-card')).toHaveCount(6)
})

test('a draft: the pack goes round, the pool grows', async ({ page }) => {
  await openBox(page, /Computer/, 'draft')
  await page.getByLabel('Opponent').selectOption('random')
  await setTable(page)
  const pack = page.getByRole('region', { name: 'Your pack: pick one' }).locator('.wrath-card')
  const pool = page.getByRole('region', { name: 'Your pool' }).locator('.wrath-card')
  for (const left of [12, 11, 10]) {
    await expect(pack).toHaveCount(left)
    await expect(pool).toHaveCount(12 - left)
    await actions(page)
      .getByRole('button', { name: /^Pick / })
      .first()
      .click()
  }
  await expect(pack).toHaveCount(9)
})
