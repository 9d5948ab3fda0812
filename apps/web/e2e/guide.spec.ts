import type { Page } from '@playwright/test'
import { speak } from './support/settings.ts'
import { bar, boardIsDrawn, passGuard, pressHex } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

const coach = (page: Page) => page.getByRole('complementary', { name: 'Lesson' })
const next = (page: Page) => coach(page).getByRole('button', { name: 'Next' }).click()
const confirmButton = (page: Page) => bar(page).locator('.button-primary[title="Do it"]')
const confirm = (page: Page) => confirmButton(page).click()
const endPhase = (page: Page) =>
  bar(page)
    .getByRole('button', { name: /^End the phase/ })
    .click()
const isAt = (page: Page, title: string) => expect(coach(page).getByRole('heading')).toHaveText(title)

async function begin(page: Page): Promise<void> {
  await page.goto('/#/guide/dragon-rage')
  await boardIsDrawn(page)
}

test('one turn of each side is played on the real table', async ({ page }) => {
  test.slow()
  await page.goto('/#/')
  await page.getByRole('link', { name: /^First game in ten minutes Learn/ }).click()
  await boardIsDrawn(page)
  await isAt(page, 'You are the dragon')
  await next(page)
  await expect(page.locator('[data-guided="0808"]')).toBeVisible()
  await next(page)
  await expect(bar(page).locator('button[data-guided]')).toContainText('Bound')
  await bar(page).getByRole('button', { name: 'Bound' }).click()
  await isAt(page, 'Over the wall')
  await pressHex(page, '0808')
  await isAt(page, 'One point')
  await expect(page.locator('.log')).toContainText('Granary is destroyed')
  await endPhase(page)
  await expect(page.getByRole('dialog').locator('[data-guided]')).toHaveText('End it anyway')
  await passGuard(page)
  await isAt(page, 'Dragonfire')
  await expect(coach(page)).toContainText('This lesson will roll 2, 5.')
  await pressHex(page, '0909')
  await confirm(page)
  await isAt(page, 'Five or more escapes')
  await endPhase(page)
  await isAt(page, 'Claws and wings')
  await pressHex(page, '0809')
  await take(page, /both wings and 4 legs/)
  await confirm(page)
  await isAt(page, 'One building, two units')
  await endPhase(page)
  await isAt(page, 'You are the city')
  await next(page)
  await expect(coach(page)).toContainText('You play: Defender')
  await bar(page).getByRole('button', { name: 'Lightning' }).click()
  await pressHex(page, '0808')
  await confirmIfAsked(page, 'By road')
  await isAt(page, 'By road')
  await page.keyboard.press('Escape')
  await choosePiece(page, 'CAV1')
  await pressHex(page, '0908')
  await isAt(page, 'Where you stand matters')
  await endPhase(page)
  await isAt(page, 'Archers in a tower')
  await choosePiece(page, 'ARH1')
  await pressHex(page, '0808')
  await take(page, /the wings/)
  await isAt(page, 'A six')
  await endPhase(page)
  await isAt(page, 'The charge')
  await choosePiece(page, 'CAV1')
  await pressHex(page, '0808')
  await take(page, /the wings/)
  await isAt(page, 'Five points in the wings')
  await endPhase(page)
  await isAt(page, 'That was a whole turn')
  await expect(coach(page).getByRole('link', { name: 'Set a table' })).toBeVisible()
  await coach(page).getByRole('link', { name: 'The next lesson' }).click()
  await isAt(page, 'Late in the game')
  await next(page)
  await next(page)
  await choosePiece(page, 'Verdigris')
  await bar(page).getByRole('button', { name: 'Walk' }).click()
  await pressHex(page, '0606')
  await isAt(page, 'How many points?')
  await bar(page)
    .getByRole('button', { name: /with 2 MP/ })
    .click()
  await confirm(page)
  await isAt(page, 'Broken for good')
  await bar(page).getByRole('button', { name: 'End the move' }).click()
  await isAt(page, 'Berserk')
  await coach(page).getByRole('button', { name: 'Do it for me' }).focus()
  for (let i = 0; i < 13; i++) await page.keyboard.press('Enter')
  await isAt(page, 'Breaker of gates')
  await coach(page).getByRole('link', { name: 'Set a table' }).click()
  await expect(page.getByText('No games yet.')).toBeVisible()
})

test('keys alone lead through the lesson, back, and from the start again', async ({ page }) => {
  await begin(page)
  await coach(page).getByRole('button', { name: 'Next' }).focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('Enter')
  await isAt(page, 'One point')
  await coach(page).getByRole('button', { name: 'Back' }).click()
  await isAt(page, 'Over the wall')
  await expect(page.locator('.log')).not.toContainText('destroyed')
  await coach(page).getByRole('button', { name: 'Do it for me' }).focus()
  for (let i = 0; i < 14; i++) await page.keyboard.press('Enter')
  await isAt(page, 'That was a whole turn')
  await coach(page).getByRole('button', { name: 'From the start' }).click()
  await isAt(page, 'You are the dragon')
})

test('what the lesson does not ask for is not done, and said so', async ({ page }) => {
  await begin(page)
  await next(page)
  await next(page)
  await bar(page).getByRole('button', { name: 'Walk' }).click()
  await expect(coach(page)).toContainText('That is allowed, but this lesson goes another way.')
  await isAt(page, 'Four ways to move')
})

test('Wrath: a year of both sides is played card by card, nobody hands the screen over', async ({ page }) => {
  test.slow()
  // The red button has the whole of what has been pressed together for its title.
  const offer = (name: string) => page.locator(`.wrath-buttons .button[title^="${name}"]`)
  const lay = async (...places: readonly string[]) => {
    for (const place of places) {
      await expect(marked(place.startsWith('seat:') ? 'A' : place)).toBeVisible()
      await page.locator(`.wrath-press[data-place="${place}"]`).click()
    }
  }
  const press = async (name: string) => {
    await expect(offer(name)).toHaveAttribute('data-guided')
    await expect(offer(name)).toBeInViewport({ ratio: 1 })
    await offer(name).click()
  }
  const hand = page.getByRole('region', { name: 'Your hand' })
  const marked = (place: string) => page.locator(`[data-place="${place}"][data-guided]`)
  await page.goto('/#/')
  await page.getByRole('button', { name: /The Dragon’s Wrath/ }).click()
  await page.getByRole('link', { name: /^First game in ten minutes Learn/ }).click()
  await isAt(page, 'Two rival lords')
  await expect(hand).toContainText('Contract of Arms')
  await expect(hand).not.toContainText('Sudden Growth')
  await next(page)
  await expect(marked('provinces')).toContainText('Redsand')
  await next(page)
  await expect(marked('B-knight')).toContainText('Stag-Beetle Knight')
  await next(page)
  await isAt(page, 'Magic comes first')
  await offer('No ritual').click()
  await expect(coach(page)).toContainText('That is allowed, but this lesson goes another way.')
  await lay('A-ritual')
  await press('Cast Contract of Arms, paying Nailgate and Bell Hill and discarding Nailgate')
  await isAt(page, 'Chosen in secret')
  await expect(coach(page)).toContainText('You play: Player B')
  await expect(hand).toContainText('Sudden Growth')
  await expect(hand).not.toContainText('Cut-Price Sword')
  await press('No ritual')
  await isAt(page, 'A creature for a province')
  await expect(page.locator('.log')).toContainText('Player A loses Nailgate (payment).')
  await lay('A-sword')
  await press('Buy Cut-Price Sword, paying Bell Hill and discarding Bell Hill')
  await isAt(page, 'Objects are free')
  await lay('B-spear', 'B-knight')
  await press('Give Briarwood Spear to Stag-Beetle Knight')
  await isAt(page, 'Who attacks first')
  await next(page)
  await isAt(page, 'Five against four')
  await lay('A-sword', 'B-stag')
  await press('Attack Hornbark Stag with Cut-Price Sword by force')
  await isAt(page, 'The answer')
  await lay('B-curse', 'B-stag')
  await press('Cast Sudden Growth on Hornbark Stag, paying Stagwood')
  await isAt(page, 'Five against six')
  await expect(page.locator('.log')).toContainText('Force: Cut-Price Sword 5, Hornbark Stag 6.')
  await press('End the combat turn')
  await isAt(page, 'The guard first')
  await lay('B-knight', '2102ed44343c')
  await press('Attack Hireling with Stag-Beetle Knight by force')
  await isAt(page, 'To the provinces')
  await lay('B-stag', 'seat:0')
  await press('Attack the provinces of Player A with Hornbark Stag')
  await isAt(page, 'Which one to lose?')
  await hand.page().locator('.wrath-lands .wrath-press').filter({ hasText: 'Toll Bridge' }).click()
  await press('Choose Toll Bridge')
  await isAt(page, 'Even the urchin')
  await lay('B-urchin', 'seat:0')
  await press('Attack the provinces of Player A with Bramble Urchin')
  await isAt(page, 'Player B wins')
  await expect(page.locator('.log')).toContainText('Player A loses Redsand (attack).')
  await expect(page.locator('.phase-now')).toHaveText('The game is over')
  await next(page)
  await isAt(page, 'That was a whole year')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('board and coach both have room at each step, in the languages of longer words', async ({ page }) => {
    const titles = { fr: 'Vous êtes le dragon', es: 'Eres el dragón' }
    await begin(page)
    for (let step = 0; step < 17; step++) {
      for (const [language, title] of Object.entries(titles)) {
        await speak(page, language)
        if (step === 0) await expect(page.locator('.coach h2')).toHaveText(title)
        const coachBox = await page.locator('.coach').boundingBox()
        expect(coachBox?.height ?? 0, `step ${step}, ${language}`).toBeLessThan(844 * 0.46)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      }
      await page.locator('.coach-row .button').first().click()
    }
  })
})

test('a game without a lesson says so', async ({ page }) => {
  await page.goto('/#/guide/chess')
  await expect(page.getByRole('heading', { name: 'No lesson yet' })).toBeVisible()
})

/** Where a hex offers several ways, the one meant. */
async function take(page: Page, name: RegExp): Promise<void> {
  const way = page.locator('.choice-panel').getByRole('button', { name }).first()
  await expect(way.or(confirmButton(page)).first()).toBeVisible()
  if (await way.isVisible()) await way.click()
}

/** A spell that rolls no die is cast at once; one that does is previewed. */
async function confirmIfAsked(page: Page, after: string): Promise<void> {
  const done = coach(page).getByRole('heading', { name: after })
  await expect(confirmButton(page).or(done).first()).toBeVisible()
  if (await confirmButton(page).isVisible()) await confirm(page)
}

/** Goes from piece to piece by key until the named one is chosen. */
async function choosePiece(page: Page, piece: string): Promise<void> {
  await page.getByRole('application').focus()
  for (let i = 0; i < 24; i++) {
    if ((await page.locator('.chosen').textContent())?.includes(piece)) return
    await page.keyboard.press('n')
  }
  throw new Error(`${piece} cannot be chosen`)
}
