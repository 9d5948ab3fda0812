import type { Page } from '@playwright/test'
import { inDialog, isAccessible } from './support/axe.ts'
import { damageStored } from './support/damage.ts'
import { goldenFile } from './support/golden.ts'
import {
  archery,
  claim,
  defence,
  fire,
  lightning,
  melee,
  openPosition,
  spell,
  strike,
  walk,
} from './support/positions.ts'
import { resize } from './support/resize.ts'
import { bar, boardIsDrawn, fillSetups, guard, pressHex, setTable } from './support/table.ts'
import { expect, test } from './support/test.ts'

/**
 * Every page and every state of it, each in both themes. A state that is new belongs here: the tests of the
 * pages look at what they do, this one at who can use it. Only what takes a test of its own to come to is
 * looked at there: each game's table as it is first seen, with its keys and tables (around-the-table.spec.ts), a newer
 * version (offline.spec.ts), a fault of the page (lobby.spec.ts), and what happened since one's last turn
 * (table.spec.ts).
 */
test.use({ viewport: { width: 1440, height: 900 }, staysOpen: true })

const ended = goldenFile('claimed-marginal-invader')
const dialog = (page: Page) => page.getByRole('dialog')
const fileField = (page: Page) => page.locator('input[type=file]').first()
const phone = { width: 390, height: 844 }

test('the lobby: empty, variants, settings, another box, a bad file, saved games, a question', async ({
  page,
}) => {
  test.slow()
  await page.goto('/#/')
  await expect(page.getByRole('heading', { name: 'An empty table' })).toBeVisible()
  await page.getByText('Variants of the rules').click()
  await expect(page.getByText(/DR-4\.4/)).toBeVisible()
  await page.getByRole('button', { name: /^DR-12\.21/ }).click()
  await isAccessible(page, 'the empty lobby, variants open')

  await page.getByLabel('Settings').click()
  await isAccessible(page, 'settings')
  await page.keyboard.press('Escape')
  for (const box of await page.locator('.box button').all()) {
    await box.click()
    await page.getByRole('radio', { name: /Same screen/ }).check()
    await isAccessible(page, `the set-up panel of ${await box.textContent()}`, '.setup')
  }
  await fileField(page).setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a"'),
  })
  await expect(page.getByRole('alert')).toBeVisible()
  await isAccessible(page, 'a file that is none')

  await openPosition(page, walk)
  await page.goto('/#/')
  await fileField(page).setInputFiles(ended)
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible()
  await page.goto('/#/')
  await expect(page.locator('.saved-game')).toHaveCount(2)
  await page
    .getByRole('button', { name: /^Delete Dragon Rage/ })
    .first()
    .click()
  await isAccessible(page, 'the question before a game is deleted', inDialog)
  await page.keyboard.press('Escape')
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await isAccessible(page, 'saved games, offline')
  await page.context().setOffline(false)
  await resize(page, phone)
  await isAccessible(page, 'the lobby on a phone')
})

test('Dragon Rage: both set-ups and the phases of the Invader', async ({ page }) => {
  test.slow()
  await setTable(page, { mode: 'together' })
  await bar(page).getByRole('button', { name: 'Place the rest by chance' }).click()
  await bar(page).getByRole('button', { name: 'Finish the set-up' }).click()
  await expect(page.locator('.tray-piece.is-dragon').first()).toBeVisible()
  await isAccessible(page, 'set-up of the Invader')

  await openPosition(page, walk)
  await page.locator('.action-list > summary').click()
  await expect(page.getByLabel('Filter actions')).toBeVisible()
  await page.keyboard.press('t')
  await isAccessible(page, 'a walk with the list of actions and threats')
  await openPosition(page, fire)
  await isAccessible(page, 'dragonfire')
  await openPosition(page, melee)
  await pressHex(page, '1110')
  await expect(page.locator('.preview')).toBeVisible()
  await isAccessible(page, 'an attack of a dragon')
  await openPosition(page, claim)
  await isAccessible(page, 'a claim')
})

test('Dragon Rage: the phases of the Defender', async ({ page }) => {
  test.slow()
  await openPosition(page, spell)
  await bar(page).getByRole('button', { name: 'Lightning' }).click()
  await isAccessible(page, 'a spell')
  await openPosition(page, lightning)
  await expect(dialog(page)).toBeVisible()
  await isAccessible(page, 'damage to share out', inDialog)
  await openPosition(page, defence)
  await isAccessible(page, 'movement')
  await openPosition(page, archery)
  await isAccessible(page, 'archery')
  await openPosition(page, strike)
  await page.keyboard.press('n')
  await pressHex(page, '1009')
  await isAccessible(page, 'a choice of attacks')
})

test('Dragon Rage: questions, keys, menu, drawer, clause', async ({ page }) => {
  test.slow()
  await openPosition(page, melee)
  await bar(page)
    .getByRole('button', { name: /^End the phase/ })
    .click()
  await expect(guard(page)).toBeVisible()
  await isAccessible(page, 'the question before a phase ends', inDialog)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await isAccessible(page, 'keys', inDialog)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await isAccessible(page, 'the menu')
  await page.keyboard.press('Escape')
  await pressHex(page, '1110')
  await page.locator('.preview .clause').first().click()
  await expect(dialog(page).locator('.clause-text')).not.toBeEmpty()
  await isAccessible(page, 'a clause', inDialog)
  await page.keyboard.press('Escape')
  await resize(page, { width: 1000, height: 800 })
  await page.keyboard.press('i')
  await isAccessible(page, 'the drawer')
})

test('Dragon Rage: a roll', async ({ page }) => {
  test.slow()
  await openPosition(page, melee, false)
  await pressHex(page, '1110')
  await bar(page).locator('.button-primary').click()
  await expect(page.getByRole('region', { name: 'Dice' })).toBeVisible()
  // As they lie, on the board too: what has come to rest keeps nobody waiting, and the page goes on answering.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  )
  await isAccessible(page, 'dice')
})

test('Dragon Rage on a phone: set-up, an attack, the sheet at its three heights', async ({ page }) => {
  test.slow()
  await resize(page, phone)
  await setTable(page, { mode: 'together' })
  await isAccessible(page, 'set-up on a phone')
  await openPosition(page, melee)
  await pressHex(page, '1110')
  await expect(page.locator('.preview')).toBeVisible()
  await isAccessible(page, 'an attack on a phone')
  const handle = page.getByRole('button', { name: 'Change the height of the sheet' })
  await handle.click()
  await isAccessible(page, 'the full sheet')
  await handle.click()
  await isAccessible(page, 'the low sheet')
})

test('the end, the replay and its faults', async ({ page }) => {
  test.slow()
  await page.goto('/#/')
  await fileField(page).setInputFiles(ended)
  await expect(page.locator('.over .proof.is-good')).toBeVisible()
  await isAccessible(page, 'the end of a game')
  await resize(page, phone)
  await isAccessible(page, 'the end of a game on a phone')
  await resize(page, { width: 1440, height: 900 })

  await page.goto('/#/replay/')
  const field = page.getByLabel('Choose a replay file')
  await expect(field).toBeAttached()
  await isAccessible(page, 'a replay without a file')
  await field.setInputFiles(ended)
  await boardIsDrawn(page)
  await page.keyboard.press('End')
  await expect(page.locator('.mattered-move').first()).toBeVisible()
  await expect(page).toHaveTitle('Replay – Dragon Rage – Wyrmtable')
  await isAccessible(page, 'a replay')
  await page.keyboard.press('PageUp')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await isAccessible(page, 'playing on from a replay')
  await page.goto('/#/replay/0123456789abcdef')
  await expect(page.getByRole('heading', { name: 'No such replay' })).toBeVisible()
  await isAccessible(page, 'a replay that is not there')
})

test('rulebook, guide, gallery, about', async ({ page }) => {
  test.slow()
  await page.goto('/#/rules/dragon-rage/DR-14.3')
  await expect(page.locator('.rule.is-target')).toBeVisible()
  await page.getByRole('searchbox').fill('overrun')
  await expect(page.locator('.rule mark').first()).toBeVisible()
  await expect(page).toHaveTitle('Rulebook – Dragon Rage – Wyrmtable')
  await isAccessible(page, 'a search of the rules')
  await page.getByRole('searchbox').fill('xylophone')
  await isAccessible(page, 'a search that finds nothing')
  await page.goto('/#/guide/dragon-rage')
  await boardIsDrawn(page)
  await page.locator('.coach-row .button').first().click()
  await expect(page).toHaveTitle('First game – Dragon Rage – Wyrmtable')
  await isAccessible(page, 'a lesson')
  await page.goto('/#/gallery')
  await expect(page.getByRole('region', { name: 'Lamplight', exact: true })).toBeVisible()
  await isAccessible(page, 'the gallery')
  await page.goto('/#/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isAccessible(page, 'about')
})

test.describe('a page that is loaded for the first time', () => {
  test.use({ staysOpen: false })

  test('pages without anything to show or not yet, and a stored game that is damaged', async ({ page }) => {
    test.slow()
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/AboutPage-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/#/about')
    await expect(page.locator('.setting-up')).toBeVisible()
    await isAccessible(page, 'a page on its way')
    goOn()
    await expect(page.getByRole('heading', { name: 'About Wyrmtable' })).toBeVisible()

    for (const address of ['nowhere', 'table/0123456789abcdef', 'guide/chess', 'rules/chess']) {
      await page.goto(`/#/${address}`)
      await expect(page.locator('.notice')).toBeVisible()
      await expect(page).toHaveTitle(/.+ – Wyrmtable$/)
      await isAccessible(page, address)
    }
    await setTable(page, { mode: 'together' })
    await fillSetups(page)
    await damageStored(page)
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('(Place: /entries/3/action)')
    await isAccessible(page, 'a damaged game')
  })
})
