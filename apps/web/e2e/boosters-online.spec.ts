import type { Page } from '@playwright/test'
import { isAtLength } from './support/at-length.ts'
import { OwnServer } from './support/own-server.ts'
import { expect, test } from './support/test.ts'
import { openBox, setTable } from './support/wrath-lobby.ts'

const server = new OwnServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.remove())

const players = ['Ana', 'Bruno', 'Carla', 'Dario'] as const
const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' })

/** Boosters are opened one after the other, and the deck that is proposed out of them is played. */
async function openAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open them all at once' }).click()
}

/** One card of each pack, which then goes on to the next player: nobody waits long for anybody. */
async function draft(pages: readonly Page[]): Promise<void> {
  for (let picked = 0; picked < 48; picked++) {
    for (const page of pages) {
      const pack = page.getByRole('list', { name: 'Your pack: pick one' }).getByRole('button')
      await expect(pack).toHaveCount(12 - (picked % 12))
      await expect(page.getByRole('region', { name: 'Your pool' }).getByRole('heading').first()).toHaveText(
        `Your pool ${picked}`,
      )
      await pack.first().click()
    }
  }
}

// Four browsers with a table each: only where there is time for all of it.
for (const scenario of isAtLength ? (['sealed', 'draft'] as const) : []) {
  test(`four people play ${scenario} from the lobby to the end of the match, each in a browser`, async ({
    browser,
  }) => {
    const visitor = async () =>
      (await browser.newContext({ baseURL: server.url, locale: 'en-GB', serviceWorkers: 'block' })).newPage()
    const [first, ...others] = await Promise.all(players.map(visitor))
    if (first === undefined) throw new Error('nobody came')
    const pages = [first, ...others]
    await openBox(first, /Live online/, scenario)
    await first.getByRole('combobox', { name: /^Players/ }).selectOption('4')
    await first.getByLabel('Other seats').selectOption({ label: 'People' })
    await first.getByLabel('Your name at the table').fill(players[0])
    await setTable(first)
    for (const [place, page] of others.entries()) {
      const seat = `Player ${'BCD'[place]}`
      await page.goto(await first.getByLabel(`Invitation for ${seat}`).inputValue())
      await page.getByLabel('Your name at the table').fill(players[place + 1] ?? '')
      await page.getByRole('button', { name: `Sit down as ${seat}` }).click()
    }
    if (scenario === 'draft') await draft(pages)
    else for (const page of pages) await openAll(page)
    for (const page of pages) {
      const play = page.getByRole('button', { name: 'Play this deck' })
      await expect(play).toBeEnabled()
      await play.click()
    }
    for (const page of pages) {
      await expect(hand(page).locator('.wrath-press')).toHaveCount(6)
      await expect(page.locator('.wrath-opponent')).toHaveCount(3)
    }
    // One after the other gives up, and whoever is left has won.
    for (const page of others) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Resign' }).click()
      await page.getByRole('button', { name: 'Yes, resign' }).click()
    }
    await expect(first.getByText('You have won')).toBeVisible()
    for (const page of others) await expect(page.getByText('You have lost')).toBeVisible()
    await expect(first.getByText(/dice verified$/)).toBeVisible()
    for (const page of pages) await page.context().close()
  })
}
