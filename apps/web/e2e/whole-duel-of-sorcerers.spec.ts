import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { create, ownFigures, type Place, pixelOf, sorcerer } from './support/sorcerers-hand.ts'
import { bar, hurry, storedSeq, toLobby } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ colorScheme: 'light', staysOpen: true })

/** How somebody plays: a place of the table pressed, a button pressed, a creature chosen, a place to go to taken. */
interface Hands {
  place(at: Place): Promise<void>
  end(): Promise<void>
  choose(): Promise<void>
  go(): Promise<void>
  create(): Promise<void>
}

const over = (page: Page) => page.getByRole('region', { name: 'The game is over' })
const primary = (page: Page) => bar(page).locator('.button-primary')
const board = (page: Page) => page.getByRole('application', { name: /The table, / })

/** A game of two turns against computers that do anything legal, from the lobby to the table. */
async function begin(page: Page, players = 2): Promise<void> {
  await hurry(page)
  await toLobby(page)
  await page.getByRole('button', { name: /^Sorcerers/ }).click()
  await page.getByRole('radio', { name: /Computer/ }).check()
  if (players > 2) await page.getByRole('combobox', { name: /^Players/ }).selectOption(`${players}`)
  await page.getByLabel('Opponent').selectOption('random')
  await page.getByText('Variants').click()
  await page.getByRole('spinbutton', { name: /Last turn/ }).fill('2')
  await page.getByRole('button', { name: 'Set the table' }).click()
  await expect(board(page)).toBeVisible()
}

const byPointer = (page: Page, point: (at: Place) => Promise<void>, button: () => Promise<void>): Hands => {
  const place = async (at: Place) => point(await pixelOf(page, at))
  const confirm = async () => {
    await expect(primary(page)).toBeEnabled()
    await button()
  }
  return {
    place,
    end: confirm,
    async choose() {
      // Who has acted in this turn is refused, and put back by another press.
      for (const one of await ownFigures(page)) {
        if (one.id.endsWith('-sorcerer')) continue
        await place(one)
        await expect(primary(page)).toBeVisible()
        if (await primary(page).isEnabled()) return button()
        await place(one)
      }
      throw new Error('no creature may act')
    },
    async go() {
      const ghost = await freeGhost(page)
      if (ghost === undefined) return
      await point(ghost)
      await confirm()
    },
    async create() {
      await create(page).getByRole('button', { name: '3 light · 90' }).first().click()
      const { x, y, inX, inY } = await sorcerer(page)
      for (const [dx, dy] of [
        [110, 110],
        [128, 84],
        [92, 136],
      ] as const)
        await place({ x: x + dx * inX, y: y + dy * inY })
      await confirm()
    },
  }
}

const byMouse = (page: Page): Hands =>
  byPointer(
    page,
    ({ x, y }) => page.mouse.click(x, y),
    () => primary(page).click(),
  )

const byTouch = (page: Page): Hands =>
  byPointer(
    page,
    ({ x, y }) => page.touchscreen.tap(x, y),
    () => primary(page).tap(),
  )

/** Arrows and Enter on the board; the red button by its own focus. */
function byKeys(page: Page): Hands {
  const keys = async (...all: readonly string[]) => {
    await board(page).focus()
    for (const key of all) await page.keyboard.press(key)
  }
  return {
    place: () => keys('Enter'),
    async end() {
      await primary(page).focus()
      await page.keyboard.press('Enter')
    },
    choose: () => keys('ArrowRight', 'Enter'),
    go: () => keys('ArrowDown', 'Enter'),
    create: () => keys('ArrowDown', 'Enter'),
  }
}

/** The pixel of a place to go to that nothing lies over. */
const freeGhost = (page: Page): Promise<Place | undefined> =>
  page.evaluate(() => {
    for (const node of document.querySelectorAll('.sorcerers-ghost')) {
      const box = node.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (document.elementFromPoint(x, y)?.closest('.sorcerers-ghost') === node) return { x, y }
    }
    return undefined
  })

/** Creates in the first turn, leads one creature in the second, and ends what can be ended until the game is over. */
async function playOut(page: Page, hands: Hands): Promise<void> {
  const done = { created: false, went: false }
  const waits = page.getByText('Choose one to four creatures that act together.')
  for (let step = 0; step < 40; step++) {
    await expect(over(page).or(primary(page)).or(waits).first()).toBeVisible()
    if (await over(page).isVisible()) return
    const seq = await storedSeq(page)
    if (await waits.isVisible()) {
      await hands.choose()
      done.went = false
    } else if (!done.created) {
      done.created = true
      await hands.create()
    } else if (!done.went && (await page.locator('.phase.is-now').textContent())?.includes('Creatures')) {
      done.went = true
      await hands.go()
    } else {
      await hands.end()
      // Who has something left to do is asked once.
      const again = bar(page).getByRole('button', { name: 'End all the same' })
      await expect.poll(async () => (await again.isVisible()) || (await storedSeq(page)) > seq).toBe(true)
      if (await again.isVisible()) await hands.end()
    }
    await expect.poll(async () => (await over(page).isVisible()) || (await storedSeq(page)) > seq).toBe(true)
  }
  throw new Error('the game did not end')
}

test('a whole duel with the mouse, from the lobby to the end', async ({ page }) => {
  await begin(page)
  await playOut(page, byMouse(page))
  await expect(over(page).getByRole('heading')).toBeVisible()
  await isAccessible(page, 'the end of a duel of sorcerers')
})

test('a whole duel by keys alone', async ({ page }) => {
  await begin(page)
  await playOut(page, byKeys(page))
  await expect(over(page).getByRole('heading')).toBeVisible()
})

test('a game of four, three of them computers', async ({ page }) => {
  await begin(page, 4)
  await playOut(page, byMouse(page))
  await expect(over(page).getByRole('heading')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a whole duel with a finger', async ({ page }) => {
    await begin(page)
    await playOut(page, byTouch(page))
    await expect(over(page).getByRole('heading')).toBeVisible()
  })
})
