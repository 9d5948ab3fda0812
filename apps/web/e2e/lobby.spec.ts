import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { manifests } from '@wyrmtable/games'
import { isAccessible } from './support/axe.ts'
import { resize } from './support/resize.ts'
import { withSameChance } from './support/same-chance.ts'
import { speak } from './support/settings.ts'
import { fillSetups, setTable } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

const golden = new URL('../../../games/dragon-rage/golden/claimed-great-invader.json', import.meta.url)

test('the box of each game stands on the shelf: it can be opened, or says that it is in the making', async ({
  page,
}) => {
  await page.goto('/#/')
  const shelf = page.getByRole('region', { name: 'Open a box' })
  await expect(shelf.getByRole('button', { name: /Dragon Rage/ })).toHaveAttribute('aria-pressed', 'true')
  const boxes = shelf.locator('.box')
  await expect(boxes).toHaveCount(manifests.length)
  for (const box of await boxes.all()) {
    await expect(box.locator('svg.cover')).toBeVisible()
    if ((await box.getByRole('button').count()) === 0) {
      await expect(box).toContainText('in the making, not yet to be played')
      continue
    }
    await box.getByRole('button').click()
    await expect(box.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: 'Set the table' })).toBeEnabled()
  }
})

test('an empty table leads to the first game', async ({ page }) => {
  await page.goto('/#/')
  await expect(page.getByRole('heading', { name: 'An empty table' })).toBeVisible()
  // Who has finished no game yet is suggested somebody who can be beaten.
  await expect(page.getByLabel('Opponent')).toHaveValue('squire')
  await page.getByRole('link', { name: 'First game in ten minutes', exact: true }).click()
  await expect(page).toHaveURL(/#\/guide\/dragon-rage$/)
})

test('a game that goes on tells its turn, score, whose move it is and when', async ({ page }) => {
  await setTable(page, { mode: 'together' })
  await fillSetups(page)
  await page.goto('/#/')
  const card = page.locator('.saved-game')
  await expect(card).toContainText('Player 1 and Player 2, at this screen')
  await expect(card).toContainText('Invader to act')
  await expect(card).toContainText('Turn 1 · 0 of 23 VP destroyed')
  await expect(card.locator('time')).toBeVisible()
  await expect(card.locator('.saved-cover svg')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Replay' })).toHaveAttribute('href', /#\/replay\/[0-9a-f]+$/)
  await card.getByRole('button', { name: 'Play' }).click()
  await expect(page.locator('.phase.is-now')).toContainText('Invader moves')
})

test('deleting asks first', async ({ page }) => {
  await setTable(page, { mode: 'together' })
  await page.goto('/#/')
  await page.getByRole('button', { name: /^Delete Dragon Rage/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(page.locator('.saved-game')).toHaveCount(1)
  await page.getByRole('button', { name: /^Delete Dragon Rage/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'An empty table' })).toBeVisible()
})

test('variants are counted, read on demand and put back', async ({ page }) => {
  await page.goto('/#/')
  const summary = page.locator('.variants summary')
  await expect(summary).toContainText('none changed')
  await summary.click()
  await page.getByLabel('Hovering').selectOption('true')
  await page.getByLabel(/Claiming victory/).selectOption({ index: 1 })
  await expect(summary).toContainText('2 changed')
  const clause = page.getByRole('button', { name: /^DR-12\.21/ })
  await expect(clause).toHaveAttribute('aria-expanded', 'false')
  await clause.click()
  await expect(page.locator('.variant-text')).toContainText('it may stay where it is')
  await page.getByRole('button', { name: 'Back to the standard' }).click()
  await expect(summary).toContainText('none changed')
  await expect(page.getByLabel('Hovering')).toHaveValue('false')
})

test('a file dropped anywhere on the page is opened', async ({ page }) => {
  await page.goto('/#/')
  await expect(page.getByRole('heading', { name: 'An empty table' })).toBeVisible()
  const text = await readFile(golden, 'utf8')
  const file = await page.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'game.json', { type: 'application/json' }))
    return data
  }, text)
  await page.locator('body').dispatchEvent('dragover', { dataTransfer: file })
  await expect(page.getByText('Drop it: a replay or a position')).toBeVisible()
  await page.locator('body').dispatchEvent('drop', { dataTransfer: file })
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible()
})

test('on a phone tabs lead to the pages and the boxes are cut by the edge', async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  await page.goto('/#/')
  const tabs = page.getByRole('navigation', { name: 'Pages' })
  const box = await tabs.boundingBox()
  expect(box).toMatchObject({ height: 62, y: 844 - 62, width: 390 })
  const third = await page.locator('.box').nth(2).boundingBox()
  expect(third?.x).toBeLessThan(390)
  expect((third?.x ?? 0) + (third?.width ?? 0)).toBeGreaterThan(390)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await tabs.getByRole('link', { name: 'Rulebook' }).click()
  await expect(page).toHaveURL(/#\/rules\/dragon-rage$/)
})

test('a table is set without scrolling, in every box and way to play, above the tabs of a phone too', async ({
  page,
}) => {
  await page.goto('/')
  await speak(page, 'fr')
  await expect(page.locator('.mode')).toHaveCount(4)
  const go = page.locator('.setup button[type=submit]')
  const boxes = page.locator('.box button')
  for (const { width, height } of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    await resize(page, { width, height })
    for (const box of await boxes.all()) {
      await box.click()
      for (const mode of await page.locator('.mode input').all()) {
        await mode.check()
        await expect(go).toBeEnabled()
        const isFree = await go.evaluate((button) => {
          window.scrollTo(0, 0)
          const { left, top, right, bottom } = button.getBoundingClientRect()
          const corners = [left + 4, right - 4].flatMap((x) =>
            [top + 4, bottom - 4].map((y) => [x, y] as const),
          )
          return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)))
        })
        expect.soft(isFree, `${await box.textContent()} on ${width} × ${height}`).toBe(true)
      }
    }
  }
})

test('without a line a banner says that everything goes on', async ({ page, context }) => {
  await page.goto('/#/')
  await expect(page.locator('.offline')).toHaveCount(0)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('.offline')).toHaveCount(0)
})

test('while a table is loaded the board of parchment is shown', async ({ page }) => {
  await setTable(page, { mode: 'together' })
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/Table.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  const loading = page.getByRole('status').filter({ hasText: 'Setting the table' })
  await expect(loading).toBeVisible()
  await expect(loading.locator('.setting-up-board path')).toHaveCount(24)
  release()
  await expect(page.locator('canvas[data-drawn]')).toBeVisible()
})

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  await page.goto('/#/nowhere/at/all')
  await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible()
  await page.getByRole('link', { name: 'To the tables', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The table is set.' })).toBeVisible()
})

test.describe('a fault of the page', () => {
  test('says what is safe, and hands out all games', async ({ browser }) => {
    // The fault is told on the console as well, which is why this test watches none.
    const context = await browser.newContext({ locale: 'en-GB' })
    await withSameChance(context)
    const page = await context.newPage()
    await setTable(page, { mode: 'together' })
    await page.evaluate(() => {
      IDBObjectStore.prototype.get = () => {
        throw new Error('the shelf gave way')
      }
    })
    await page.evaluate(() => {
      location.hash = '#/table/0123456789abcdef'
    })
    const fault = page.getByRole('alert')
    await expect(fault).toContainText('The table wobbled')
    await expect(fault).toContainText('Your games are safe')
    await isAccessible(page, 'a fault of the page')
    const download = page.waitForEvent('download')
    await fault.getByRole('button', { name: 'Export all games' }).click()
    const games: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(games).toMatchObject([{ format: 'wyrmtable-replay/2', game: 'dragon-rage' }])
    await fault.getByText('What the page said').click()
    await expect(fault).toContainText('the shelf gave way')
    await fault.getByRole('button', { name: 'To the tables' }).click()
    await expect(page.getByRole('heading', { name: 'The table is set.' })).toBeVisible()
    await context.close()
  })
})

test('my games are found by state and name, with how they ended, and opened from there', async ({ page }) => {
  await page.goto('/#/')
  await page.getByLabel('Choose a file').setInputFiles(fileURLToPath(golden))
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible()
  await setTable(page, { mode: 'together' })
  await page.goto('/#/games')
  const cards = page.locator('.saved-game')
  await expect(cards).toHaveCount(2)
  await page.getByRole('radio', { name: 'Finished' }).check()
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('The Invader claims the victory')
  await page.getByLabel('Find a name').fill('nobody')
  await expect(page.getByRole('heading', { name: 'No game fits' })).toBeVisible()
  await isAccessible(page, 'my games, none that fits')
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(cards).toHaveCount(2)
  await isAccessible(page, 'my games')
  await cards.getByRole('link', { name: 'Replay' }).last().click()
  await expect(page).toHaveURL(/#\/replay\/./)
})
