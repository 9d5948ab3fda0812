import type { Browser, Page } from '@playwright/test'
import { newContext } from '../support/browse.ts'
import { type Costs, costMeter, settled } from '../support/cost.ts'
import { type Figure, spread } from '../support/figures.ts'
import { categories, framesOf } from '../support/trace.ts'

/** Creatures of a side: with the two sorcerers, sixty figures. */
const MANY = 29
const COLUMN = 8
const races = ['orc', 'goblin', 'amazon', 'human']

/** Two armies that face each other between the houses of the village, four of the first about to act. */
function armies() {
  const places = Array.from({ length: MANY }, (_, n) => n)
  const figures = [1, 2].flatMap((seat) =>
    places.map((n) => {
      const [column, row] = [Math.floor(n / COLUMN), n % COLUMN]
      const id = `P${seat}-${races[column]}-${row + 1}`
      const from = 395 - 32 * column
      const place = { x: seat === 1 ? from : 1000 - from, y: 280 + 31 * row }
      return [id, { ...place, weapon: n % 3 === 0 ? 'shooter' : 'light' }]
    }),
  )
  const group = [3, 4, 5, 6].map((number) => `P1-orc-${number}`)
  return {
    format: 'wyrmtable-position/1',
    game: 'sorcerers',
    options: { table: 'village', roster: 'all' },
    position: { group, figures: Object.fromEntries(figures) },
  }
}

/** What it costs to lead a figure with its legality shown live, sixty figures on the table. */
export async function sorcerers(browser: Browser, url: string): Promise<readonly Figure[]> {
  const context = await newContext(browser)
  const page = await context.newPage()
  await page.goto(url)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'position.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(armies())),
    })
  await page.locator('[data-figure="P1-orc-4"]').waitFor()
  const costs = await dragCosts(page)
  await page.keyboard.press('Escape')
  const picked = await pickUpCosts(browser, page)
  await context.close()
  return [
    spread('sorcerers: processor time of a move of the pointer, 60 figures', costs.whole, 'moves'),
    spread('sorcerers: its script', costs.script, 'moves'),
    spread('sorcerers: its styles and layout', costs.layout, 'moves'),
    spread('sorcerers: picking a figure up, first frame', picked.first, 'figures'),
    spread('sorcerers: picking it up, costliest frame', picked.costliest, 'figures'),
  ]
}

/** Picks up each of the group in turn, which another is in hand of, and puts it back. */
async function pickUpCosts(browser: Browser, page: Page) {
  await browser.startTracing(page, { categories })
  for (const number of [5, 3, 6, 4, 5, 3, 6, 4]) {
    const from = await middleOf(page, `P1-orc-${number}`)
    await page.mouse.move(from.x, from.y)
    await settled(page)
    await page.mouse.down()
    await page.mouse.move(from.x + 12, from.y + 9)
    for (let frame = 0; frame < 3; frame++) await settled(page)
    await page.mouse.move(from.x, from.y)
    await page.mouse.up()
    await page.keyboard.press('Escape')
    await settled(page)
  }
  // As far as the figure is held.
  const frames = framesOf(await browser.stopTracing(), 'pointerdown').map((all) => all.slice(0, 6))
  return {
    first: frames.map(([down = 0, moved = 0]) => Math.max(down, moved)),
    costliest: frames.map((all) => Math.max(...all)),
  }
}

const MOVES = 60

/** Drags an orc about among the others, in places that are legal and in others; what measuring itself costs is taken off. */
async function dragCosts(page: Page): Promise<Costs> {
  const from = await middleOf(page, 'P1-orc-4')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const resting = await costMeter(page)
  for (let step = 0; step < MOVES / 4; step++) await resting.measure(async () => {})
  const { whole: rests } = await resting.end()
  const rest = rests.toSorted((a, b) => a - b)[Math.floor(MOVES / 8)] ?? 0
  const meter = await costMeter(page)
  for (let step = 0; step < MOVES; step++) {
    const angle = (step / MOVES) * 4 * Math.PI
    const far = 20 + step
    await meter.measure(() => page.mouse.move(from.x + Math.cos(angle) * far, from.y + Math.sin(angle) * far))
  }
  await page.mouse.up()
  const costs = await meter.end()
  return { ...costs, whole: costs.whole.map((whole) => whole - rest) }
}

const middleOf = (page: Page, id: string) =>
  page.evaluate((figure) => {
    const node = document.querySelector<SVGGElement>(`[data-figure="${figure}"]`)
    const matrix = node?.getScreenCTM()
    if (!matrix) throw new Error(`${figure} is not on the table`)
    return { x: matrix.e, y: matrix.f }
  }, id)
