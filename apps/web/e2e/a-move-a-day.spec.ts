import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { HandServer } from './support/hand-server.ts'
import { bar, boardIsDrawn } from './support/table.ts'
import { expect, test } from './support/test.ts'

const HOUR = 3_600_000

const server = new HandServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.remove())

test('a move a day: who waits too long is reminded, then answered for or has lost, as the table says', async ({
  browser,
}) => {
  const errors: string[] = []
  const one = await visitor()
  const two = await visitor()
  const pages = [one, two]

  // At this table whoever is late has lost.
  await two.goto(await lay(one, /Dragon Rage/, 'That side has lost'))
  await sitDown(two, 'Jonas', 'Defender')
  for (const page of pages) await boardIsDrawn(page)
  await expect(two.locator('.whose')).toContainText('Your move')
  // The clock of these pages is weeks away from that of the server, which they are told of a moment after the table.
  await expect(clockOf(two, 'Jonas')).toHaveText(/^2[34] hours$/)
  await server.pass(16.5 * HOUR, pages)
  await expect(clockOf(one, 'Jonas')).toHaveText('7 hours')
  await expect(reminder(two)).toHaveCount(0)
  await server.pass(2 * HOUR, pages)
  await expect(reminder(two)).toContainText(/: (Sun|Mon|Tue|Wed|Thu|Fri|Sat),? \d\d:\d\d\./)
  await isAccessible(two, 'the reminder that time runs out')
  // Whose time stands still is not reminded.
  await expect(reminder(one)).toHaveCount(0)
  // One press gives a day.
  await one.getByRole('button', { name: 'Give Defender more time' }).click()
  await expect(reminder(two)).toHaveCount(0)
  await expect(clockOf(two, 'Jonas')).toHaveText('29 hours')
  await bar(two).getByRole('button', { name: 'Place the rest by chance' }).click()
  await bar(two).getByRole('button', { name: 'Finish the set-up' }).click()
  await expect(one.locator('.whose')).toContainText('Your move')
  await expect(reminder(two)).toHaveCount(0)
  await expect(clockOf(two, 'Jonas')).toHaveText('29 hours')
  // In the lobby the match stands first, with the time that is left.
  await one.goto(`${server.url}/#/`)
  await expect(one.locator('.lobby')).toContainText(/2[34] hours left/)
  await one.goBack()
  await boardIsDrawn(one)
  await server.pass(25 * HOUR, pages)
  await expect(one.getByText('You have lost')).toBeVisible()
  await expect(two.getByText('You have won')).toBeVisible()
  for (const page of pages) await expect(page.locator('.over')).toContainText('time')

  // At this one the game answers for them, and the match goes on.
  await two.goto(await lay(one, /Dragon Noir/, 'The game answers, where it can'))
  await two.getByRole('button', { name: /^Sit down as/ }).click()
  for (const page of pages) await expect(page.locator('.whose')).toContainText(/Your move|to act/)
  const isOne = (await one.locator('.whose').textContent())?.includes('Your move') === true
  const [late, waiter] = isOne ? [one, two] : [two, one]
  await server.pass(18.5 * HOUR, pages)
  await expect(reminder(late)).toContainText(/: (Sun|Mon|Tue|Wed|Thu|Fri|Sat),? \d\d:\d\d\./)
  await server.pass(6 * HOUR, pages)
  await expect(reminder(late)).toHaveCount(0)
  await expect(waiter.locator('.whose')).toContainText('Your move')

  // At a third nobody pays for their nights, and each may take days off.
  await two.goto(await lay(one, /Dragon Rage/, 'That side has lost', true))
  await expect(two.getByText('Time stands still at night, nine hours in the zone of each')).toBeVisible()
  await expect(two.getByText('Days off for each: 7 days')).toBeVisible()
  await two.getByLabel('My night').selectOption({ label: '01:00 to 10:00' })
  await two.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await isAccessible(two, 'the room of a slow table')
  await sitDown(two, 'Jonas', 'Defender')
  for (const page of pages) await boardIsDrawn(page)
  await expect(clockOf(two, 'Jonas')).toHaveText(/^(3|4)\d hours$/)
  await expect(clockOf(one, 'Jonas')).toHaveAttribute('title', /^out \w/)
  await two.getByRole('button', { name: 'Menu' }).click()
  await two.getByLabel('Days off from now on (7 left)').fill('2')
  await isAccessible(two, 'days off in the menu')
  await two.getByRole('button', { name: 'Take them' }).click()
  await expect(two.getByRole('button', { name: 'Take them' })).toHaveCount(0)
  await expect(clockOf(one, 'Jonas')).toHaveText('3 days')
  await one.getByRole('button', { name: 'Talk' }).click()
  await expect(one.locator('.talk-people')).toContainText('off until')
  await two.getByRole('button', { name: 'Menu' }).click()
  await two.getByRole('button', { name: 'I am back' }).click()
  // The menu closes with the server's answer, which may come after the other page was told.
  await expect(two.getByRole('button', { name: 'I am back' })).toHaveCount(0)
  await expect(one.locator('.talk-people')).not.toContainText('off until')
  await two.getByRole('button', { name: 'Menu' }).click()
  await expect(two.getByLabel('Days off from now on (7 left)')).toBeVisible()
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
    await page.clock.install()
    return page
  }
})

/** Lays a table with a day a move and gives the link of its free seat. */
async function lay(page: Page, game: RegExp, whenOut: string, hasNights = false): Promise<string> {
  await page.goto(`${server.url}/#/`)
  await page.getByRole('button', { name: game }).click()
  await page.getByRole('radio', { name: /A move a day/ }).check()
  await page.getByLabel('Clock').selectOption({ label: '1 day a move' })
  await page.getByLabel('When time runs out').selectOption({ label: whenOut })
  if (!hasNights) await page.getByLabel('Time stands still at night').uncheck()
  await page.getByLabel('Your name at the table').fill('Mireille')
  await page.getByRole('button', { name: 'Set the table' }).click()
  return page.getByLabel(/^Invitation for/).inputValue()
}

async function sitDown(page: Page, name: string, seat: string): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: `Sit down as ${seat}` }).click()
}

const clockOf = (page: Page, name: string) =>
  page.locator('.online-plate').filter({ hasText: name }).getByRole('timer')

const reminder = (page: Page) => page.locator('.line-banner').filter({ hasText: 'Your time runs out: ' })
