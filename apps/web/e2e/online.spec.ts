import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { manifests } from '@wyrmtable/games'
import { readReplay, verifyReplay } from '@wyrmtable/kernel'
import { isAccessible } from './support/axe.ts'
import { OwnServer } from './support/own-server.ts'
import { bar, boardIsDrawn } from './support/table.ts'
import { expect, test } from './support/test.ts'

const server = new OwnServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.remove())
// One after the other: each worker would start a server for itself.
test.describe.configure({ mode: 'default' })

test('two people play through a cut line and a dead server while a third watches, a substitute plays on, and they play again', async ({
  browser,
}) => {
  const errors: string[] = []
  const { page: one } = await visitor()
  const { page: two, context: line } = await visitor()
  const { page: three } = await visitor()
  const link = await lay(one)
  await isAccessible(one, 'the room where people gather')
  await two.goto(link)
  await expect(two.getByText('Mireille asks you to play Dragon Rage as Defender.')).toBeVisible()
  await two.getByLabel('Your name at the table').fill('Jonas')
  await two.getByRole('button', { name: 'Sit down as Defender' }).click()
  await boardIsDrawn(two)
  await boardIsDrawn(one)
  await three.goto(new URL(one.url()).href)
  await boardIsDrawn(three)

  // Each acts in turn, and sees what the other does.
  await expect(one.locator('.whose')).toContainText('Defender to act')
  await expect(two.locator('.whose')).toContainText('Your move')
  await bar(two).getByRole('button', { name: 'Place the rest by chance' }).click()
  await expect(one.locator('.pieces .counter')).toHaveCount(22)
  await bar(two).getByRole('button', { name: 'Finish the set-up' }).click()
  await expect(one.locator('.whose')).toContainText('Your move')
  await bar(one).getByRole('button', { name: 'Place the dragons by chance' }).click()
  await bar(one).getByRole('button', { name: 'Finish the set-up' }).click()
  await expect(three.locator('.phase.is-now')).toContainText('Invader moves')
  await expect(three.locator('.pieces .counter')).toHaveCount(24)

  // They talk; who watches is told nothing of it.
  await one.getByRole('button', { name: 'Talk' }).click()
  await one.getByRole('button', { name: 'Good luck!' }).click()
  await two.getByRole('button', { name: 'Talk, 1 new line' }).click()
  await expect(two.locator('.talk-lines')).toContainText('Good luck!')
  await two.getByLabel('Say something').fill('Mind the northern gate.')
  await two.keyboard.press('Enter')
  await expect(one.locator('.talk-lines')).toContainText('Mind the northern gate.')
  // Whoever is muted is not heard here, nor after a reload; nobody else sees anything of it.
  const mute = two.getByRole('button', { name: /^Mute / })
  await mute.click()
  await one.getByRole('button', { name: 'Good luck!' }).click()
  await expect(two.locator('.talk-panel')).toContainText('2 lines of somebody muted are not shown.')
  await expect(two.locator('.talk-lines')).not.toContainText('Good luck!')
  await two.reload()
  await two.getByRole('button', { name: 'Talk', exact: true }).click()
  await expect(two.locator('.talk-lines')).not.toContainText('Good luck!')
  await isAccessible(two, 'the talk beside the board')
  await mute.click()
  await expect(two.locator('.talk-lines')).toContainText('Good luck!')
  await three.getByRole('button', { name: 'Talk' }).click()
  await expect(three.locator('.talk-lines')).toContainText('Nothing has been said yet.')
  for (const page of [one, two, three])
    await page.getByLabel('Talk').getByRole('button', { name: 'Close' }).click()

  // The server dies: what is done meanwhile is kept, through a reload as well, and sent when it is back.
  await server.kill()
  await bar(one).getByRole('button', { name: 'Walk' }).click()
  await expect(one.getByText('Your move is kept here')).toBeVisible()
  await server.start()
  await one
    .getByRole('button', { name: 'Try now' })
    .click({ timeout: 5_000 })
    .catch(() => undefined)
  await expect(two.locator('.log')).toContainText('walks')
  await expect(one.getByText('Your move is kept here')).toHaveCount(0)

  // The line of one is cut: what happened meanwhile is told when it is back.
  await line.setOffline(true)
  await bar(one).getByRole('button', { name: 'Undo' }).click()
  await line.setOffline(false)
  await expect(two.locator('.log')).toContainText('Invader takes the last step back')

  // Whoever has to leave looks for a substitute, all agree, and somebody comes by the link.
  await expect(two.locator('.top-title')).toContainText('1 watching')
  await two.getByRole('button', { name: 'Menu' }).click()
  await two.getByText('Hand a seat over').click()
  await two.getByRole('button', { name: 'Somebody else plays on for me' }).click()
  await expect(one.getByRole('alert')).toContainText('Jonas wants somebody else to play on for Defender')
  await one.getByRole('button', { name: 'Allow' }).click()
  const seatLink = await two.getByLabel('Invitation for Defender').inputValue()
  const { page: four } = await visitor()
  await four.goto(seatLink)
  await expect(four.getByText('You would take over Defender from Jonas.')).toBeVisible()
  // Who sits there, and how long they still have.
  const seats = four.locator('.room-seats').getByRole('listitem')
  await expect(seats.filter({ hasText: 'Invader' })).toContainText(/Mireille\d+:\d\d/)
  await expect(seats.filter({ hasText: 'Defender' })).toContainText(/your place\d+:\d\d/)
  await isAccessible(four, 'the room of a substitute')
  await four.getByLabel('Your name at the table').fill('Karin')
  await four.getByRole('button', { name: 'Take over as Defender' }).click()
  await boardIsDrawn(four)
  await expect(two.getByText('Karin plays on in this seat. Here you watch.')).toBeVisible()
  await expect(one.locator('.log')).toContainText('Karin takes over for Defender')
  await expect(one.locator('.plates')).toContainText('Karin')

  // Offers, the end, and the next match with sides swapped.
  await four.getByRole('button', { name: 'Menu' }).click()
  await four.getByRole('button', { name: 'Resign' }).click()
  await four.getByRole('button', { name: 'Yes, resign' }).click()
  await expect(one.getByText('You have won')).toBeVisible()
  await expect(four.getByText('You have lost')).toBeVisible()
  await expect(three.getByText('The match is over')).toBeVisible()
  await expect(three.getByText(/dice verified$/)).toBeVisible()
  await isAccessible(one, 'the end of an online match')
  await isVerified(three)
  // Whoever played finds it among their games, and looks back on it.
  await four.goto(`${server.url}/#/games`)
  await four.locator('.saved-game').getByRole('link', { name: 'Replay' }).click()
  await expect(four.getByRole('slider')).toBeVisible()
  await four.goto(one.url())
  await one.getByRole('button', { name: 'Play again, sides swapped' }).click()
  await one.getByRole('button', { name: 'Sit down as Defender' }).click()
  await four.getByRole('button', { name: 'To the next match' }).click()
  await four.getByRole('button', { name: 'Sit down as Invader' }).click()
  await expect(one.locator('.whose')).toContainText('Your move')
  expect(errors).toEqual([])

  async function visitor() {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'en-GB',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    // The console is not looked at: the browser itself writes each cut into it.
    page.on('pageerror', (error) => errors.push(error.message))
    return { page, context }
  }
})

test('a deck is handed in where one sits down, on a phone too: a bad one is refused with its fault', async ({
  browser,
}) => {
  const one = await (await browser.newContext({ baseURL: server.url, locale: 'en-GB' })).newPage()
  await one.goto('/')
  await one.getByRole('button', { name: /The Dragon’s Wrath/ }).click()
  await one.getByRole('radio', { name: /A move a day/ }).check()
  await one.getByRole('combobox', { name: /^Players/ }).selectOption('3')
  await one.getByLabel('Other seats').selectOption({ label: 'One person, the rest computers' })
  await one.getByLabel('Your name at the table').fill('Ana')
  await one.getByRole('button', { name: 'Set the table' }).click()
  const link = await one.getByLabel('Invitation for Player B').inputValue()

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' }
  const two = await (await browser.newContext({ baseURL: server.url, ...phone })).newPage()
  await two.goto(link)
  await two.getByRole('combobox', { name: /^Your deck/ }).selectOption({ label: 'Your own deck …' })
  await two.getByRole('textbox', { name: /deck/ }).fill('3 No Such Card')
  await two.getByRole('button', { name: 'Sit down as Player B' }).click()
  await expect(two.locator('.room-join ~ .problem')).toBeVisible()
  await expect(one.locator('.room-seats')).toContainText('free')
  await two.getByRole('combobox', { name: /^Your deck/ }).selectOption({ index: 2 })
  expect(await two.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await two.getByRole('button', { name: 'Sit down as Player B' }).click()
  for (const page of [one, two]) await expect(page.locator('.whose')).toContainText(/Your move|to act/)
  // Whoever comes with the used link finds the match, and no way to take the seat.
  const three = await (await browser.newContext({ baseURL: server.url, locale: 'en-GB' })).newPage()
  await three.goto(link)
  await expect(three.locator('.whose')).toContainText('to act')
  await expect(three.getByRole('button', { name: /Sit down/ })).toHaveCount(0)
  for (const page of [one, two, three]) await page.context().close()
})

/** Lays a live table and gives the link of its free seat. */
async function lay(page: Page): Promise<string> {
  await page.goto(server.url)
  await page.getByRole('radio', { name: /Live online/ }).check()
  await page.getByLabel('Your name at the table').fill('Mireille')
  await page.getByRole('button', { name: 'Set the table' }).click()
  return page.getByLabel('Invitation for Defender').inputValue()
}

/** The replay that anybody may keep at the end: every die follows from what was promised before the first seed. */
async function isVerified(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep the replay' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const { game } = (await manifests.find(({ id }) => id === 'dragon-rage')?.rules()) ?? {}
  if (game === undefined) throw new Error('Dragon Rage is not listed')
  const replay = readReplay(text, () => game)
  expect(replay).toMatchObject({ ok: true })
  if (replay.ok) expect(verifyReplay(game, replay.value)).toMatchObject({ ok: true })
}
