import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { manifests } from '@wyrmtable/games'
import { type Replay, randomMatch, readReplay, toReplay, verifyReplay } from '@wyrmtable/kernel'
import { isAccessible } from './support/axe.ts'
import { OwnServer } from './support/own-server.ts'
import { bar, boardIsDrawn, hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

const server = new OwnServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.remove())

/** Presses a hex of a board of 27 columns and 17 rows. */
async function press(page: Page, label: string): Promise<void> {
  const [column, row] = [Number(label.slice(0, 2)), Number(label.slice(2))]
  const x = (1.5 * (column - 1) + 1) / (1.5 * 27 + 0.5)
  const y = (row - 0.5 + (column % 2 === 0 ? 0.5 : 0)) / 17.5
  const drawn = await page.locator('.editor-board canvas').first().boundingBox()
  if (drawn === null) throw new Error('the board is not drawn')
  await page.mouse.click(drawn.x + drawn.width * x, drawn.y + drawn.height * y)
}

async function rulesOfRage() {
  const { game } = (await manifests.find(({ id }) => id === 'dragon-rage')?.rules()) ?? {}
  if (game === undefined) throw new Error('Dragon Rage is not listed')
  return game
}

/** The replay that is kept from the table at the end of a match. */
async function keptReplay(page: Page): Promise<Replay> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep the replay' }).click()
  return JSON.parse(await readFile(await (await download).path(), 'utf8'))
}

test('a city is drawn, its fault is mended by keys, it travels in a link and is played on here and online', async ({
  page,
  browser,
}) => {
  test.slow()
  await hurry(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url })
  await page.goto(`${server.url}/#/made/dragon-rage`)
  await page.getByRole('button', { name: 'A round city' }).click()
  await expect(page.locator('.editor-board canvas[data-drawn]').first()).toBeVisible()
  await expect(page.getByText('Nothing: it can be played on.')).toBeVisible()

  // A tower without an entrance could never be left.
  await page.getByRole('button', { name: /^tower/ }).click()
  await press(page, '0606')
  await expect(page.locator('.editor-faults li')).toHaveText([/The tower in 0606 has no entrance. DR-8.7/])
  await expect(page.locator('[data-fault="0606"]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeDisabled()
  await page.getByRole('button', { name: 'Sides', exact: true }).click()
  await page.getByRole('button', { name: /^door \d$/ }).click()
  await page.locator('.editor-board svg').first().focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing: it can be played on.')).toBeVisible()
  await isAccessible(page, 'the editor of cities')

  await page.getByLabel('Title').fill('The lonely tower')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The link is copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(`${server.url}/#/`)
  await expect(page.locator('.editor')).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByLabel('Title')).toHaveValue('The lonely tower')

  // Against the computer, which sets up on ground it has never seen.
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.getByLabel('I play Invader against the computer').check()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await boardIsDrawn(page)
  await expect(page.locator('.top')).toContainText('The lonely tower')
  await bar(page).getByRole('button', { name: 'Place the dragons by chance' }).click()
  await expect(page.locator('.pieces .counter')).toHaveCount(24)

  // Online the board is part of the record, which is checked when it is over.
  await page.goto(link)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.getByLabel('With others online').check()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.getByRole('radio', { name: /Live online/ }).check()
  await page.getByLabel('Your name at the table').fill('Mireille')
  await page.getByRole('button', { name: 'Set the table' }).click()
  const invitation = await page.getByLabel('Invitation for Defender').inputValue()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(invitation)
  await guest.getByLabel('Your name at the table').fill('Jonas')
  await guest.getByRole('button', { name: 'Sit down as Defender' }).click()
  await boardIsDrawn(guest)
  await bar(guest).getByRole('button', { name: 'Place the rest by chance' }).click()
  await expect(page.locator('.pieces .counter')).toHaveCount(22)
  await guest.getByRole('button', { name: 'Menu' }).click()
  await guest.getByRole('button', { name: 'Resign' }).click()
  await guest.getByRole('button', { name: 'Yes, resign' }).click()
  await expect(page.getByText(/dice verified$/)).toBeVisible()
  const game = await rulesOfRage()
  const replay = await keptReplay(page)
  expect(replay.options).toMatchObject({ board: { title: 'The lonely tower' } })
  const read = readReplay(JSON.parse(JSON.stringify(replay)), () => game)
  expect(read.ok && verifyReplay(game, read.value)).toMatchObject({ ok: true })
  await guest.context().close()
})

test('a match on a city that somebody drew ends in the browser as it did in Node', async ({ page }, info) => {
  test.slow()
  const game = await rulesOfRage()
  const { boardOfSize } = await import('../../../games/dragon-rage/rules/own/boards.ts')
  const played = randomMatch(game, {
    seed: 'a drawn city',
    options: JSON.parse(JSON.stringify({ board: boardOfSize(4) })),
  })
  expect(played.outcome()).toBeDefined()
  const replay = JSON.parse(JSON.stringify(toReplay(played)))
  await page.goto('/#/')
  await page.getByLabel('Choose a file').setInputFiles({
    name: `${info.testId}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(replay)),
  })
  const over = page.getByRole('region', { name: 'The game is over' })
  await expect(over.getByText(/dice verified$|^Dice as recorded/)).toBeVisible()
  const { format, seal, ...told } = await keptReplay(page)
  expect({ ...told, format: replay.format, seal: replay.seal }).toEqual(replay)
  expect(typeof format).toBe('string')
  expect(seal).toBeDefined()
})
