import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { OwnServer } from './support/own-server.ts'
import { boardIsDrawn } from './support/table.ts'
import { expect, test } from './support/test.ts'

/** Connections that are told news now, of every browser that comes this way. */
let streams = 0
const server = new OwnServer()
/** Stands before the server and counts. */
const counting = createServer((incoming, reply) => {
  const { method, url = '', headers } = incoming
  if (url.startsWith('/api/stream')) {
    streams++
    reply.on('close', () => streams--)
  }
  const passed = request(`${server.url}${url}`, { method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 500, answer.headers)
    reply.flushHeaders()
    answer.pipe(reply)
  })
  passed.on('error', () => reply.destroy())
  reply.on('close', () => passed.destroy())
  incoming.pipe(passed)
})
test.beforeAll(async () => {
  await server.start()
  await new Promise<void>((resolve) => counting.listen(0, '127.0.0.1', resolve))
})
test.afterAll(async () => {
  counting.closeAllConnections()
  counting.close()
  await server.remove()
})

test('all tabs of a browser are told by one connection', async ({ browser }) => {
  const baseURL = `http://127.0.0.1:${(counting.address() as AddressInfo).port}`
  const guest = () => browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' })
  const [one, two] = [await guest(), await guest()]
  const tab = await one.newPage()
  await tab.goto('/')
  await tab.getByRole('radio', { name: /Live online/ }).check()
  await tab.getByLabel('Your name at the table').fill('Mireille')
  await tab.getByRole('button', { name: 'Set the table' }).click()
  const link = await tab.getByLabel('Invitation for Defender').inputValue()
  const [another, lobby] = [await one.newPage(), await one.newPage()]
  await another.goto(tab.url())
  await expect(another.getByLabel('Invitation for Defender')).toBeVisible()
  await lobby.goto('/')

  const page = await two.newPage()
  await page.goto(link)
  await page.getByLabel('Your name at the table').fill('Jonas')
  await page.getByRole('button', { name: 'Sit down as Defender' }).click()
  const drawn: readonly Page[] = [tab, another, page]
  for (const each of drawn) await boardIsDrawn(each)
  await expect.poll(() => streams).toBe(2)
  // The one that opened it goes; the others are still told.
  await tab.close()
  await page.getByRole('button', { name: 'Talk' }).click()
  await page.getByRole('button', { name: 'Good luck!' }).click()
  await expect(another.getByRole('button', { name: 'Talk, 1 new line' })).toBeVisible()
  await expect.poll(() => streams).toBe(2)
  for (const context of [one, two]) await context.close()
})
