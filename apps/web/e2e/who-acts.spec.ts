import type { Page } from '@playwright/test'
import { outOfSight } from './support/in-sight.ts'
import { middleOf } from './support/middle.ts'
import { hexSpot, openNoir } from './support/noir-table.ts'
import { openGame } from './support/open-game.ts'
import { beCalm } from './support/settings.ts'
import { bar, hurry, toLobby } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { duel } from './support/wrath-positions.ts'
import { at, corner } from './support/wrath-table.ts'

// What table.spec.ts asks of Dragon Rage, asked of the other tables.
test.use({ colorScheme: 'light', staysOpen: true })

const red = (page: Page) => bar(page).locator('.button-primary')

/** Exiles at two rims of the boards, which no first view shows together. */
const march = {
  phase: 'movement',
  playerTurn: 6,
  active: 'exile',
  units: { zacharie: 'WM.0203', jon: 'WM.2513', shaman: 'WM.1606', 'ork-archer': 'WM.1911' },
}
const shot = { ...march, phase: 'fire', units: { ...march.units, jon: 'WM.1412' } }
const melee = {
  phase: 'combat',
  playerTurn: 5,
  active: 'exile',
  units: { godiva: 'WM.1509', lucifer: 'WM.1610', 'ork-1': 'WM.1609', 'crazy-ork': 'WM.1908' },
}
const duelOfSorcerers = {
  turn: 4,
  players: { P1: { conviction: 'bad', points: 100 }, P2: { points: 40 } },
  figures: {
    'P1-orc-1': { x: 70, y: 60, weapon: 'medium' },
    'P1-orc-2': { x: 180, y: 130, weapon: 'light' },
    'P2-goblin-1': { x: 94, y: 60, face: [-1, 0], weapon: 'light' },
  },
}

const openWizards = (page: Page, position: object, scenario = 'two-wizards') =>
  openNoir(page, scenario, position)
const openSorcerers = async (page: Page) => {
  await openGame(page, 'sorcerers', duelOfSorcerers, {})
  await expect(page.locator('.sorcerers-table')).toBeVisible()
}
const openWrath = async (page: Page, step: string) => {
  await openGame(page, 'dragons-wrath', duel(step))
  // Once for whoever is to act, who alone sees this hand; in whatever language it is asked.
  await page.getByRole('dialog').getByRole('button').first().click()
  await expect(bar(page)).toBeVisible()
}

/** The bar is one row of buttons, none of them cut; giving up is not in it; what is red says its key. */
async function isOneRow(page: Page): Promise<void> {
  await expect(red(page)).toHaveCount(1)
  await expect(red(page).locator('kbd')).toHaveText('↵')
  const found = await bar(page).evaluate((node) => {
    const buttons = [...node.querySelectorAll('button')].filter((button) => button.checkVisibility())
    const middles = buttons
      .map((button) => button.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2)
    return {
      spread: Math.max(...middles) - Math.min(...middles),
      height: node.getBoundingClientRect().height,
      overflow: node.scrollWidth - node.clientWidth,
      cut: buttons
        .filter((button) => button.scrollWidth > button.clientWidth + 1)
        .map((button) => button.textContent),
    }
  })
  expect(found.spread).toBeLessThan(12)
  expect(found.height).toBeLessThan(80)
  expect(found.overflow).toBeLessThan(2)
  expect(found.cut).toEqual([])
  await expect(page.getByText('Abandonner', { exact: false })).toHaveCount(0)
}

test('Dragon Noir: who is to act comes into sight, and so does the next one; a chance stands over each target and on the button', async ({
  page,
}) => {
  await openWizards(page, march)
  const who = page.locator('.noir-side h2').first()
  const first = await who.textContent()
  const inSight = async () =>
    expect(
      await outOfSight(
        page,
        (await who.textContent()) === 'Jon' ? '[data-unit="jon"]' : '[data-unit="zacharie"]',
      ),
    ).toEqual([])
  await inSight()
  await page.keyboard.press('m')
  await expect(who).not.toHaveText(first ?? '')
  await inSight()

  await openWizards(page, shot)
  const chips = page.locator('.chance-chips text')
  await expect(chips).not.toHaveCount(0)
  expect(await chips.filter({ hasText: /^0\s?%$/ }).count()).toBe(0)
  await page.mouse.click(...(await middleOf(page.locator('[data-unit="ork-archer"]'))))
  await expect(red(page)).toHaveText(/^Shoot at Ork archer · \d+%↵$/)
  await openWizards(page, melee, 'mill')
  await page.mouse.click(...(await middleOf(page.locator('[data-unit="ork-1"]'))))
  await expect(red(page)).toHaveText(/^Attack Ork 1 with Godiva and Lucifer · \d+%↵$/)
  await page.keyboard.press('Enter')
  await expect(page.locator('.log')).toContainText('against Ork 1')
})

test('Sorcerers: who is to act comes into sight, and Enter presses the red button, which says all of it', async ({
  page,
}) => {
  await openSorcerers(page)
  await page.mouse.click(...(await middleOf(page.locator('[data-figure="P1-orc-1"]'))))
  await red(page).click()
  await expect(red(page)).toContainText('End the activation')
  expect(await outOfSight(page, '[data-figure="P1-orc-1"]')).toEqual([])
  await page.mouse.click(...(await middleOf(page.locator('[data-figure="P2-goblin-1"]'))))
  await expect(red(page)).toHaveText(/^Strike Goblin 1 · \d+%↵$/)
  await page.keyboard.press('Enter')
  await expect(page.locator('.log')).toContainText('Goblin 1')
})

test('The Dragon’s Wrath: whose answer is asked sees all of the hand, and Enter presses the red button', async ({
  page,
}) => {
  await openWrath(page, 'C2')
  for (const place of await page.locator('.wrath-hand .wrath-press, [data-zone="h"] .wrath-press').all())
    await expect(place).toBeInViewport({ ratio: 0.5 })
  await at(page, 'A-1').click(corner)
  await at(page, 'B-1').click(corner)
  await expect(red(page)).toHaveText('By force↵')
  await page.mouse.move(700, 60)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('an answer?')
})

test.describe('on a small laptop, in French', () => {
  test.use({ viewport: { width: 1280, height: 720 }, locale: 'fr-FR' })

  test('Dragon Noir, Sorcerers, Wrath: the bar is one row, with no word cut and giving up not in it', async ({
    page,
  }) => {
    await openWizards(page, march)
    await isOneRow(page)
    await openWizards(page, shot)
    await isOneRow(page)
    await page.mouse.click(...(await middleOf(page.locator('[data-unit="ork-archer"]'))))
    await isOneRow(page)
    await openWizards(page, melee, 'mill')
    await page.mouse.click(...(await hexSpot(page, 'WM.1609')))
    await isOneRow(page)
    await openSorcerers(page)
    await page.mouse.click(...(await middleOf(page.locator('[data-figure="P1-orc-1"]'))))
    await isOneRow(page)
    await red(page).click()
    await expect(red(page)).toContainText('Finir')
    await isOneRow(page)
    for (const step of ['C2', 'P1']) {
      await openWrath(page, step)
      await isOneRow(page)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('Dragon Noir: who is to act comes into sight above the sheet', async ({ page }) => {
    await openWizards(page, march)
    const who = (await page.locator('.sheet h2').first().textContent()) ?? ''
    const unit = who.includes('Jon') ? 'jon' : 'zacharie'
    expect(await outOfSight(page, `[data-unit="${unit}"]`)).toEqual([])
  })

  test('Sorcerers: those who may act, and the sorcerer a computer leads, come into sight', async ({
    page,
  }) => {
    await openSorcerers(page)
    expect(await outOfSight(page, '[data-figure="P1-orc-1"], [data-figure="P1-orc-2"]')).toEqual([])

    await hurry(page)
    await toLobby(page)
    await page.getByRole('button', { name: /^Sorcerers/ }).click()
    await page.getByRole('radio', { name: /Computer/ }).check()
    await page.getByLabel('Opponent').selectOption('random')
    await page.getByRole('button', { name: 'Set the table' }).click()
    await expect(page.locator('.sorcerers-table')).toBeVisible()
    await expect(red(page)).toBeVisible()
    const seat = await page.locator('.sorcerers-table').getAttribute('data-seat')
    await expect.poll(() => outOfSight(page, `[data-figure="P${seat}-sorcerer"]`)).toEqual([])
    await beCalm(page)
    await red(page).click()
    const other = seat === '1' ? 2 : 1
    await expect(page.locator('.sorcerers-table')).toHaveAttribute('data-seat', `${other}`)
    await expect.poll(() => outOfSight(page, `[data-figure="P${other}-sorcerer"]`)).toEqual([])
  })
})
