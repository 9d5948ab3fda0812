import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { move } from './support/settings.ts'
import { expect, test } from './support/test.ts'
import { openBox, setTable } from './support/wrath-lobby.ts'

test.use({ staysOpen: true })

async function openBoosters(page: Page, scenario: 'sealed' | 'draft'): Promise<void> {
  await openBox(page, /Computer/, scenario)
  await page.getByLabel('Opponent').selectOption('random')
  await setTable(page)
}

const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' })
const side = (page: Page) => page.getByRole('complementary', { name: 'The deck' })
const play = (page: Page) => page.getByRole('button', { name: 'Play this deck' })

test('sealed boosters: opened card by card, a deck is built out of them by pressing, and played', async ({
  page,
}) => {
  // Without motion the cards of a booster lie open at once.
  await move(page)
  await openBoosters(page, 'sealed')
  const booster = page.getByRole('list', { name: 'Booster 1 of 6' })
  await page.getByRole('button', { name: 'Turn all over' }).click()
  await expect(booster.getByRole('button')).toHaveCount(12)
  await isAccessible(page, 'a booster')
  await page.getByRole('button', { name: 'Next booster' }).click()
  await expect(page.getByRole('list', { name: 'Booster 2 of 6' }).getByRole('button').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open them all at once' }).click()

  await expect(side(page)).toContainText('40 allies of 30–80 · 15 provinces')
  await expect(play(page)).toBeEnabled()
  await isAccessible(page, 'a deck out of boosters')
  // A province less is not legal; one that is pressed makes up for it.
  await side(page).locator('button[aria-label^="One less"]:enabled').first().click()
  await expect(side(page)).toContainText(/14 provinces.*; there must be 15 DW-3\.1/)
  await expect(play(page)).toBeDisabled()
  const pool = page.getByRole('list', { name: 'Your pool' })
  await pool.getByRole('button', { name: /^Cinder Bay, Province/ }).click()
  await expect(play(page)).toBeEnabled()
  await play(page).click()
  await expect(hand(page).locator('.wrath-press')).toHaveCount(6)
})

test('a draft to its end: four boosters go round, the pool and its curve grow, the deck is played', async ({
  page,
}) => {
  await openBoosters(page, 'draft')
  const pack = page.getByRole('list', { name: 'Your pack: pick one' }).getByRole('button')
  const pool = page.getByRole('region', { name: 'Your pool' })
  for (let picked = 0; picked < 13; picked++) {
    await expect(pack).toHaveCount(12 - (picked % 12))
    await expect(pool.getByRole('heading').first()).toHaveText(`Your pool ${picked}`)
    if (picked === 3) await isAccessible(page, 'a pack to pick from')
    await pack.first().click()
  }
  // All that is left goes the same way, each card as soon as the pack lies there.
  const packs = await page.evaluate(async (picks) => {
    const cards = () => document.querySelectorAll<HTMLElement>('ul[aria-label="Your pack: pick one"] button')
    const sizes: number[] = []
    let last: HTMLElement | undefined
    while (sizes.length < picks) {
      const [first] = cards()
      if (first === undefined || first === last) await new Promise(requestAnimationFrame)
      else {
        sizes.push(cards().length)
        last = first
        first.click()
      }
    }
    return sizes
  }, 48 - 13)
  expect(packs).toEqual(Array.from({ length: 48 - 13 }, (_, picked) => 12 - ((picked + 13) % 12)))
  await expect(side(page)).toContainText('15 provinces')
  await expect(play(page)).toBeEnabled()
  await play(page).click()
  await expect(hand(page).locator('.wrath-press')).toHaveCount(6)
})
