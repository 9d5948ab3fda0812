import type { Locator, Page } from '@playwright/test'
import { OwnServer } from './support/own-server.ts'
import { placeOrcs, press } from './support/sorcerers-hand.ts'
import { bar, hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'

const server = new OwnServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.remove())

/** More presses than the last turn can take. */
const MOST_PRESSES = 60

test('two people play a whole live game by clicks, through a dead server and a cut line, while a third watches', async ({
  browser,
}) => {
  const errors: string[] = []
  const [one, two, three] = [await visitor(), await visitor(), await visitor()]
  const pages = [one, two, three]
  await one.goto('/')
  await one.getByRole('button', { name: /^Sorcerers/ }).click()
  await one.getByRole('radio', { name: /Live online/ }).check()
  await one.getByText('Variants').click()
  await one.getByRole('spinbutton', { name: /Last turn/ }).fill('2')
  await one.getByLabel('Your name at the table').fill('Mireille')
  await one.getByRole('button', { name: 'Set the table' }).click()
  await two.goto(await one.getByLabel(/^Invitation for/).inputValue())
  await two.getByRole('button', { name: /^Sit down as/ }).click()
  await expect(two.getByRole('application', { name: /The table, / })).toBeVisible()
  await three.goto(one.url())

  // The first turn: whoever begins creates three orcs, which all see.
  const first = await actor()
  const second = first === one ? two : one
  await press(first, await placeOrcs(first))
  for (const page of pages) await expect(orcs(page)).toHaveCount(3)
  await end(first)

  // The server dies: the other's orcs stand on their own table only, until it is back.
  await expect(second.locator('.whose')).toContainText('Your move')
  const last = await placeOrcs(second)
  await server.kill()
  await press(second, last)
  await expect(second.getByText('Your move is kept here')).toBeVisible()
  await server.start()
  for (const page of pages) await expect(orcs(page)).toHaveCount(6)
  await expect(second.getByText('Your move is kept here')).toHaveCount(0)

  // The line of one is cut in the turn of the other: what happened meanwhile is there when it is back.
  await first.context().setOffline(true)
  await end(second)
  await first.context().setOffline(false)
  await expect(tale(first)).toHaveText(await tale(three).allTextContents())

  // On to the last turn: creatures must be called on in it, and need not do anything.
  for (let presses = 0; presses < MOST_PRESSES && !(await over(three).isVisible()); presses++) {
    const spot = await spotToPress()
    // What somebody else did meanwhile may have taken the button away.
    await spot?.click({ timeout: 5_000 }).catch(() => undefined)
  }
  for (const page of pages) await expect(over(page)).toContainText('The last turn is over')
  for (const page of pages) await expect(over(page).getByText(/dice verified$/)).toBeVisible()
  expect(errors).toEqual([])
  await Promise.all(pages.map((page) => page.context().close()))

  async function visitor(): Promise<Page> {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'en-GB',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => errors.push(error.message))
    await hurry(page)
    return page
  }

  /** What goes on with the game in front of whoever is to act; undefined when it is over. */
  async function spotToPress(): Promise<Locator | undefined> {
    let spot: Locator | undefined
    const look = async () => {
      for (const page of [one, two]) {
        // The list of groups is folded until somebody asks for it.
        const activate = page.getByRole('button', { name: /^Activate/ }).last()
        const groups = page.locator('details:not([open]) > summary', { hasText: /^Groups/ })
        for (const found of [groups, activate, endOf(page)]) {
          if (await found.isVisible()) spot = found
        }
      }
      return spot !== undefined || (await over(three).isVisible())
    }
    await expect.poll(look).toBe(true)
    return spot
  }

  /** Ends what is under way; the third is told of it. */
  async function end(page: Page): Promise<void> {
    const before = await tale(three).count()
    await endOf(page).click()
    await expect.poll(() => tale(three).count()).toBeGreaterThan(before)
  }

  /** The page of whoever is to act. */
  async function actor(): Promise<Page> {
    await expect(one.locator('.whose')).toContainText(/Your move|to act/)
    let acting: Page | undefined
    const look = async () => {
      for (const page of [one, two]) {
        if ((await page.locator('.whose').textContent())?.includes('Your move') === true) acting = page
      }
      return acting !== undefined
    }
    await expect.poll(look).toBe(true)
    return acting ?? one
  }
})

const orcs = (page: Page) => page.locator('[data-figure*="-orc-"]')
const endOf = (page: Page) => bar(page).getByRole('button', { name: /^End/ })
const tale = (page: Page) => page.locator('.log li')
const over = (page: Page) => page.getByRole('region', { name: 'The game is over' })
