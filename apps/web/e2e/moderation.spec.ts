import type { Browser, Page } from '@playwright/test'
import { inDialog, isAccessible } from './support/axe.ts'
import { OwnServer } from './support/own-server.ts'
import { boardIsDrawn } from './support/table.ts'
import { expect, test } from './support/test.ts'

const server = new OwnServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.remove())
// One after the other: each worker would start a server for itself.
test.describe.configure({ mode: 'default' })

/** Somebody with an account, in a browser of their own. */
async function comes(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/#/account')
  await ask(page, '/api/accounts', { name, password: 'a long word of mine' })
  return page
}

/** Asks the server as the page would. */
const ask = <T = object>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([to, json]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(to, { method: 'POST', headers, body: json })).json()
    },
    [path, JSON.stringify(body)] as const,
  )

test('somebody is blocked and reported at the table; the host warns, suspends and closes, and they read why', async ({
  browser,
}) => {
  const [ada, bo] = [await comes(browser, 'Ada'), await comes(browser, 'Bo')]
  const seats = [{ for: 'me' }, { for: 'anybody' }]
  const table = { game: 'dragon-rage', seats, isPublic: true }
  const { id } = await ask<{ id: string }>(ada, '/api/matches', table)
  await ask(ada, `/api/matches/${id}/join`, { name: 'Ada', seed: 's' })
  await ask(bo, `/api/matches/${id}/join`, { name: 'Somebody', seed: 't' })
  for (const page of [ada, bo]) {
    await page.goto(`/#/online/${id}`)
    await boardIsDrawn(page)
    await page.getByRole('button', { name: 'Talk' }).click()
  }

  // By where they sit: their account has another name.
  await ada.getByRole('button', { name: 'Block or report Somebody' }).click()
  const dialog = ada.getByRole('dialog', { name: 'Keep away from Somebody' })
  await dialog.getByLabel('What happened?').fill('He called me names.')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByText('The host will read it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Block Somebody' }).click()
  await expect(dialog.getByText('You keep away from Somebody.')).toBeVisible()
  await isAccessible(ada, 'blocking or reporting', inDialog)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await bo.getByLabel('Say something').fill('Hello?')
  await bo.keyboard.press('Enter')
  await expect(bo.getByText('You and somebody here keep away from each other.').first()).toBeVisible()
  await expect(ada.locator('.talk-lines')).not.toContainText('Hello?')

  expect(await server.host('people', 'reports')).toMatch(/Bo +Ada +\w+ +He called me names\./)
  await server.host('people', 'warn', 'Bo', '--reason', 'Be kind to others.')
  await bo.goto('/#/')
  await expect(bo.getByRole('link', { name: 'The host of this server has written to you.' })).toBeVisible()
  await isAccessible(bo, 'a lobby with a word of the host')
  await bo.getByRole('link', { name: 'The host of this server has written to you.' }).click()
  const notices = bo.getByRole('region', { name: 'From the host of this server' })
  await expect(notices).toContainText(/A warning.*Be kind to others\./s)
  await isAccessible(bo, 'an account with a warning')
  await notices.getByRole('button', { name: 'I have read it' }).click()
  await expect(notices).toHaveCount(0)

  await server.host('people', 'suspend', 'Bo', '--days', '2', '--reason', 'Names again.')
  await bo.goto('/#/')
  await bo.getByRole('radio', { name: /Live online/ }).check()
  await bo.getByRole('button', { name: 'Set the table' }).click()
  await expect(bo.getByRole('alert').getByText('keeps your account from it: Names again.')).toBeVisible()
  await bo.goto('/#/account')
  await expect(notices).toContainText(/Suspended until .*Names again\..*What you have begun you may end/s)

  await server.host('people', 'close', 'Bo', '--reason', 'Not here any more.')
  await bo.reload()
  const signIn = bo.getByRole('form', { name: 'Sign in' })
  await signIn.getByLabel('Name').fill('Bo')
  await signIn.getByLabel('Password').fill('a long word of mine')
  await bo.keyboard.press('Enter')
  await expect(signIn.getByRole('alert')).toContainText('The host closed this account: Not here any more.')

  await ada.goto('/#/account')
  const blocked = ada.getByRole('region', { name: 'Blocked' })
  await blocked.getByRole('button', { name: 'Unblock Bo' }).click()
  await expect(blocked).toContainText('You keep away from nobody.')
  for (const page of [ada, bo]) await page.context().close()
})

test('a profile is where somebody is blocked whom one has met elsewhere', async ({ browser }) => {
  const [cleo, dan] = [await comes(browser, 'Cleo'), await comes(browser, 'Dan')]
  await cleo.goto('/#/person/Cleo')
  await expect(cleo.getByRole('heading', { level: 1, name: 'Cleo' })).toBeVisible()
  await expect(cleo.getByRole('button', { name: /^Block or report/ })).toHaveCount(0)
  await cleo.goto('/#/person/Dan')
  await cleo.getByRole('button', { name: 'Block or report Dan' }).click()
  await cleo.getByRole('dialog').getByRole('button', { name: 'Block Dan' }).click()
  await expect(cleo.getByText('You keep away from Dan.')).toBeVisible()

  // Neither sees the other's open tables.
  const seats = [{ for: 'me' }, { for: 'anybody' }]
  const wish = { game: 'dragon-rage', seats, isPublic: true }
  const { id } = await ask<{ id: string }>(cleo, '/api/matches', wish)
  await ask(cleo, `/api/matches/${id}/join`, { name: 'Cleo', seed: 's' })
  await dan.goto(`/#/online/${id}`)
  await dan.getByRole('button', { name: 'Sit down as Defender' }).click()
  await expect(dan.getByRole('alert')).toContainText('You and somebody here keep away from each other.')
  await dan.goto('/#/')
  await expect(dan.getByRole('heading', { name: 'The table is set.' })).toBeVisible()
  await expect(dan.getByText('Tables that wait for somebody')).toHaveCount(0)
  for (const page of [cleo, dan]) await page.context().close()
})
