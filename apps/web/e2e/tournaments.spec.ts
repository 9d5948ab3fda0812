import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { speak } from './support/settings.ts'
import { expect, test } from './support/test.ts'

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/#/account')
  const create = page.getByRole('form', { name: 'New account' })
  await create.getByLabel('Name').fill(name)
  await create.getByLabel('Password').fill('a long word of mine')
  await create.getByRole('button', { name: 'Create the account' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
}

/** Sits down at the match that stands on the page, gives it up, and comes back. */
async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'The tournament' })).toBeVisible()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Yes, resign' }).click()
  await page.getByRole('button', { name: 'The tournament' }).click()
}

test('a tournament is made, joined, filled with computers and played by clicks, and its tables tell of it', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto('/#/tournaments')
  await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible()
  await isAccessible(page, 'the list of tournaments')
  await register(page, 'Tilda of the Tower')
  await page.goto('/#/')
  await page.getByRole('link', { name: /Tournaments/ }).click()
  await page.getByRole('button', { name: 'Make a tournament' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('The long night')
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('sorcerers')
  await page.getByLabel('Rounds').fill('2')
  // What decides first is chosen; it changes its place with what did.
  await page.getByLabel('Tie-break 1').selectOption({ label: 'Wins' })
  await expect(page.getByLabel('Tie-break 5')).toHaveValue('buchholzCut1')
  await page.getByLabel('Tie-break 4').selectOption({ label: 'nothing more' })
  await expect(page.getByLabel('Tie-break 4')).toHaveAccessibleDescription(
    'The points of all opponents, without the lowest of them.',
  )
  await isAccessible(page, 'making a tournament')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The long night' })).toBeVisible()
  // What holds is told before anybody joins.
  await expect(page.getByRole('region', { name: 'How it is played' })).toContainText(
    'Nobody plays in another’s place',
  )
  await expect(page.getByText('Tie-breaks, in this order: Wins, Buchholz,')).toBeVisible()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('row', { name: /Tilda of the Tower \(you\)/ })).toBeVisible()
  await page.getByLabel('Computers that fill up').fill('2')
  await page.getByLabel('Level').selectOption('novice')
  await page.getByRole('button', { name: 'Add them' }).click()
  await expect(page.getByRole('row', { name: /Computer 3 \(Novice\)/ })).toBeVisible()
  const address = page.url()

  // A guest is told what it takes; with an account they come in.
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await phone.goto(address)
  await expect(phone.getByText('Tournaments are for people with an account.')).toBeVisible()
  await isAccessible(phone, 'a tournament that people join, as a guest')
  await register(phone, 'Ulf of the Marsh')
  await phone.goto(address)
  await phone.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(phone.getByRole('row', { name: /Ulf of the Marsh \(you\)/ })).toBeVisible()

  await expect(page.getByRole('row', { name: /Ulf of the Marsh/ })).toBeVisible()
  await page.getByRole('button', { name: 'Open the first round' }).click()
  await expect(page.getByText(/Round 1 of 2 is being played/)).toBeVisible()
  const mine = page.getByRole('region', { name: 'Your match' })
  await expect(mine).toContainText(/Round 1: against .* as /)
  await isAccessible(page, 'a tournament under way')
  const isTogether = (await mine.textContent())?.includes('Ulf of the Marsh') === true
  if (isTogether) {
    await phone.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(phone.getByRole('link', { name: 'The tournament' })).toBeVisible()
  }
  await giveUp(page)
  const table = page.getByRole('region', { name: 'Crosstable' })
  await expect(table.getByRole('row', { name: /^Tilda of the Tower 0 against/ })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Buchholz, cut 1' })).toBeVisible()
  await page.getByText('What the figures mean').click()
  await expect(page.getByText('The points of all opponents, without the lowest of them.')).toBeVisible()
  const csv = await page.request.get(
    (await page.getByRole('link', { name: /CSV/ }).getAttribute('href')) ?? '',
  )
  expect(await csv.text()).toContain('Tilda of the Tower')

  for (const language of ['fr', 'es'] as const) {
    await speak(page, language)
    await isAccessible(page, `a tournament in ${language}`)
  }
  await speak(page, 'en')
  await phone.goto(address)
  await isAccessible(phone, 'a tournament on a phone')
  const fits = await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  expect(fits).toBe(true)

  // In the list of one's matches stands what a match is part of.
  await page.goto('/#/')
  await page.getByRole('link', { name: 'round 1 of a tournament' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The long night' })).toBeVisible()

  // Whoever made it may end it, and says why.
  await page.getByText(/Send away ·/).click()
  await page.getByLabel('Reason, which everybody sees').fill('The fire burned down.')
  await page.getByRole('button', { name: 'Call it off' }).click()
  await expect(page.getByText('It was called off: The fire burned down.')).toBeVisible()
  await isAccessible(page, 'a tournament that is over')
  await context.close()
})

test('a deck is handed in on joining and locked, and a league over weeks is told in its crosstable', async ({
  page,
  browser,
}) => {
  test.slow()
  await register(page, 'Vala of the Vale')
  await page.goto('/#/tournaments/new')
  await expect(page.getByRole('heading', { name: 'Make a tournament' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('The league of embers')
  await page.getByLabel('Kind').selectOption({ label: 'League over weeks' })
  await expect(page.getByLabel('Tie-break 1')).toHaveValue('directEncounter')
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('dragons-wrath')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByText('The deck that you choose here is locked')).toBeVisible()
  const decks = page.getByLabel('Your deck')
  // Not the one that whoever says nothing has.
  const chosen = (await decks.locator('option').nth(1).getAttribute('value')) ?? ''
  await decks.selectOption(chosen)
  await isAccessible(page, 'joining with a deck')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('row', { name: /Vala of the Vale \(you\)/ })).toBeVisible()
  await expect(decks).toHaveCount(0)
  const address = page.url()

  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await register(phone, 'Wido of the Weald')
  await phone.goto(address)
  await phone.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(phone.getByRole('row', { name: /Wido of the Weald \(you\)/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Wido of the Weald/ })).toBeVisible()
  await page.getByLabel('Computers that fill up').fill('1')
  await page.getByRole('button', { name: 'Add them' }).click()
  await expect(page.getByRole('row', { name: /Computer 3/ })).toBeVisible()
  await page.getByRole('button', { name: 'Open the first round' }).click()

  await expect(page.getByText('3 matches are still to be played.')).toBeVisible()
  const table = page.getByRole('region', { name: 'Crosstable' })
  await expect(table.getByRole('row', { name: /^Vala of the Vale/ })).toContainText('not yet played')
  await isAccessible(page, 'a league under way')
  for (const language of ['fr', 'es'] as const) {
    await speak(page, language)
    await isAccessible(page, `a league in ${language}`)
  }
  await speak(page, 'en')
  await phone.goto(address)
  await expect(phone.getByRole('region', { name: 'Crosstable' })).toBeVisible()
  await isAccessible(phone, 'a league on a phone')
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  // At the table the deck is there without being asked for, and the other side is not told.
  const match = page.getByRole('region', { name: 'Your match' }).getByRole('listitem')
  await match.filter({ hasText: 'Computer 3' }).getByRole('button').click()
  await expect(page).toHaveURL(/online/)
  const told = async (who: Page, match: string) => (await who.request.get(`/api/matches/${match}`)).text()
  const id = /online\/([^/]+)/.exec(page.url())?.[1] ?? ''
  await expect.poll(() => told(page, id)).toContain(chosen)
  expect(await told(phone, id)).not.toContain(chosen)
  await context.close()
})
