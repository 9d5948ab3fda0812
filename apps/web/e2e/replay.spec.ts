import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { golden, goldenFile } from './support/golden.ts'
import { resize } from './support/resize.ts'
import { bar, boardIsDrawn, fillSetups, setTable, storedSeq } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

const { file: dragonsDead, entries, dice } = golden('dragons-dead-defeat-defender')
const last = entries.length

/** Opens a replay file and waits until it is drawn and judged. */
async function openFile(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.goto('/#/replay/')
  await page.getByLabel('Choose a replay file').setInputFiles(file)
  await boardIsDrawn(page)
}

/** Number of the first entry in which a die fell. */
const firstRoll = String(entries.findIndex((entry) => entry.dice.length > 0) + 1)

/** Goes to an entry by its number in the chronicle. */
const goTo = (page: Page, entry: string) =>
  page.locator(`.reel-row[data-seq="${entry}"]`).getByRole('button', { name: entry, exact: true }).click()

const scrubber = (page: Page) => page.getByRole('slider', { name: 'Entry' })
const now = (page: Page) => page.locator('.reel-row.is-now')

test('a file is opened, verified, and wound through by keyboard, by itself, by slider, chronicle and moments', async ({
  page,
}) => {
  test.slow()
  await openFile(page, dragonsDead)
  const faces = page.getByText('Faces that fell')
  await expect(faces).toBeHidden()
  await expect(page.getByText(`${dice} dice verified`)).toBeVisible()
  await expect(page.getByText('Before the first action')).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(`Entry 1 of ${last}`)).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect(page.locator('.replay-tip')).toContainText('Turn 2')
  const turn = await scrubber(page).inputValue()
  await page.keyboard.press('Shift+ArrowRight')
  expect(Number(await scrubber(page).inputValue())).toBeGreaterThan(Number(turn))
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(scrubber(page)).toHaveValue(turn)
  await page.keyboard.press('End')
  await expect(page.getByText(`Entry ${last} of ${last}`)).toBeVisible()
  await expect(now(page)).toContainText(String(last))
  await expect(now(page)).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(scrubber(page)).toHaveValue('0')

  // As at a table: its keys under the question mark, the game’s tables under R; what is open keeps the keys.
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toContainText('one turn back or on')
  await expect(keys).not.toContainText('undo')
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  const sheet = page.getByRole('dialog', { name: 'Reference sheet' })
  await expect(sheet.getByRole('table').first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(scrubber(page)).toHaveValue('0')
  await page.keyboard.press('ArrowRight')
  await expect(scrubber(page)).toHaveValue('1')

  // The faces of all dice thrown so far can be looked at.
  await page.keyboard.press('End')
  await faces.click()
  const bars = page.getByRole('list', { name: 'Faces that fell' })
  await expect(bars).toContainText('Defender')
  const counts = await bars.locator('.face-count').allInnerTexts()
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(dice)
  await expect(bars.locator('ol').first().locator('li')).toHaveCount(6)

  // It plays, pauses at a press, and ends at the end.
  await page.keyboard.press('Home')
  await expect(scrubber(page)).toHaveValue('0')
  await page.getByRole('button', { name: '4 times' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => Number(await scrubber(page).inputValue())).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const stopped = Number(await scrubber(page).inputValue())
  await page.keyboard.press('ArrowRight')
  await expect(scrubber(page)).toHaveValue(String(stopped + 1))
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.locator('#main').focus()
  await page.keyboard.press('Space')
  await expect(scrubber(page)).toHaveValue(String(last))
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

  // The slider, the chronicle and the phases that mattered lead to the same positions.
  const box = await scrubber(page).boundingBox()
  if (box === null) throw new Error('there is no slider')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect
    .poll(async () => Math.abs(Number(await scrubber(page).inputValue()) - last / 2))
    .toBeLessThan(2)
  await expect(now(page)).toBeInViewport()
  const move = page.locator('.mattered-move').first()
  // Moments are named by what was done, and stand on the curve under the same numbers.
  await expect(move).toContainText(/Ashmaw|Verdigris|[A-Z]\w+ \d|\d{4}/)
  await expect(page.locator('.strip-swing')).toHaveCount(await page.locator('.mattered-move').count())
  await expect(page.locator('.strip-swing').first()).toHaveText('1')
  await move.click()
  await expect(move).toHaveAttribute('aria-current', 'step')

  // The dice of the entry, with what was added and the clause that says so.
  await goTo(page, firstRoll)
  await expect(scrubber(page)).toHaveValue(firstRoll)
  await expect(page.locator('.entry-roll .die').first()).toBeVisible()
  await expect(page.locator('.replay-side .clause').first()).toBeVisible()
  // The chronicle tells it as at the table: by name, the die in its place.
  await expect(now(page).locator('.die').first()).toBeVisible()
  await expect(page.locator('.reel')).toContainText('Ashmaw')
  await expect(page.locator('.reel')).not.toContainText(/\bD1\b/)

  // For the keyboard the chronicle is one place; up and down lead on from the entry that is shown.
  await page.getByRole('region', { name: 'Chronicle' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(now(page).getByRole('button', { name: firstRoll, exact: true })).toBeFocused()

  // A clause is opened beside the board and found in the rulebook.
  const clause = page.locator('.entry-events .clause').first()
  const number = (await clause.textContent()) ?? ''
  await clause.click()
  await expect(page.getByRole('dialog')).toContainText(number)
  await page.getByRole('link', { name: 'Find it in the rulebook' }).click()
  await expect(page.locator('.rule.is-target')).toContainText(number)
})

test('pieces are called by their names from the first moment on', async ({ page }) => {
  await page.goto('/#/replay/')
  await page.evaluate(() => {
    new MutationObserver(() => {
      const told = document.querySelector('.reel-lines')?.textContent ?? ''
      if (/(CAV|INF|ARH|MIL)\d/.test(told)) document.body.dataset.ids = 'told'
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByLabel('Choose a replay file').setInputFiles(dragonsDead)
  await expect(page.locator('.reel-lines')).toContainText('Cavalry 1')
  await expect(page.locator('body[data-ids]')).toHaveCount(0)
})

test('a changed file says where, and is shown up to there', async ({ page }) => {
  const replay: { entries: { dice: number[] }[] } = JSON.parse(await readFile(dragonsDead, 'utf8'))
  const rolled = replay.entries.findIndex((entry) => entry.dice.length > 0)
  const changed = replay.entries[rolled]
  if (changed === undefined) throw new Error('no die was rolled')
  changed.dice[0] = ((changed.dice[0] ?? 1) % 6) + 1
  await openFile(page, {
    name: 'changed.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(replay)),
  })
  await expect(page.getByRole('alert')).toContainText('Not verified')
  await expect(page.getByRole('alert')).toContainText(`entries/${rolled}`)
  await page.getByRole('button', { name: 'Show the last sound entry' }).click()
  await expect(scrubber(page)).toHaveValue(`${rolled}`)
})

test('a file that is no replay and an address without a game say so', async ({ page }) => {
  await page.goto('/#/replay/')
  const take = (text: string) =>
    page
      .getByLabel('Choose a replay file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await take('{"format":')
  await expect(page.getByRole('alert')).toContainText('ends in the middle')
  await take('{"format": "wyrmtable-replay/1", "game": "chess"}')
  await expect(page.getByRole('heading', { name: 'This replay cannot be read' })).toBeVisible()
  await page.goto('/#/replay/0123456789abcdef')
  await expect(page.getByRole('heading', { name: 'No such replay' })).toBeVisible()
})

test('a game of one’s own is looked back on and played on from there', async ({ page }) => {
  await setTable(page, { mode: 'together' })
  await fillSetups(page)
  await page.goto('/#/')
  await page.getByRole('link', { name: 'Replay', exact: true }).first().click()
  await boardIsDrawn(page)
  await expect(page.getByText(/dice verified|No dice: verified/)).toBeVisible()
  await page.keyboard.press('End')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep the replay' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).not.toContain('"secret"')

  // The position can be handed on by an address.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('button', { name: 'Copy a link to this position' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const replay = page.url()
  await page.getByRole('button', { name: 'Set the table' }).click()
  await expect(page.locator('main.table')).toBeVisible()
  await boardIsDrawn(page)
  await bar(page).getByRole('button', { name: 'Walk' }).click()
  await bar(page)
    .getByRole('button', { name: /^Turn right/ })
    .click()
  await expect.poll(() => storedSeq(page)).toBe(2)
  // What if: the line that parts from the replay is kept beside it, and knows where it parts.
  await page.goto(replay)
  await page.reload()
  const lines = page.getByRole('region', { name: 'What if' })
  const parting = lines.getByRole('button', { name: /^From entry \d+$/ })
  await expect(parting).toHaveCount(1)
  await expect(lines).toContainText('2 actions')
  await expect(lines.getByRole('link', { name: 'Play on' })).toBeVisible()
  const from = ((await parting.textContent()) ?? '').replace(/\D/g, '')
  await parting.click()
  await expect(scrubber(page)).toHaveValue(from)
  await lines.getByRole('link', { name: 'Look' }).click()
  await expect(
    lines.getByRole('link', { name: `Parts from another game at entry ${from}`, exact: true }),
  ).toBeVisible()
  // It is handed on as a file of its own, which whoever opens it can verify.
  const branch = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep the replay' }).click()
  await openFile(page, await (await branch).path())
  await expect(page.getByText('Actions verified')).toBeVisible()
  await expect(page.locator('.reel-row')).toHaveCount(2)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'A position of Dragon Rage' })).toBeVisible()
  await isAccessible(page, 'a position that was sent')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page).toHaveURL(/#\/table\//)
  await boardIsDrawn(page)
  await expect(page.locator('.pieces .counter')).toHaveCount(24)
  await expect(bar(page).getByRole('button', { name: 'Walk' })).toBeVisible()
})

test('each game shows its board alone, and a curve in the colours of its sides', async ({ page }) => {
  for (const [game, name, colours] of [
    ['dragon-noir', 'mill-eliminated-exile', [2, 1]],
    ['sorcerers', 'eliminated-p1', [1, 2]],
    ['dragons-wrath', 'last-province-duel', [1, 2]],
  ] as const) {
    await page.goto('/#/replay/')
    await page.getByLabel('Choose a replay file').setInputFiles(goldenFile(name, game))
    await expect(page.locator('.strip-curve')).toBeAttached()
    const swatches = page.locator('.strip-legend .swatch')
    for (const [place, colour] of colours.entries()) {
      await expect(swatches.nth(place)).toHaveClass(`swatch swatch-${colour}`)
    }
    await expect(page.locator('.replay-board :is(canvas, svg)').first()).toBeVisible()
    await expect(page.locator('.replay-board :is(aside, .rail, .sheet, .action-bar)')).toHaveCount(0)
    if (game !== 'dragons-wrath') continue
    // It is over: nothing is secret any more, and every hand lies open on the drawn table.
    for (const seat of ['Player A', 'Player B']) {
      const opened = page.getByRole('region', { name: `Hand of ${seat}` })
      await expect(opened.locator('.wrath-press')).toHaveCount(6)
      await expect(opened.locator('.wrath-press .wrath-face').first()).toBeVisible()
    }
  }
})

test('on a phone the sheet tells the entry, and nothing is cut off', async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  await openFile(page, dragonsDead)
  await page.getByRole('button', { name: 'One turn on' }).click()
  await expect(page.getByText(new RegExp(`^Entry \\d+ of ${last}$`))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
