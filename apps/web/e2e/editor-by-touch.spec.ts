import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { hexSpot } from './support/noir-table.ts'
import { boardIsDrawn, hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { fingersOf } from './support/touch.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const done = (page: Page) => page.locator('.editor-done li')
const swatch = (page: Page, name: RegExp) => page.locator('.editor-palette').getByRole('button', { name })
const brush = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const scale = async (page: Page) => {
  const moved = await page.locator('.viewport-live > g').first().getAttribute('transform')
  return Number(/scale\(([\d.]+)\)/.exec(moved ?? '')?.[1])
}

/** The file that the button for it gives. */
async function exported(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).tap()
  return JSON.parse(await readFile(await (await download).path(), 'utf8'))
}

test('a city is drawn with fingers alone, named, made smaller, and played on', async ({ page }) => {
  await hurry(page)
  await page.goto('/#/made/dragon-rage')
  await page.getByRole('button', { name: 'A small round city' }).tap()
  await expect(page.locator('.editor-board canvas[data-drawn]').first()).toBeVisible()
  await expect(page.getByText('Nothing: it can be played on.')).toBeVisible()
  const fingers = await fingersOf(page)
  const tap = async (hex: string) => page.touchscreen.tap(...(await hexSpot(page, hex)))

  // A tap is a hex, a finger that is drawn is a stroke, also one that rested before.
  await swatch(page, /^forest/).tap()
  await tap('0203')
  await expect(done(page)).toHaveText(['forest on 0203'])
  await fingers.draw(await hexSpot(page, '0204'), await hexSpot(page, '0207'))
  await expect(done(page).first()).toHaveText('forest on 0204, 0205, 0206, 0207')
  const [from, to] = [await hexSpot(page, '0304'), await hexSpot(page, '0306')]
  await fingers.rest(from)
  await page.waitForTimeout(700)
  await fingers.glide(from, to)
  await fingers.lift()
  await expect(done(page).first()).toHaveText('forest on 0304, 0305, 0306')

  // Two fingers bring it near, and draw nothing; one moves it where that was chosen.
  const small = await scale(page)
  await fingers.pinch(await hexSpot(page, '0806'), 60, 150)
  await expect.poll(() => scale(page)).toBeGreaterThan(2 * small)
  await brush(page, 'move').tap()
  const [x, y] = await hexSpot(page, '0806')
  await fingers.draw([x, y], [x - 60, y - 30])
  await expect.poll(async () => (await hexSpot(page, '0806'))[0]).toBeLessThan(x - 20)
  await expect(done(page)).toHaveCount(3)

  // What was drawn last is taken back, and done again.
  await page.getByRole('button', { name: /^Undo/ }).tap()
  await expect(done(page)).toHaveCount(2)
  await page.getByRole('button', { name: /^Redo/ }).tap()
  await expect(done(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'The whole board' }).tap()

  // A place gets a name, which a file of the board holds with its size.
  await page.getByRole('button', { name: 'Zones', exact: true }).tap()
  await page.getByLabel('Kind of zone').selectOption('place')
  await page.getByRole('button', { name: 'New zone' }).tap()
  await page.getByRole('textbox', { name: 'Name' }).fill('The Drowned Cellar')
  await brush(page, 'one').tap()
  await tap('1008')
  await expect(page.locator('.editor-areas')).toContainText('The Drowned Cellar1 hexes')
  await isAccessible(page, 'the editor of cities on a phone')
  const { map } = await exported(page)
  expect(map).toMatchObject({ columns: 15, rows: 11 })
  expect(map.hexes['1008']).toMatchObject({ city: true, name: 'The Drowned Cellar' })

  // Made smaller, it loses what lay beyond; taken back, a choice a step, that is there again.
  await page.getByLabel('Columns').selectOption('13')
  await expect(page.getByText('Nothing: it can be played on.')).toBeVisible()
  const cut = (await exported(page)).map
  expect(cut.columns).toBe(13)
  expect(map.invaderSetup).toContain('1501')
  expect(cut.invaderSetup.filter((hex: string) => hex > '1399')).toEqual([])
  await page.getByLabel('Columns').selectOption('12')
  await page.getByRole('button', { name: /^Undo/ }).tap()
  expect((await exported(page)).map).toEqual(cut)
  await page.getByRole('button', { name: /^Undo/ }).tap()
  expect((await exported(page)).map).toEqual(map)

  // At the table the board ends where it was drawn, and its place has its name.
  await page.getByRole('button', { name: 'Play from here' }).tap()
  await page.getByLabel('Two at this screen').check()
  await page.getByRole('button', { name: 'Begin', exact: true }).tap()
  await expect(page.locator('.editor-board')).toHaveCount(0)
  await boardIsDrawn(page)
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowUp')
  const spoken = page.locator('.board [aria-live]').first()
  await expect(spoken).toContainText('1008 The Drowned Cellar')
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight')
  await expect(spoken).toHaveText(/^15\d\d/)
})
