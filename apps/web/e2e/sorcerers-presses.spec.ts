import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { openGame } from './support/open-game.ts'
import { bar, storedSeq } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ colorScheme: 'light', staysOpen: true })

type Place = readonly [x: number, y: number]

const confirm = (page: Page) => bar(page).locator('.button-primary')
const goesOn = (page: Page, seq: number) => expect.poll(() => storedSeq(page)).toBeGreaterThan(seq)

/** Two orcs before a wall of goblins, and an archer behind them, in the creature phase. */
const position = {
  turn: 4,
  players: { P1: { conviction: 'bad', points: 100 }, P2: { points: 40 } },
  figures: {
    'P1-orc-1': { x: 400, y: 300, weapon: 'medium' },
    'P1-orc-2': { x: 400, y: 350, weapon: 'light' },
    'P1-orc-3': { x: 330, y: 330, weapon: 'shooter' },
    'P2-goblin-1': { x: 460, y: 300, face: [-1, 0], weapon: 'light' },
    'P2-goblin-2': { x: 460, y: 350, face: [-1, 0], weapon: 'light' },
    'P2-goblin-3': { x: 700, y: 330, face: [-1, 0], weapon: 'shooter' },
  },
}

async function open(page: Page, options: object = {}): Promise<void> {
  await openGame(page, 'sorcerers', position, options, true)
  await expect(page.locator('.sorcerers-table')).toBeVisible()
}

const pixelOf = (page: Page, [x, y]: Place): Promise<Place> =>
  page.evaluate(
    ([mmX, mmY]): [number, number] => {
      const matrix = document.querySelector<SVGGElement>('svg.viewport-live > g')?.getScreenCTM()
      if (!matrix) throw new Error('no table')
      return [matrix.a * mmX + matrix.e, matrix.d * mmY + matrix.f]
    },
    [x, y] as const,
  )

/** Plays with one pointer and counts each press: a click, a key, a drag. */
function counted(page: Page) {
  let presses = 0
  return {
    count: () => presses,
    async press(at: Place) {
      presses++
      await page.mouse.click(...(await pixelOf(page, at)))
    },
    async red() {
      presses++
      const seq = await storedSeq(page)
      await confirm(page).click()
      await goesOn(page, seq)
    },
    async lasso(from: Place, to: Place) {
      presses++
      const [a, b] = [await pixelOf(page, from), await pixelOf(page, to)]
      await page.keyboard.down('Shift')
      await page.mouse.move(...a)
      await page.mouse.down()
      await page.mouse.move((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, { steps: 3 })
      await page.mouse.move(...b, { steps: 3 })
      await page.mouse.up()
      await page.keyboard.up('Shift')
    },
  }
}

test('two creatures that go up to the enemy and strike take ten presses at most', async ({ page }) => {
  await open(page)
  const turn = counted(page)
  await turn.lasso([375, 275], [425, 375])
  await expect(confirm(page)).toContainText('Orc 1 and Orc 2')
  await turn.red()
  for (const y of [300, 350]) {
    const foe: Place = [460, y]
    // Pressed from afar, an enemy is somebody to go to; at hand, somebody to strike.
    await turn.press(foe)
    await expect(confirm(page)).toHaveText(/^Move/)
    await turn.red()
    if ((await page.locator(`[data-figure="P2-goblin-${y === 300 ? 1 : 2}"]`).count()) === 0) continue
    await turn.press(foe)
    await expect(page.locator('.sorcerers-decision')).toContainText('%')
    await expect(confirm(page)).toHaveText(/^Strike Goblin/)
    if (y === 300) await isAccessible(page, 'a strike with its chance')
    await turn.red()
  }
  // Nobody of the group has anything left: the activation ends by itself.
  await expect(page.locator('.phase-now')).toContainText('choose a group')
  expect(turn.count()).toBeLessThanOrEqual(10)
})

test('an activation with something left asks once; a typed leg is exact; an open table has a tape', async ({
  page,
}) => {
  await open(page, { measuring: 'open' })
  const turn = counted(page)
  await turn.press([330, 330])
  await turn.red()
  const typed = page.getByRole('form', { name: 'A leg by length and direction' })
  await typed.getByRole('textbox').fill('2.5')
  await typed.getByRole('combobox').selectOption('12:00')
  await typed.getByRole('button', { name: 'Add leg' }).click()
  await expect(page.locator('.sorcerers-preview')).toContainText('2.5 cm of 6 cm')
  await isAccessible(page, 'a leg on a table of sorcerers')
  await turn.red()

  await page.getByRole('button', { name: 'Tape measure' }).click()
  await turn.press([330, 305])
  await turn.press([330, 205])
  await expect(page.locator('.sorcerers-tape')).toContainText(/(8\.[5-9]|9\.[0-2]) cm/)
  await isAccessible(page, 'a tape on the table')
  await page.getByRole('button', { name: 'Tape measure' }).click()
  await expect(page.locator('.sorcerers-tape')).toHaveCount(0)

  const seq = await storedSeq(page)
  await confirm(page).click()
  await expect(bar(page).getByRole('alert')).toContainText('Still to act: Orc 3.')
  expect(await storedSeq(page)).toBe(seq)
  await confirm(page).click()
  await goesOn(page, seq)
})
