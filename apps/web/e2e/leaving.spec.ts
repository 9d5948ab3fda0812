import type { Page } from '@playwright/test'
import { goldenFile } from './support/golden.ts'
import { holdDatabase } from './support/hold-database.ts'
import { press } from './support/sorcerers-hand.ts'
import { stored } from './support/stored.ts'
import { bar, boardIsDrawn, fillSetups, hurry, setTable, storedSeq } from './support/table.ts'
import { expect, test } from './support/test.ts'

/** Names of all that pages have laid down and no page has brought in. */
const laidDown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wyrmtable.unwritten.')))

const storedMade = (page: Page): Promise<string> => stored(page, 'made')

/** To the list of decks, known by its heading: links are sought long among the cards of a page that is on its way out. */
async function toDecks(page: Page): Promise<void> {
  await page.goto('/#/made/dragons-wrath')
  await expect(page.locator('h1')).toHaveText('Decks')
}

const deckName = (page: Page) => page.getByRole('textbox', { name: 'Name of the deck' })

async function newDeck(page: Page, name: string): Promise<void> {
  await page.goto('/#/made/dragons-wrath')
  await page.getByRole('button', { name: 'New deck' }).click()
  await deckName(page).fill(name)
  await expect.poll(() => storedMade(page)).toContain(name)
}

test.describe('what was done and is not written when the page goes is there when it comes back', () => {
  test('cards of a deck, its name and its notes', async ({ page }) => {
    await newDeck(page, 'Coal')
    const side = page.getByRole('complementary', { name: 'The deck' })
    const cards = page.getByRole('list', { name: 'Cards' }).locator('.wrath-shelf-face')
    const letGo = await holdDatabase(page)
    await deckName(page).fill('Ashes')
    await side.getByRole('textbox', { name: 'Notes' }).fill('Burn early.')
    for (let copy = 0; copy < 3; copy++) await cards.first().click()
    await expect(side).toContainText('3 allies of 30–80')
    await page.reload()
    await letGo()
    await expect(deckName(page)).toHaveValue('Ashes')
    await expect(side.getByRole('textbox', { name: 'Notes' })).toHaveValue('Burn early.')
    await expect(side).toContainText('3 allies of 30–80')
    await expect.poll(() => laidDown(page)).toEqual([])
  })

  test('a deck of a tab that is closed', async ({ page }) => {
    await newDeck(page, 'Coal')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(deckName(other)).toHaveValue('Coal')
    const letGo = await holdDatabase(other)
    await deckName(other).fill('Ashes')
    await Promise.all([other.waitForEvent('close'), other.close({ runBeforeUnload: true })])
    await letGo()
    // One process tells another what was laid down.
    await expect.poll(() => laidDown(page)).toHaveLength(1)
    await toDecks(page)
    await expect(page.getByRole('link', { name: 'Ashes' }).first()).toBeVisible()
  })

  test('a drawn board and its title', async ({ page }) => {
    await page.goto('/#/made/dragon-noir')
    await page.getByRole('button', { name: 'An empty meadow' }).click()
    await expect(page.locator('.editor-board canvas[data-drawn]').first()).toBeVisible()
    const letGo = await holdDatabase(page)
    await page.getByLabel('Title').fill('The hut')
    await page.getByRole('button', { name: /floor of a building/ }).click()
    await page.locator('.editor-board svg').first().click()
    await expect(page.locator('.editor-faults li')).toHaveText([/has no way in/])
    await page.reload()
    await letGo()
    await expect(page.getByLabel('Title')).toHaveValue('The hut')
    await expect(page.locator('.editor-faults li')).toHaveText([/has no way in/])
  })

  test('a table that is built for Sorcerers', async ({ page }) => {
    await page.goto('/#/made/sorcerers')
    await page.getByRole('button', { name: 'New table' }).click()
    const tools = page.getByRole('toolbar', { name: 'Tools' })
    await expect(tools).toBeVisible()
    const letGo = await holdDatabase(page)
    await page.getByLabel('Name').fill('The mill')
    await tools.getByRole('button', { name: 'house', exact: true }).click()
    await press(page, { x: 250, y: 200 })
    const pieces = page.getByRole('region', { name: 'On the table' })
    await expect(pieces).toContainText('House 1')
    await page.reload()
    await letGo()
    await expect(page.getByLabel('Name')).toHaveValue('The mill')
    await expect(pieces).toContainText('House 1')
  })

  test('moves of a game', async ({ page }) => {
    await setTable(page, { mode: 'together' })
    await fillSetups(page)
    await expect.poll(() => storedSeq(page)).toBe(26)
    const letGo = await holdDatabase(page)
    await bar(page).getByRole('button', { name: 'Walk' }).click()
    await bar(page)
      .getByRole('button', { name: /^Turn right/ })
      .click()
    await expect(page.locator('.log')).toContainText('turns to face')
    await page.reload()
    await letGo()
    await boardIsDrawn(page)
    await expect(page.locator('.log')).toContainText('turns to face')
    expect(await storedSeq(page)).toBe(28)
    await expect.poll(() => laidDown(page)).toEqual([])
  })

  test('that a game and a deck were deleted', async ({ page }) => {
    const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await setTable(page, { mode: 'together' })
    await expect.poll(() => stored(page, 'summaries')).not.toBe('[]')
    await page.goto('/#/games')
    const letGo = await holdDatabase(page)
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await confirm()
    await page.reload()
    await letGo()
    await expect.poll(() => stored(page, 'summaries')).toBe('[]')
    expect(await stored(page, 'entries')).toBe('[]')

    await newDeck(page, 'Coal')
    const letGoAgain = await holdDatabase(page)
    await page
      .getByRole('complementary', { name: 'The deck' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await confirm()
    await page.reload()
    await letGoAgain()
    await expect.poll(() => storedMade(page)).not.toContain('Coal')
    await expect.poll(() => laidDown(page)).toEqual([])
  })

  test('moves of a line that was played on from a replay', async ({ page }) => {
    await hurry(page)
    await page.goto('/#/replay/')
    await page.getByLabel('Choose a replay file').setInputFiles(goldenFile('claimed-marginal-invader'))
    await boardIsDrawn(page)
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.getByRole('button', { name: 'Set the table' }).click()
    await expect(page).toHaveURL(/#\/table\//)
    await boardIsDrawn(page)
    const letGo = await holdDatabase(page)
    await bar(page).getByRole('button', { name: 'Place the rest by chance' }).click()
    await expect(page.locator('.pieces .counter')).toHaveCount(22)
    await page.reload()
    await letGo()
    await boardIsDrawn(page)
    await expect(page.locator('.pieces .counter')).toHaveCount(22)
  })

  test('a note about a match online', async ({ page }) => {
    await page.goto('/')
    const path = await page.evaluate(async () => {
      const ask = async (to: string, body: object) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(to, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      }
      const seats = [{ for: 'me' }, { for: 'computer', level: 'novice' }]
      const { id } = await ask('/api/matches', { game: 'dragon-rage', seats })
      await ask(`/api/matches/${id}/join`, { name: 'Ada', seed: 's' })
      return `/#/online/${id}`
    })
    await page.goto(path)
    await boardIsDrawn(page)
    const notes = page.getByLabel('My notes')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(notes).toBeEnabled()
    // What is written does not reach the server.
    await page.route(/\/note/, (route) => (route.request().method() === 'PUT' ? undefined : route.continue()))
    await notes.fill('The gate is weak.')
    await page.reload()
    await boardIsDrawn(page)
    await page.unroute(/\/note/)
    const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(notes).toHaveValue('The gate is weak.')
    expect((await sent).ok()).toBe(true)
  })

  test('a puzzle that was solved and a setting that was chosen', async ({ page }) => {
    await hurry(page)
    await page.goto('/#/puzzles/dragon-rage/claim-while-you-can')
    await boardIsDrawn(page)
    await bar(page).getByRole('button', { name: /Claim/ }).click()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('complementary', { name: 'The puzzle' })).toContainText('That is it.')
    await page.goto('/icon.svg')
    await page.goto('/#/puzzles')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 of \d+ solved$/)
    await page.locator('.top').getByLabel('Settings').click()
    await page.getByRole('radio', { name: 'Lamplight' }).evaluate((radio) => {
      if (radio instanceof HTMLElement) radio.click()
      location.reload()
    })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => localStorage.getItem('wyrmtable.settings'))).toContain('"theme":"dark"')
  })
})

test('another page of the app waits for what is being written, and a page that is hidden lays it down', async ({
  page,
}) => {
  await newDeck(page, 'Coal')
  const letGo = await holdDatabase(page)
  await deckName(page).fill('Ashes')
  await page.goto('/#/made/dragons-wrath')
  await letGo()
  await expect(page.locator('h1')).toHaveText('Decks')
  await page.getByRole('link', { name: 'Ashes' }).first().click()
  await expect(deckName(page)).toHaveValue('Ashes')

  const letGoAgain = await holdDatabase(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  // A page that nobody sees may go without a word: what is done in it, too, is laid down at once.
  await deckName(page).fill('Cinders')
  await expect.poll(() => laidDown(page)).toHaveLength(1)
  await letGoAgain()
  await expect.poll(() => storedMade(page)).toContain('Cinders')
  await expect.poll(() => laidDown(page)).toEqual([])
})

test('where another page has changed a deck meanwhile, theirs is put beside what is brought in', async ({
  page,
}) => {
  await newDeck(page, 'Coal')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await deckName(other).fill('Coal of the other')
  await expect.poll(() => storedMade(other)).toContain('Coal of the other')
  const letGo = await holdDatabase(page)
  await deckName(page).fill('Coal of mine')
  await page.reload()
  await letGo()
  await expect(deckName(page)).toHaveValue('Coal of mine')
  await toDecks(page)
  await expect(page.getByRole('link', { name: 'Coal of mine' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Coal of the other' }).first()).toBeVisible()
})

test('where another page has played on in another way meanwhile, that goes on, and no course is lost', async ({
  page,
}) => {
  await setTable(page, { mode: 'together' })
  await fillSetups(page)
  await expect.poll(() => storedSeq(page)).toBe(26)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await boardIsDrawn(other)
  await bar(other).getByRole('button', { name: 'Slither' }).click()
  await expect.poll(() => storedSeq(other)).toBe(27)
  const letGo = await holdDatabase(page)
  await bar(page).getByRole('button', { name: 'Walk' }).click()
  await expect(page.locator('.log')).toContainText('walks (')
  await page.reload()
  await letGo()
  await boardIsDrawn(page)
  await expect(page.locator('.log')).toContainText('slithers')
  await expect(page.locator('.log')).not.toContainText('walks (')
  const { length } = JSON.parse(await storedMade(page))
  expect(length).toBe(1)
})

test('who writes a deck locks the decks and no game', async ({ page }) => {
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (names, mode, how) {
      const { dataset } = document.documentElement
      if (mode === 'readwrite') dataset.locked = `${dataset.locked ?? ''} ${[names].flat().join(' ')}`
      return transaction.call(this, names, mode, how)
    }
  })
  await newDeck(page, 'Coal')
  await expect(page.locator('html')).toHaveAttribute('data-locked', /^( made)+$/)
})
