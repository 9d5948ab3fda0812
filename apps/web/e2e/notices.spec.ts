import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { OwnServer } from './support/own-server.ts'
import { boardIsDrawn } from './support/table.ts'
import { expect, test } from './support/test.ts'

const server = new OwnServer()
test.beforeAll(() => server.start({ NOTICE_NETWORKS: '127.0.0.1' }))
test.afterAll(() => server.remove())

interface Post {
  readonly id: string
  readonly signature: string
  readonly signed: string
  readonly told: { readonly kind: string; readonly title: string; readonly link: string }
}

/** A program of somebody's own that is told what happens. */
async function receiver() {
  const posts: Post[] = []
  const http = createServer((request, answer) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const { headers } = request
      const id = `${headers['webhook-id']}`
      const signed = `${id}.${headers['webhook-timestamp']}.${body}`
      posts.push({ id, signature: `${headers['webhook-signature']}`, signed, told: JSON.parse(body) })
      answer.end()
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return { posts, url: `http://127.0.0.1:${port}/hook`, close: () => http.close() }
}

const ask = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([how, where, what]) => {
      const headers = { 'content-type': 'application/json' }
      const sends = what === undefined ? {} : { headers, body: JSON.stringify(what) }
      return (await fetch(`${where}`, { method: `${how}`, ...sends })).json()
    },
    [method, path, body] as const,
  )

test('somebody is told of their turn by a program of their own, and finds what happened since', async ({
  browser,
}) => {
  test.slow()
  const hook = await receiver()
  const context = await browser.newContext({
    ...{ baseURL: server.url, locale: 'en-GB', permissions: ['notifications'] },
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto('/#/notices')
  await expect(page.getByText('Notices belong to an account. Sign in first.')).toBeVisible()
  await ask(page, 'POST', '/api/accounts', { name: 'Ada', password: 'four high walls' })
  await page.goto('/#/account')
  await page.getByRole('link', { name: 'Notices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible()
  await isAccessible(page, 'notices, none yet')

  const form = page.getByRole('form', { name: 'A program of your own' })
  await form.getByLabel('Address').fill('https://10.0.0.1/')
  await form.getByRole('button', { name: 'Add the address' }).click()
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await form.getByLabel('Address').fill(hook.url)
  await form.getByRole('button', { name: 'Add the address' }).click()
  const secret = await form.getByLabel('Secret for signatures').inputValue()
  await form.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('button', { name: 'Send me one' }).click()
  await expect.poll(() => hook.posts.map(({ told }) => told.kind)).toEqual(['test'])
  await expect(page.getByText(/^Works; last used/)).toBeVisible()

  await page.getByLabel('At night nothing comes').check()
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByRole('radio', { name: 'Sorcerers: Never' }).check()
  await expect(page.getByText('Kept.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Sorcerers: Never' })).toBeChecked()
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
  await page.getByLabel('At night nothing comes').uncheck()
  await expect(page.getByText('Kept.')).toBeVisible()
  await isAccessible(page, 'notices, with a webhook')

  // Ada lays a slow table and goes away; somebody sits down and does what is theirs to do.
  const clock = { kind: 'days', bankMs: 172_800_000, bonusMs: 0, capMs: 172_800_000 }
  const laid = await ask<{ id: string; seats: { invitation?: string }[] }>(page, 'POST', '/api/matches', {
    ...{ game: 'dragon-rage', seats: [{ for: 'me' }, { for: 'anybody' }], clock },
  })
  await ask(page, 'POST', `/api/matches/${laid.id}/join`, { name: 'Ada', seed: 's' })
  const other = await browser.newContext({ baseURL: server.url, locale: 'en-GB', serviceWorkers: 'block' })
  const jonas = await other.newPage()
  await jonas.goto(`/#/online/${laid.id}/${laid.seats[1]?.invitation}`)
  await jonas.getByLabel('Your name at the table').fill('Jonas')
  await jonas.getByRole('button', { name: /^Sit down as/ }).click()
  await boardIsDrawn(jonas)
  await jonas.getByRole('button', { name: 'Place the rest by chance' }).click()
  await jonas.getByRole('button', { name: 'Finish the set-up' }).click()
  await expect.poll(() => hook.posts.map(({ told }) => told.kind)).toEqual(['test', 'turn'])
  await other.close()
  const turn = hook.posts[1]
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${turn?.signed}`).digest('base64')
  expect(turn?.signature).toBe(`v1,${signature}`)
  expect(turn?.told.title).toBe('Your turn: Dragon Rage')

  // Its link begins where Ada has not been yet.
  const table = await context.newPage()
  await table.goto(turn?.told.link ?? '')
  const since = table.getByRole('region', { name: 'What happened since your last turn' })
  await expect(since).toContainText(/\d of 2\d/)
  await isAccessible(table, 'what happened since, shown')
  await since.getByRole('button', { name: 'Back to now' }).click()
  await expect(since).toHaveCount(0)
  await expect(table.locator('.whose')).toContainText('Your move')
  await table.close()

  // In the other languages, on a phone.
  const { cookies } = await context.storageState()
  for (const [locale, title] of [
    ['fr-FR', 'Avis'],
    ['es-ES', 'Avisos'],
  ] as const) {
    const phone = await browser.newContext({
      ...{ baseURL: server.url, locale, serviceWorkers: 'block', storageState: { cookies, origins: [] } },
      viewport: { width: 390, height: 844 },
    })
    const small = await phone.newPage()
    await small.goto('/#/notices')
    await expect(small.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await isAccessible(small, `notices in ${locale}`)
    await small.goto('/#/notices/stop/abc.def')
    await isAccessible(small, `a link in a letter in ${locale}`)
    await phone.close()
  }
  await context.close()
  hook.close()
})
