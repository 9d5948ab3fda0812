import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { pressMarked } from './support/marked.ts'
import { middleOf } from './support/middle.ts'
import { hexSpot, openNoir } from './support/noir-table.ts'
import { resize } from './support/resize.ts'
import { beCalm } from './support/settings.ts'
import { bar, boardIsDrawn, hurry, storedSeq } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ colorScheme: 'light', staysOpen: true })

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

/** Opens a position of the two wizards. */
const openPosition = (page: Page, position: object) => openNoir(page, 'two-wizards', position)

const units = {
  zacharie: 'WM.1006',
  jon: 'WM.1412',
  shaman: 'WM.2106',
  'ork-archer': 'WM.1911',
  'ork-1': { hex: 'WM.1807', condition: 'wounded' },
}

test('from the lobby: a box with its scenarios, set up by mouse and by key', async ({ page }) => {
  await hurry(page)
  await page.goto('/#/')
  await page.getByRole('button', { name: /Dragon Noir/ }).click()
  await page.getByRole('radio', { name: /Same screen/ }).check()
  await expect(page.getByLabel('Scenario').locator('option')).toHaveCount(6)
  await page.getByRole('button', { name: 'Set the table' }).click()
  await boardIsDrawn(page)
  await expect(phaseNow(page)).toHaveText('Horde: Set-up')

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

test('a press that leads nowhere says why, and who is in hand stays there', async ({ page }) => {
  await openPosition(page, { phase: 'movement', active: 'exile', units })
  await pressUnit(page, 'zacharie')
  const who = page.locator('.noir-side h2').first()
  await expect(who).toHaveText('Zacharie')
  // Too far, closed to him, and taken by an enemy: each is asked about where it leads.
  const refusals = [
    ['WM.0313', /Needs \d+ MP, 7 left/, 'DN-7.1'],
    ['WM.1807', /An enemy stands/, 'DN-7.3'],
  ] as const
  for (const [hex, why, clause] of refusals) {
    await page.mouse.click(...(await hexSpot(page, hex)))
    await expect(page.getByRole('alert')).toContainText(why)
    await expect(page.getByRole('alert')).toContainText(clause)
    await expect(page.locator(`[data-refused="${hex}"]`)).toHaveCount(1)
    await expect(who).toHaveText('Zacharie')
  }
})

test('shoots with its chances shown first, and the enemy moves under fire', async ({ page }) => {
  const shooters = { ...units, 'elf-1': 'WM.1511' }
  await openPosition(page, { phase: 'fire', playerTurn: 6, active: 'exile', units: shooters })
  // The rail says which turn it is, and what the wizard has left.
  await expect(page.locator('.rail-head')).toHaveText('Turn 3')
  await expect(page.locator('.rail-foot')).toHaveText(/^Zacharie100energy, one spell left$/)
  // Who shoots next is in the bar, and in the panel once pressed.
  const chosen = page.locator('.noir-side h2').first()
  await expect(chosen).toHaveText('Jon')
  await bar(page).getByRole('button', { name: 'Next shooter' }).click()
  await expect(chosen).toHaveText('Elf 1')
  await pressUnit(page, 'jon')
  await pressUnit(page, 'ork-archer')
  const forecast = page.getByRole('region', { name: 'What it may bring' })
  await expect(forecast).toContainText('light cover')
  await expect(page.locator('.noir-line')).toBeVisible()
  const seq = await storedSeq(page)
  await beCalm(page)
  await bar(page)
    .getByRole('button', { name: /^Shoot at/ })
    .click()
  // An arrow says who shoots at whom, the die lies beside, and only then is told what came of it.
  await expect(page.locator('[data-strike] .strike-shaft')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Dice' })).toContainText('Jon')
  await expect(page.locator('.log')).not.toContainText('Jon shoots')
  await page.keyboard.press('x')
  await goesOn(page, seq)
  // One line an act, the die in its place.
  await expect(page.locator('.log').getByText(/^Jon shoots at/)).toHaveCount(1)
  await expect(page.locator('.log .die')).toHaveCount(1)
})

test('marches in one press, is shot at in between, and goes on', async ({ page }) => {
  await openPosition(page, {
    phase: 'movement',
    playerTurn: 5,
    active: 'horde',
    hordeMagic: 'pass',
    exileMagic: 'pass',
    units: { jon: 'WM.1412', 'ork-1': 'WM.1610', 'ork-2': 'WM.2010' },
  })
  // The turn chose the first who can act; pressing a hex shows the way with its cost, pressing it again goes.
  const goal = await hexSpot(page, 'WM.1607')
  await page.mouse.click(...goal)
  await expect(page.locator('[data-ghost="WM.1607"]')).toBeVisible()
  await expect(bar(page).locator('.button-primary')).toContainText('Ork 1 to WM.1607 · 3 MP')
  await page.mouse.click(...goal)
  await expect(phaseNow(page)).toHaveText('Exile: Defensive fire')
  await expect(bar(page).locator('.button-primary')).toContainText('Wait')
  await page.keyboard.press('j')
  // Asked again on the next hex, fire is held for the rest of the move; the chronicle tells all of it in one line.
  await expect(page.locator('.log')).toContainText('WM.1608')
  await bar(page).getByRole('button', { name: 'Not again this move' }).click()
  // Nothing else could be done there: the move is over, and the next one takes over.
  await expect(phaseNow(page)).toHaveText('Horde: Movement')
  await expect(page.locator('.noir-side h2').first()).toHaveText('Ork 2')
  await expect(page.locator('.log').getByText(/^Ork 1: goes to WM\.1607/)).toHaveCount(1)
})

test('a rider turns on the ghost, goes by a place of choice, and all of it is taken back at once', async ({
  page,
}) => {
  await openNoir(page, 'mill', {
    phase: 'movement',
    playerTurn: 5,
    active: 'exile',
    units: { laberne: { hex: 'WM.0610', mounted: true, facing: 'SE' }, 'ork-1': 'WM.2010' },
  })
  await page.mouse.click(...(await hexSpot(page, 'WM.0813')))
  await page.keyboard.press('w')
  await page.mouse.click(...(await hexSpot(page, 'WM.1010')))
  await expect(page.locator('[data-ghost="WM.1010"]')).toBeVisible()
  const open = page.locator('.noir-arrow.is-open').first()
  const facing = (await open.getAttribute('data-facing')) ?? ''
  await page.mouse.click(...(await middleOf(open)))
  await expect(page.locator('.noir-arrow.is-now')).toHaveAttribute('data-facing', facing)
  // The way by that place is longer than the straight one.
  await expect(bar(page).locator('.button-primary')).toContainText(/· ([6-9]|1\d) MP/)
  await page.keyboard.press('Enter')
  await expect(
    page
      .locator('.log')
      .getByText(/to 1010/)
      .first(),
  ).toBeVisible()
  await expect(bar(page).locator('.button-primary')).toContainText('End the phase')
  await page.keyboard.press('z')
  await expect(page.locator('.log')).not.toContainText('1010')
  await expect(page.locator('.noir-side h2').first()).toHaveText('Laberne')
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
  const book = page.getByRole('region', { name: 'Spell book of Zacharie' })
  const ways = page.getByRole('group', { name: 'What to do with this moment' })
  await expect(ways.getByRole('button', { name: /^Shoot/ })).toBeDisabled()
  await expect(ways.getByRole('button', { name: /^Spell/ })).toHaveText('Spell100 PE')
  await book.getByRole('button', { name: /Slumber/ }).click()
  await isAccessible(page, 'a spell book', '.noir-side')
  // On a phone the book lies in the sheet, with the same spell in hand.
  await resize(page, { width: 390, height: 844 })
  await page.getByRole('button', { name: 'Change the height of the sheet' }).click()
  await expect(book.getByRole('button', { name: /Slumber/ })).toHaveAttribute('aria-pressed', 'true')
  await isAccessible(page, 'a spell book, on a phone', '.sheet')
  await resize(page, { width: 1440, height: 900 })
  await pressUnit(page, 'ork-1')
  await expect(page.getByRole('region', { name: /^Slumber/ })).toContainText('3 or more')
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
    .getByRole('region', { name: 'Spell book of Zacharie' })
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

test('the lesson of the first turn is followed on the board', async ({ page }) => {
  await page.goto('/#/guide/dragon-noir')
  await boardIsDrawn(page)
  const coach = page.getByRole('complementary', { name: 'Lesson' })
  const isAt = (title: string) => expect(coach.getByRole('heading')).toHaveText(title)
  const red = () => pressMarked(bar(page).locator('.button-primary'))
  const twice = async (hex: string) => {
    await page.mouse.click(...(await hexSpot(page, hex)))
    await page.keyboard.press('Enter')
  }
  const strike = async (hex: string) => {
    await page.mouse.click(...(await hexSpot(page, hex)))
    await red()
  }
  await coach.getByRole('button', { name: 'Next' }).click()
  await coach.getByRole('button', { name: 'Next' }).click()
  await isAt('The Elf shoots')
  await strike('WM.0909')
  await isAt('Wounded')
  await red()
  await isAt('One after another')
  await pressUnit(page, 'godiva')
  await twice('WM.0809')
  await isAt('The other side answers')
  await strike('WM.0809')
  await isAt('Missed')
  await expect(bar(page).locator('.button-primary')).toContainText('End the move of Godiva')
  await red()
  await isAt('The Elf keeps his bow ready')
  await red()
  await isAt('Nine against three')
  await pressUnit(page, 'godiva')
  await strike('WM.0909')
  await isAt('Into his place')
  await page.mouse.click(...(await hexSpot(page, 'WM.0909')))
  await isAt('Your turn is over')
  await red()
  await isAt('You are the Horde')
  await coach.getByRole('button', { name: 'Next' }).click()
  await isAt('Save the arrow')
  await red()
  await isAt('Infiltration')
  await pressUnit(page, 'ork-2')
  await twice('WM.1009')
  await isAt('Nobody else')
  await red()
  await isAt('Who stood still')
  await strike('WM.1111')
  await isAt('The Ork strikes')
  await pressUnit(page, 'ork-2')
  await strike('WM.0909')
  await isAt('Nothing')
  await red()
  await isAt('That is a turn')
})
