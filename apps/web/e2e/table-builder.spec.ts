import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { type Place, pixelOf, press } from './support/sorcerers-hand.ts'
import { bar, hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { fingersOf } from './support/touch.ts'

test.use({ colorScheme: 'light', staysOpen: true })

const tools = (page: Page) => page.getByRole('toolbar', { name: 'Tools' })
const pieces = (page: Page) => page.getByRole('region', { name: 'On the table' })
const faults = (page: Page) => page.getByRole('region', { name: 'To be mended' })

async function put(page: Page, tool: string, at: Place): Promise<void> {
  await tools(page).getByRole('button', { name: tool, exact: true }).click()
  await press(page, at)
}

async function newTable(page: Page): Promise<void> {
  await hurry(page)
  await page.goto('/#/made/sorcerers')
  await page.getByRole('button', { name: 'New table' }).click()
  await expect(tools(page)).toBeVisible()
}

test('SO-15.5: a table is built with the mouse, shows its faults where they are, travels, and is played on, also online', async ({
  page,
  browser,
}) => {
  await newTable(page)
  await page.getByLabel('Name').fill('The old tannery')
  await page.getByRole('button', { name: /^Turned/ }).click()
  await put(page, 'house', { x: 250, y: 200 })
  await put(page, 'ladder', { x: 200, y: 200 })
  await put(page, 'wood', { x: 400, y: 520 })
  await expect(pieces(page)).toContainText('House 2')
  await expect(pieces(page)).toContainText('Ladder 2')
  await expect(faults(page)).toContainText('Nothing: it can be played on.')

  // A wood that is drawn over the house: the fault is said with its clause while it is dragged, on both sides.
  const [from, to] = [await pixelOf(page, { x: 400, y: 520 }), await pixelOf(page, { x: 300, y: 240 })]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await expect(page.locator('.sorcerers-made-cross')).toHaveCount(2)
  await expect(page.locator('.tip')).toContainText('House 1 and Wood 1 overlap. SO-15.5')
  await page.mouse.up()
  await expect(faults(page)).toContainText('House 2 and Wood 2 overlap. SO-15.5')
  await expect(page.getByRole('button', { name: 'Play on it' })).toBeDisabled()
  await isAccessible(page, 'a table with faults')
  await page.keyboard.press('Control+z')
  await expect(page.locator('.sorcerers-made-cross')).toHaveCount(0)

  // By keys: chosen in the list, moved, turned, copied, removed.
  await pieces(page)
    .getByRole('button', { name: /^Wood 1/ })
    .click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('from the left')).toHaveValue('41')
  await page.keyboard.press('Control+d')
  await expect(pieces(page)).toContainText('Wood 4')
  await page.keyboard.press('Delete')
  await expect(pieces(page)).not.toContainText('Wood 3')
  await expect(faults(page)).toContainText('Nothing: it can be played on.')

  // Another visit finds it; a link holds it whole.
  await page.reload()
  await expect(pieces(page)).toContainText('House 2')
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByRole('textbox', { name: 'As a link' }).inputValue()
  const json = await page.getByRole('textbox', { name: 'As JSON' }).inputValue()
  await page.keyboard.press('Escape')
  await page.goto(link)
  await expect(page.getByText('A table that somebody shared')).toBeVisible()
  await expect(pieces(page)).toContainText('Ladder 2')
  await page.goto(link.slice(0, -60))
  await expect(page.getByRole('alert')).toContainText('This link holds no table')

  // A bad file says what is wrong, and where.
  await page.goto('/#/made/sorcerers')
  await page.getByRole('button', { name: 'Import' }).click()
  const field = page.getByRole('textbox', { name: 'Table as JSON' })
  await field.fill(json.replace('"kind": "wood"', '"kind": "lake"'))
  await expect(page.getByRole('dialog')).toContainText('/table/pieces/2/kind')
  await field.fill(json)
  await expect(page.getByRole('dialog')).toContainText('The old tannery: 100 × 80 cm, 4 pieces')
  await page.keyboard.press('Escape')

  // By chance: a seed makes one that can be played on.
  await page.goto('/#/made/sorcerers')
  await page.getByRole('textbox', { name: 'Seed' }).fill('tannery7')
  await page.getByRole('button', { name: 'Make a table' }).click()
  await expect(pieces(page).getByRole('button').nth(2)).toBeVisible()
  await expect(faults(page)).toContainText('Nothing: it can be played on.')
  await expect(page.getByRole('button', { name: 'Play on it' })).toBeEnabled()

  // Online, the table is a part of the record, which is checked when it is over; then here, against a computer.
  await page.goto(link)
  await page.getByRole('button', { name: 'Play on it' }).click()
  await expect(page.getByLabel('Your tables')).toHaveValue(/^table/)
  await page.getByRole('radio', { name: /Live online/ }).check()
  await page.getByRole('button', { name: 'Set the table' }).click()
  await expect(page).toHaveURL(/#\/online\//)
  const guest = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await playOnline(page, guest)
  await guest.context().close()
  await page.goto(link)
  await page.getByRole('button', { name: 'Play on it' }).click()
  await page.getByLabel('Opponent').selectOption('random')
  await page.getByRole('button', { name: 'Set the table' }).click()
  await expect(page.getByRole('application', { name: /The table, / })).toBeVisible()
  await expect(page.locator('[data-piece="house-2"]')).toBeVisible()
  await bar(page).getByRole('button', { name: /^End/ }).click()
  await expect(page.locator('.log')).toContainText('Turn 1')
})

test('is it fair? captains play a whole game on the table in workers; a bar and an interval say how it went', async ({
  page,
}) => {
  await newTable(page)
  const fair = page.getByRole('region', { name: 'Is it fair?' })
  await fair.getByRole('button', { name: 'Let captains play' }).click()
  await expect(fair.getByRole('status')).toHaveText('The first games are being played.')
  await expect(fair).toContainText(/[1-9]\d* games?, captains/)
  await expect(fair.getByRole('status')).toHaveText(/^Player \d wins between \d+ ?% and \d+ ?%: /)
  await expect(fair.locator('.sorcerers-fair-row')).toHaveText([/^Player 1\d+ ?%$/, /^Player 2\d+ ?%$/])
  await isAccessible(page, 'games of captains on a table')
  await fair.getByRole('button', { name: 'Stop' }).click()
  await expect(fair.getByRole('button', { name: 'Once more' })).toBeEnabled()
  // What was played on another table says nothing of this one.
  await put(page, 'wood', { x: 400, y: 520 })
  await expect(fair.locator('.sorcerers-fair-row')).toHaveCount(0)
  await expect(fair.getByRole('button', { name: 'Let captains play' })).toBeEnabled()
})

const cli = join(import.meta.dirname, '../../cli/src/main.ts')

/** A guest sits down at the table that waits, each sees the other act on it, and at the end the record is verified. */
async function playOnline(page: Page, guest: Page): Promise<void> {
  await guest.goto(await page.getByLabel(/^Invitation for/).inputValue())
  await guest.getByLabel('Your name at the table').fill('Jonas')
  await guest.getByRole('button', { name: /^Sit down as/ }).click()
  for (const one of [page, guest]) await expect(one.locator('[data-piece="house-2"]')).toBeVisible()
  const first = (await page.locator('.whose').textContent())?.includes('Your move') ? page : guest
  await bar(first).getByRole('button', { name: /^End/ }).click()
  const second = first === page ? guest : page
  await expect(second.locator('.whose')).toContainText('Your move')
  await expect(page.locator('.log')).toContainText('Jonas')
  await guest.getByRole('button', { name: 'Menu' }).click()
  await guest.getByRole('button', { name: 'Resign' }).click()
  await guest.getByRole('button', { name: 'Yes, resign' }).click()
  await expect(page.getByText('You have won')).toBeVisible()
  await expect(page.getByText(/dice verified$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep the replay' }).click()
  const file = await (await download).path()
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'verify', file, '--lang', 'en'])
  expect(stdout).toContain('Each die follows from the secret that was promised.')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a house is put, drawn and stretched with a finger', async ({ page }) => {
    await newTable(page)
    const fingers = await fingersOf(page)
    const at = async (place: Place): Promise<[number, number]> => {
      const { x, y } = await pixelOf(page, place)
      return [x, y]
    }
    await tools(page).getByRole('button', { name: 'house', exact: true }).tap()
    await page.touchscreen.tap(...(await at({ x: 400, y: 300 })))
    await expect(page.getByLabel('from the left')).toHaveValue('40')
    await fingers.draw(await at({ x: 400, y: 300 }), await at({ x: 600, y: 500 }))
    const moved = Number(await page.getByLabel('from the left').inputValue())
    expect(moved).toBeGreaterThan(55)
    const right = {
      x: moved * 10 + 50,
      y: Number(await page.getByLabel('from the top').inputValue()) * 10 + 40,
    }
    await fingers.draw(await at(right), await at({ x: right.x + 100, y: right.y + 60 }))
    expect(Number(await page.getByLabel('wide').inputValue())).toBeGreaterThan(15)
    // The place under the finger is seen beside it as long as it is led.
    await fingers.lead(await at({ x: moved * 10, y: 500 }), await at({ x: moved * 10 - 60, y: 480 }))
    await expect(page.locator('.sorcerers-lens')).toBeVisible()
    await fingers.lift()
    await expect(page.locator('.sorcerers-lens')).toHaveCount(0)
    await isAccessible(page, 'the builder on a phone')
  })
})
