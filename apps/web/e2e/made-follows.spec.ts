import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { goldenFile } from './support/golden.ts'
import { stored } from './support/stored.ts'
import { boardIsDrawn } from './support/table.ts'
import { expect, test } from './support/test.ts'

/** Names of all that the account has, as whoever is signed in on the page is told. */
const documents = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { documents } = await (await fetch('/api/account/documents')).json()
    return documents.map(({ name }: { name: string }) => name)
  })

/** What the account has under that name. */
const keptOf = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (of) => {
    const { body } = await (await fetch(`/api/account/document?name=${of}`)).json()
    return JSON.stringify(body)
  }, name)

/** What the browser itself has under it. */
function storedOf(page: Page, name: string): Promise<string> {
  const [, game = '', id = ''] = name.split('/')
  return stored(page, 'made', [game, id])
}

/** Looked for beside the cards: on the whole page, each of hundreds would have to be laid out first. */
const nameOf = (page: Page) =>
  page.locator('.wrath-desk-side').getByRole('textbox', { name: 'Name of the deck' })

/** Comes by the lobby, where what was made elsewhere is fetched, until the list of decks has it. */
async function hasDeck(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.goto('/#/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/#/made/dragons-wrath')
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

test('decks and solved puzzles follow the account to another device; what was changed on both is there twice', async ({
  page: desk,
  browser,
}) => {
  await desk.goto('/')
  await desk.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Maker of Decks', password: 'a long word of mine' })
    await fetch('/api/accounts', { method: 'POST', headers, body })
    localStorage.setItem('wyrmtable.solved-puzzles', '["dragon-rage/one-breath"]')
  })
  await desk.reload()
  await expect.poll(() => documents(desk)).toEqual(['solved/dragon-rage/one-breath'])
  await desk.goto('/#/made/dragons-wrath/starter.starter-red')
  await desk.getByRole('button', { name: 'Share' }).click()
  const text = await desk.getByRole('textbox', { name: 'As text' }).inputValue()
  await desk.keyboard.press('Escape')
  await desk.getByRole('link', { name: 'All decks' }).click()
  await desk.getByRole('button', { name: 'Import' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Import a deck' })
  await dialog.getByRole('textbox', { name: 'Deck as text or JSON' }).fill(text)
  await dialog.getByRole('button', { name: 'Put it among my decks' }).click()
  await nameOf(desk).fill('Embers')
  await expect.poll(() => documents(desk)).toHaveLength(2)

  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const phone = await context.newPage()
  await phone.goto(`${new URL(desk.url()).origin}/#/account`)
  const signIn = phone.getByRole('form', { name: 'Sign in' })
  await signIn.getByLabel('Name').fill('Maker of Decks')
  await signIn.getByLabel('Password').fill('a long word of mine')
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('heading', { level: 1, name: 'Maker of Decks' })).toBeVisible()
  await hasDeck(phone, 'Embers')
  await phone.goto('/#/puzzles')
  await expect(phone.getByRole('main').getByRole('status')).toHaveText(/^1 of \d+ solved$/)

  // Without a line the phone goes on with the deck; meanwhile the desk does.
  await hasDeck(phone, 'Embers')
  await phone.getByRole('link', { name: 'Embers' }).first().click()
  await expect(nameOf(phone)).toHaveValue('Embers')
  await context.setOffline(true)
  await nameOf(phone).fill('Embers of the phone')
  await nameOf(desk).fill('Embers of the desk')
  const [name = ''] = (await documents(desk)).filter((one) => one.startsWith('made/'))
  await expect.poll(() => keptOf(desk, name)).toContain('Embers of the desk')
  await context.setOffline(false)
  await expect.poll(() => documents(desk)).toHaveLength(3)
  for (const page of [desk, phone]) {
    await hasDeck(page, 'Embers of the desk')
    await hasDeck(page, 'Embers of the phone')
  }

  // A page that stands open goes on from what it has seen: what the phone brings meanwhile is not written over.
  await hasDeck(desk, 'Embers of the desk')
  await desk.getByRole('link', { name: 'Embers of the desk' }).first().click()
  await expect(nameOf(desk)).toHaveValue('Embers of the desk')
  await phone.getByRole('link', { name: 'Embers of the desk' }).first().click()
  await nameOf(phone).fill('Embers of the train')
  await expect.poll(() => keptOf(desk, name)).toContain('Embers of the train')
  // It comes to the desk while the page is open.
  await desk.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => storedOf(desk, name)).toContain('Embers of the train')
  await nameOf(desk).fill('Embers of the chair')
  await expect(desk.getByText('Nothing is lost: that one is kept beside yours')).toBeVisible()
  await isAccessible(desk, 'a deck that was changed elsewhere', '.update-notice')
  await desk.locator('.update-notice').getByRole('link', { name: 'Look at both' }).click()
  for (const title of ['Embers of the train', 'Embers of the chair']) {
    await expect(desk.getByRole('link', { name: title }).first()).toBeVisible()
  }
  // Both go to the account, and from there wherever it goes.
  await expect.poll(() => documents(desk)).toHaveLength(4)
  await context.close()
})

test('a line that was played on from a replay follows the account, and its deletion does', async ({
  page: desk,
  browser,
}) => {
  await desk.goto('/')
  await desk.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Drawer of Lines', password: 'a long word of mine' })
    await fetch('/api/accounts', { method: 'POST', headers, body })
  })
  await desk.goto('/#/replay/')
  await desk.getByLabel('Choose a replay file').setInputFiles(goldenFile('claimed-marginal-invader'))
  await boardIsDrawn(desk)
  await desk.getByRole('button', { name: 'Play on from here' }).click()
  await desk.getByRole('button', { name: 'Set the table' }).click()
  await expect(desk).toHaveURL(/#\/table\//)
  await boardIsDrawn(desk)
  const id = decodeURIComponent(new URL(desk.url()).hash.replace('#/table/', ''))
  await desk.goto('/#/')
  await desk.reload()
  await expect.poll(() => documents(desk)).toEqual([`line/${id}`])

  // Another device went on from it as well, and keeps beside it how it went there.
  const other = `line/${id}.0a1b2c3d`
  await desk.evaluate(
    async ([line, beside]) => {
      const { body } = await (await fetch(`/api/account/document?name=${line}`)).json()
      const headers = { 'content-type': 'application/json' }
      const made = JSON.stringify({ name: beside, base: 0, savedAt: 1, body })
      await fetch('/api/account/document', { method: 'PUT', headers, body: made })
    },
    [`line/${id}`, other],
  )
  await expect.poll(() => documents(desk)).toEqual([`line/${id}`, other])
  await desk.goto('/#/')
  await desk.reload()
  await expect.poll(() => storedOf(desk, `line/~lines/${id}.0a1b2c3d`)).toContain(id)
  await desk.goto('/#/replay/')
  await desk.getByLabel('Choose a replay file').setInputFiles(goldenFile('claimed-marginal-invader'))
  await boardIsDrawn(desk)
  const lines = desk.getByRole('region', { name: 'What if' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).not.toContainText('another course')
  await expect(lines.last()).toContainText('another course, played elsewhere')
  await lines.last().getByRole('link', { name: 'Look' }).click()
  await boardIsDrawn(desk)
  await expect(desk).toHaveURL(/\.0a1b2c3d$/)
  await desk.evaluate(async (beside) => {
    const headers = { 'content-type': 'application/json' }
    const gone = JSON.stringify({ name: beside, base: 1, savedAt: 2 })
    await fetch('/api/account/document', { method: 'PUT', headers, body: gone })
  }, other)

  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const phone = await context.newPage()
  await phone.goto(`${new URL(desk.url()).origin}/#/account`)
  await phone.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Drawer of Lines', password: 'a long word of mine' })
    await fetch('/api/session', { method: 'POST', headers, body })
  })
  await phone.goto(`${new URL(desk.url()).origin}/#/`)
  await phone.reload()
  // It is a game like any other there: it opens, and stands where it stood.
  await expect
    .poll(() => phone.evaluate(() => localStorage.getItem('wyrmtable.branches') ?? ''))
    .toContain(id)
  await phone.goto(`${new URL(desk.url()).origin}/#/table/${encodeURIComponent(id)}`)
  await boardIsDrawn(phone)
  await phone.goto(`${new URL(desk.url()).origin}/#/games`)
  await phone
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await phone.goto(`${new URL(desk.url()).origin}/#/`)
  await phone.reload()
  const removed = () =>
    phone.evaluate(async () => {
      const { documents: all } = await (await fetch('/api/account/documents')).json()
      return all.map(({ isRemoved }: { isRemoved: boolean }) => isRemoved)
    })
  await expect.poll(removed).toEqual([true, true])
  await context.close()
})
