import type { Page } from '@playwright/test'
import { openPosition, walk } from './support/positions.ts'
import { type Reader, screenReader } from './support/screen-reader.ts'
import { hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'

/**
 * Two people play the first turn without seeing the page: the only things used are keys, the role and name of
 * what has the focus, what live regions announce, and nothing that only eyes can find.
 */
test('a turn of each side is played by ear', async ({ page }) => {
  test.slow()
  // Phases wait for the keys, however long it takes to come to their end.
  await hurry(page)
  const reader = await screenReader(page)
  await page.goto('/')
  await reader.goTo('radio', /^Computer/)
  await reader.press('ArrowDown')
  await reader.goTo('radio', /^Same screen/)
  await reader.goTo('button', /^Set the table/)
  await reader.press('Enter')

  await reader.arrives('heading', /^Dragon Rage: Set-up/)
  await press(reader, /^Place the rest by chance/)
  await reader.hears(/Wizard takes its post in \d{4}/)
  await press(reader, /^Finish the set-up/)
  await reader.hears(/Invader’s set-up/)
  await press(reader, /^Place the dragons by chance/)
  await reader.hears(/^Verdigris appears in \d{4}, facing/)
  await press(reader, /^Finish the set-up/)
  await reader.hears(/^Invader movement$/)

  await walkTheBoard(reader)

  // The Invader turns a dragon, is asked back because the other has not moved, and passes to the Defender.
  await takeFromList(page, reader, 'walk with d1', /^Walk with D1$/)
  await reader.hears(/^Ashmaw walks \(4 MP\)/)
  await takeFromList(page, reader, 'turn left', /^Turn left, to face /)
  await reader.hears(/^Ashmaw turns to face .* \(3 MP left\)/)
  await takeFromList(page, reader, 'end the move', /^End the move of D1$/)
  await press(reader, /^End the phase: Invader movement/)
  await reader.arrives('dialog', /^Something is left to do$/)
  await reader.goTo('checkbox', /^Do not ask again/)
  await reader.press(' ')
  await press(reader, /^End it anyway$/)
  await endPhases(reader, ['Dragonfire', 'Invader melee'])
  await reader.hears(/^Defender spell$/)
  await press(reader, /^Cast no spell$/)

  // The Defender moves a unit to where the list says, and the turn goes back to the Invader.
  await reader.hears(/^Defender movement$/)
  // It was set up by chance: it may stand in a place with a name.
  await takeFromList(page, reader, 'move cav1 to', /^Move CAV1 to \d{4}/)
  await reader.hears(/^Cavalry 1 moves from \d{4}(?: [A-Z][\w’ ]+)? to \d{4}/)
  await endPhases(reader, ['Defender movement', 'Archery', 'Defender melee'])
  await reader.hears(/^Turn 2: Invader movement$/)
})

test('on a phone, where the chronicle is folded away, what happens is told as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const reader = await screenReader(page)
  await openPosition(page, walk)
  await press(reader, /^Turn left/)
  await reader.hears(/^Ashmaw turns to face /)
  await press(reader, /^Undo/)
  await reader.goTo('application', /^The board: Esirien$/)
  await reader.press('ArrowRight')
  await reader.hears(/^1109, Infantry INF1, combat 2, Hero/)
})

async function endPhases(reader: Reader, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await reader.goTo('button', new RegExp(`^End the phase: ${name}`))
    await reader.press('Enter')
  }
}

async function press(reader: Reader, name: RegExp): Promise<void> {
  await reader.goTo('button', name)
  await reader.press('Enter')
}

/** The board tells of each hex its number, who is there, the ground and what it is worth. */
async function walkTheBoard(reader: Reader): Promise<void> {
  const { description } = await reader.goTo('application', /^The board: Esirien$/)
  expect(description).toContain('Arrows move from hex to hex')
  await reader.heard()
  await reader.press('ArrowUp')
  await reader.hears(/^1008, .*open ground, in the city/)
  await reader.press('ArrowDown')
  await reader.hears(/^1009, /)
  await reader.press('ArrowDown')
  await reader.hears(/^1010, .*Market Hall.*, \d victory points/)
  await reader.press('ArrowLeft')
  await reader.hears(/^0910, /)
}

/** The list of all that is legal, opened by key, narrowed by words, and pressed. */
async function takeFromList(page: Page, reader: Reader, words: string, name: RegExp): Promise<void> {
  const filter = page.getByRole('searchbox', { name: 'Filter actions' })
  if (!(await filter.isVisible())) {
    await reader.goTo('DisclosureTriangle', /All actions \d+$/)
    await reader.press('Enter')
    await expect(filter).toBeVisible()
  }
  await reader.goTo('searchbox', /^Filter actions$/)
  await reader.press('Control+a')
  await page.keyboard.type(words)
  await reader.goTo('button', name)
  await reader.press('Enter')
}
