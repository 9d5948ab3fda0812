import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { middleOf } from './support/middle.ts'
import { bar, boardIsDrawn, hurry, storedSeq } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ colorScheme: 'light' })

const board = (page: Page) => page.getByRole('application', { name: 'The boards' })
const goesOn = (page: Page, seq: number) => expect.poll(() => storedSeq(page)).toBeGreaterThan(seq)
const phaseNow = (page: Page) => page.locator('.phase-now')

/** Presses the middle of a counter with the mouse. */
async function pressUnit(page: Page, unit: string): Promise<void> {
  await page.mouse.click(...(await middleOf(page.locator(`[data-unit="${unit}"]`))))
}

/** Presses a lit hex with the mouse. */
async function pressHex(page: Page, hex: string): Promise<void> {
  await page.mouse.click(...(await middleOf(page.locator(`[data-hex="${hex}"]`))))
}

/** Opens a position of the two wizards as a game of two people at this screen. */
async function openPosition(page: Page, position: object): Promise<void> {
  await hurry(page)
  const options = { scenario: 'two-wizards' }
  const text = JSON.stringify({ format: 'wyrmtable-position/1', game: 'dragon-noir', options, position })
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'position.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await boardIsDrawn(page)
}

const units = {
  zacharie: 'WM.1006',
  jon: 'WM.1412',
  shaman: 'WM.2106',
  'ork-archer': 'WM.1911',
  'ork-1': { hex: 'WM.1807', condition: 'wounded' },
}

test('from the lobby: a box with its scenarios, set up by mouse and by key, no fault for a screen reader', async ({
  page,
}) => {
  await hurry(page)
  await page.goto('/')
  await page.getByRole('button', { name: /Dragon Noir/ }).click()
  await page.getByRole('radio', { name: /Same screen/ }).check()
  await expect(page.getByLabel('Scenario').locator('option')).toHaveCount(6)
  await page.getByRole('button', { name: 'Set the table' }).click()
  await boardIsDrawn(page)
  await expect(phaseNow(page)).toHaveText('Horde: Set-up')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => `${target}`)])).toEqual([])

  // The first counter by mouse, the next by key on the board.
  const seq = await storedSeq(page)
  const lit = page.locator('[data-hex]').first()
  await pressHex(page, (await lit.getAttribute('data-hex')) ?? '')
  await goesOn(page, seq)
  await board(page).focus()
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await goesOn(page, seq + 1)
})

test('shoots with its chances shown first, and the enemy moves under fire', async ({ page }) => {
  await openPosition(page, { phase: 'fire', playerTurn: 6, active: 'exile', units })
  await pressUnit(page, 'jon')
  await pressUnit(page, 'ork-archer')
  const forecast = page.getByRole('region', { name: 'What it may bring' })
  await expect(forecast).toContainText('light cover')
  await expect(page.locator('.noir-line')).toBeVisible()
  const seq = await storedSeq(page)
  await bar(page)
    .getByRole('button', { name: /^Shoot at/ })
    .click()
  await goesOn(page, seq)
})

test('moves, is shot at in between, and passes by key', async ({ page }) => {
  await openPosition(page, {
    phase: 'movement',
    playerTurn: 5,
    active: 'horde',
    hordeMagic: 'pass',
    exileMagic: 'pass',
    units: { jon: 'WM.1412', 'ork-1': 'WM.1610' },
  })
  await pressUnit(page, 'ork-1')
  await bar(page).getByRole('button', { name: 'Begin its move' }).click()
  await pressHex(page, 'WM.1609')
  await expect(phaseNow(page)).toHaveText('Exile: Defensive fire')
  const seq = await storedSeq(page)
  await bar(page).getByRole('button', { name: 'Pass' }).focus()
  await page.keyboard.press('Enter')
  await goesOn(page, seq)
  await expect(phaseNow(page)).toHaveText('Horde: Movement')
  await page
    .getByRole('region', { name: 'What can be done' })
    .getByRole('button', { name: 'End its move' })
    .click()
  await bar(page).getByRole('button', { name: 'End its move' }).click()
  await goesOn(page, seq + 1)
})

test('casts a spell that the other wizard may counter', async ({ page }) => {
  await openPosition(page, {
    phase: 'fire',
    playerTurn: 6,
    active: 'exile',
    waits: [{ kind: 'magicWindow', args: [0] }],
    units,
  })
  await expect(phaseNow(page)).toHaveText('Exile: A moment for magic')
  await page
    .getByRole('region', { name: 'Spells' })
    .getByRole('button', { name: /Slumber/ })
    .click()
  await pressUnit(page, 'ork-1')
  await expect(page.getByRole('region', { name: 'What it may bring' })).toContainText('succeeds')
  const seq = await storedSeq(page)
  await bar(page)
    .getByRole('button', { name: /Slumber/ })
    .click()
  await goesOn(page, seq)
  await expect(phaseNow(page)).toContainText('Horde:')
})

test('lays a piece far from all that is listed, turned as one likes', async ({ page }) => {
  await openPosition(page, {
    phase: 'movement',
    playerTurn: 5,
    active: 'exile',
    waits: [{ kind: 'magicWindow', args: [0] }],
    units,
  })
  await page
    .getByRole('region', { name: 'Spells' })
    .getByRole('button', { name: /^Hut of Dawn/ })
    .click()
  const list = page.getByRole('region', { name: 'What can be done' })
  await list.locator('summary').filter({ hasText: 'Magic' }).click()
  await expect(list.getByRole('button', { name: 'Hut of Dawn → WM.1304' })).toHaveCount(0)
  await pressHex(page, 'WM.1304')
  const cast = bar(page).getByRole('button', { name: /^Hut of Dawn/ })
  await expect(cast).toHaveText(/WM\.1304/)
  await page.keyboard.press('e')
  await expect(cast).toHaveText(/WM\.1304, turned by \d+°/)
  const seq = await storedSeq(page)
  await cast.click()
  await goesOn(page, seq)
  await expect(page.locator('.log')).toContainText('Zacharie casts Hut of Dawn')
})
