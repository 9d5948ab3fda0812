import type { Browser, Page } from '@playwright/test'
import { isAtLength } from './support/at-length.ts'
import { isAccessible } from './support/axe.ts'
import { OwnServer } from './support/own-server.ts'
import { speak } from './support/settings.ts'
import { boardIsDrawn } from './support/table.ts'
import { expect, test } from './support/test.ts'

const server = new OwnServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.remove())
// One after the other: each worker would start a server for itself.
test.describe.configure({ mode: 'default' })

const languages = ['en', 'fr', 'es'] as const

/** Somebody with an account, in a browser of their own. */
async function comes(browser: Browser, name: string, at = '/#/account'): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/#/account')
  await ask(page, 'POST', '/api/accounts', { name, password: 'a long word of mine' })
  if (at === '/#/account') await page.reload()
  else await page.goto(at)
  return page
}

/** Asks the server as the page would. */
const ask = <T = object>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([how, to, json]) => {
      const headers: HeadersInit = json === undefined ? {} : { 'content-type': 'application/json' }
      return (await fetch(to, { method: how, headers, ...(json === undefined ? {} : { body: json }) })).json()
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  )

test('two become friends, one asks the other to a seat in one press, and a club has tables of its own', async ({
  browser,
}) => {
  const [ada, bo, cleo] = [
    await comes(browser, 'Ada', '/#/person/Bo'),
    await comes(browser, 'Bo', '/#/'),
    await comes(browser, 'Cleo', '/#/clubs'),
  ]
  await ada.reload()
  await ada.getByRole('button', { name: 'Ask to be friends' }).click()
  await expect(ada.getByText('Bo is asked.').first()).toBeVisible()
  await bo.reload()
  await bo.getByRole('link', { name: 'Friends: one asks' }).click()
  await bo.getByRole('button', { name: 'Say yes to Ada' }).click()
  await expect(bo.getByText('You and Ada are friends.')).toBeVisible()
  await expect(bo.getByRole('region', { name: 'My friends' })).toContainText(/Ada.*here now/)

  const seats = [{ for: 'me' }, { for: 'anybody' }]
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/matches', { game: 'dragon-rage', seats })
  await ask(ada, 'POST', `/api/matches/${id}/join`, { name: 'Ada', seed: 's' })
  await ada.goto(`/#/online/${id}`)
  await ada.getByRole('button', { name: 'Ask Bo' }).click()
  await expect(ada.getByText('Bo is asked: they find it on their home page.')).toBeVisible()
  await bo.goto('/#/')
  await expect(bo.getByText('Ada asks you to play Defender')).toBeVisible()
  await bo.getByRole('button', { name: 'Sit down' }).click()
  await bo.getByRole('button', { name: 'Sit down as Defender' }).click()
  await boardIsDrawn(bo)

  // Cleo founds a club; Bo asks to come in, and is let in.
  const founding = cleo.getByRole('form', { name: 'Found a club' })
  await founding.getByLabel('Name').fill('The Émigrés')
  await founding.getByLabel('What it is about').fill('Dragons on Tuesdays.')
  await founding.getByRole('button', { name: 'Found a club' }).click()
  await expect(cleo.getByRole('heading', { level: 1, name: 'The Émigrés' })).toBeVisible()
  await bo.goto('/#/clubs')
  await bo.getByRole('link', { name: 'The Émigrés' }).click()
  await bo.getByRole('button', { name: 'Ask to come in' }).click()
  await expect(bo.getByText('You have asked. An officer lets you in.')).toBeVisible()
  await cleo.reload()
  await cleo.getByRole('button', { name: 'Let in Bo' }).click()
  await cleo.getByLabel('Role of Bo').selectOption('officer')
  await expect(cleo.getByRole('region', { name: 'Who is in it' })).toContainText('Bo')
  await cleo.getByRole('button', { name: 'Leave the club' }).click()
  await expect(cleo.getByText('It needs another owner first')).toBeVisible()
  const link = await cleo.getByRole('textbox', { name: 'Link by which one comes in' }).inputValue()

  // She lays a table for it; he finds it at home and on its page, and Ada does not.
  await cleo.goto('/#/')
  await cleo.getByRole('radio', { name: /Live online/ }).check()
  await cleo.getByRole('radio', { name: 'for a club' }).check()
  await cleo.getByRole('button', { name: 'Set the table' }).click()
  await expect(cleo.getByText('A table of the club The Émigrés')).toBeVisible()
  await bo.goto('/#/')
  await expect(bo.getByText('of the club The Émigrés')).toBeVisible()
  await bo.goto(link.replace(/\/[^/]+$/, ''))
  await bo.getByRole('button', { name: 'Sit down' }).click()
  await expect(bo.getByText('A table of the club The Émigrés')).toBeVisible()
  const table = bo.url()
  await ada.goto(table)
  await expect(ada.getByText('A table of the club The Émigrés')).toBeVisible()
  await expect(ada.getByRole('button', { name: /^Sit down as/ })).toHaveCount(0)
  await bo.getByRole('button', { name: /^Sit down as/ }).click()
  await boardIsDrawn(bo)
  await boardIsDrawn(cleo)

  // By the link Ada comes in; Cleo hands the club on, and goes.
  await ada.goto(link)
  await ada.getByRole('button', { name: 'Come in' }).click()
  await expect(ada.getByRole('button', { name: 'Leave the club' })).toBeVisible()
  await cleo.goto(link)
  await cleo.getByLabel('Role of Bo').selectOption('owner')
  await expect(cleo.getByLabel('Role of Bo')).toHaveValue('owner')
  await cleo.getByRole('button', { name: 'Leave the club' }).click()
  await expect(cleo.getByRole('button', { name: 'Come in' })).toBeVisible()
  for (const page of [ada, bo, cleo]) await page.context().close()
})

test('an account that a command made the host’s reads reports and takes measures in the browser', async ({
  browser,
}) => {
  const [host, dan, eve] = [
    await comes(browser, 'Hostess', '/#/host'),
    await comes(browser, 'Dan'),
    await comes(browser, 'Eve'),
  ]
  await host.reload()
  await expect(host.getByRole('heading', { name: 'Only for the host' })).toBeVisible()
  expect(await server.host('people', 'host', 'Hostess')).toContain('Hostess is host')
  await ask(eve, 'POST', '/api/reports', { name: 'Dan', words: 'He called me names.' })
  await host.goto('/#/account')
  await host.reload()
  await host.getByRole('link', { name: 'Host', exact: true }).click()
  await expect(host.getByRole('region', { name: 'Reports' })).toContainText(/Eve on Dan.*He called me names/s)
  await host.getByRole('link', { name: 'Look at Dan' }).click()
  const measure = host.getByRole('form', { name: 'Do something' })
  await measure.getByRole('radio', { name: 'Suspend' }).check()
  await measure.getByLabel('Days').fill('3')
  await measure.getByLabel('Reason').fill('No names, please.')
  await measure.getByRole('button', { name: 'Suspend' }).click()
  await expect(host.getByText('Done.', { exact: true })).toBeVisible()
  await expect(host.getByRole('region', { name: 'Log' })).toContainText(
    /suspended until.*by Hostess.*No names/s,
  )
  await dan.reload()
  await expect(dan.getByRole('region', { name: 'From the host of this server' })).toContainText(
    'No names, please.',
  )
  await host.getByRole('link', { name: 'All people' }).click()
  await expect(host.getByText('Nothing is reported.')).toBeVisible()
  await host.getByRole('radio', { name: 'People' }).check()
  await host.getByLabel('Part of a name').fill('dan')
  await expect(host.getByRole('region', { name: 'People' })).toContainText(/Dan.*suspended until/s)
  for (const page of [host, dan, eve]) await page.context().close()
})

test('all pages of people can be used by everybody, in three languages, by day and by lamp', async ({
  browser,
}) => {
  test.slow()
  const page = await comes(browser, 'Gate Keeper')
  const other = await comes(browser, 'Zoë')
  await ask(other, 'POST', '/api/friends', { name: 'Gate Keeper' })
  await ask(other, 'POST', '/api/reports', { name: 'Gate Keeper', words: 'Too many gates.' })
  await ask(page, 'POST', '/api/friends', { name: 'Zoë' })
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/clubs', { name: 'Walls', about: 'High ones.' })
  await ask(other, 'POST', `/api/clubs/${id}/members`, {})
  await server.host('people', 'host', 'Gate Keeper')
  await server.host('people', 'warn', 'Zoë', '--reason', 'Fewer reports, please.')
  await page.goto('/#/')
  await page.reload()
  const pages = [
    'account',
    'friends',
    'clubs',
    `club/${id}`,
    'host',
    'host/Zo%C3%AB',
    'person/Zo%C3%AB',
    'ratings',
    'club/nosuchclub22',
  ]
  for (const [place, at] of pages.entries()) {
    await page.goto(`/#/${at}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.on-its-way')).toHaveCount(0)
    // Each page in one language, the next in the next; at length each in all.
    const some = languages[place % languages.length] ?? 'en'
    for (const language of isAtLength ? languages : [some]) {
      await speak(page, language)
      await isAccessible(page, `${at} in ${language}`)
    }
  }
  await speak(page, 'en')
  // And as whoever has no account finds them.
  await ask(page, 'DELETE', '/api/session')
  await page.reload()
  for (const at of ['account', 'friends', 'clubs', 'host']) {
    await page.goto(`/#/${at}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isAccessible(page, `${at} of a guest`)
  }
  for (const one of [page, other]) await one.context().close()
})
