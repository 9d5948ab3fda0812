import type { Page } from '@playwright/test'
import { pressMarked } from './support/marked.ts'
import {
  create,
  ownFigures,
  type Place,
  pixelOf,
  placeOrcs,
  press,
  sorcerer,
} from './support/sorcerers-hand.ts'
import { bar, hurry, storedSeq, toLobby } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ colorScheme: 'light', staysOpen: true })

const board = (page: Page) => page.getByRole('application', { name: /The table, / })
const confirm = (page: Page) => bar(page).locator('.button-primary')
const refusal = (page: Page) => page.locator('.sorcerers-refusal')
const preview = (page: Page) => page.locator('.sorcerers-preview')
const goesOn = (page: Page, seq: number) => expect.poll(() => storedSeq(page)).toBeGreaterThan(seq)

async function sitDown(page: Page): Promise<void> {
  await hurry(page)
  await toLobby(page)
  await page.getByRole('button', { name: /^Sorcerers/ }).click()
  await page.getByRole('radio', { name: /Same screen/ }).check()
  await page.getByRole('button', { name: 'Set the table' }).click()
  await expect(board(page)).toBeVisible()
  await expect(create(page)).toBeVisible()
}

async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const [a, b] = [await pixelOf(page, from), await pixelOf(page, to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 })
  await page.mouse.move(b.x, b.y, { steps: 4 })
  await page.mouse.up()
}

/** Places three orcs by hand, off the middle of the table, and creates them. */
async function createOrcs(page: Page): Promise<void> {
  const last = await placeOrcs(page)
  const seq = await storedSeq(page)
  await press(page, last)
  await goesOn(page, seq)
  await bar(page).getByRole('button', { name: /^End/ }).click()
  await goesOn(page, seq + 1)
}

test('creatures are placed by pressing on the table; a place outside the zone is drawn and measured', async ({
  page,
}) => {
  await sitDown(page)
  const { x, y, inX, inY } = await sorcerer(page)
  await create(page).getByRole('button', { name: '3 light · 90' }).first().click()
  await expect(page.locator('.sorcerers-zone')).toBeVisible()
  await press(page, { x: x + 60 * inX, y: y + 60 * inY })
  await expect(refusal(page)).toHaveAttribute('data-refusal', 'E_ZONE')
  await expect(refusal(page)).toContainText(/^[\d.]+ cm too near$/)
  await expect(confirm(page)).toBeDisabled()

  // The ghost is dragged into the zone, and turned by its handle and by key.
  await drag(page, { x: x + 60 * inX, y: y + 60 * inY }, { x: x + 110 * inX, y: y + 110 * inY })
  await expect(refusal(page)).toHaveCount(0)
  await expect(page.locator('.tip')).toContainText('Create 1')
  const before = await page.locator('.sorcerers-handle').getAttribute('cx')
  await board(page).focus()
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await expect(page.locator('.sorcerers-handle')).not.toHaveAttribute('cx', before ?? '')

  // Too far from the first for one batch: the gap is drawn; Backspace takes the creature back.
  await press(page, { x: x + 160 * inX, y: y + 50 * inY })
  await expect(refusal(page)).toHaveAttribute('data-refusal', 'E_COHESION')
  await expect(refusal(page)).toContainText('cm too far')
  await page.keyboard.press('Backspace')
  await expect(refusal(page)).toHaveCount(0)
  await expect(page.locator('.sorcerers-end')).toHaveCount(1)
  const seq = await storedSeq(page)
  await page.keyboard.press('Enter')
  await goesOn(page, seq)
})

test('a way of several legs by presses, a figure by dragging, and every refusal where it fails', async ({
  page,
}) => {
  test.slow()
  await sitDown(page)
  for (let players = await seats(page); players > 0; players--) await createOrcs(page)

  // Everybody's creatures are on his war sheet.
  const war = page.getByRole('region', { name: 'War sheet' })
  for (const seat of [1, 2]) {
    await war.getByRole('button', { name: `Player ${seat}` }).click()
    await expect(war.locator('.sorcerers-line')).toHaveCount(3)
    for (const number of [1, 2, 3])
      await expect(
        war.getByRole('button', { name: `Orc ${number}, light weapon, wounds 0 of 5, since turn 1` }),
      ).toBeVisible()
  }

  // Turn 2: a group of one.
  const [orc, second] = (await ownFigures(page)).filter(({ id }) => id.includes('-orc-'))
  if (orc === undefined || second === undefined) throw new Error('no orcs')
  await press(page, orc)
  let seq = await storedSeq(page)
  await confirm(page).click()
  await goesOn(page, seq)
  const { inX } = await sorcerer(page)
  const [inward, aside] = [second.y < orc.y ? 1 : -1, inX]

  // Two legs, then a third that is too long: what lies beyond the allowance is drawn, with its length.
  await press(page, { x: orc.x + 15 * aside, y: orc.y + 15 * inward })
  await expect(preview(page)).toHaveAttribute('data-legal', 'true')
  await press(page, { x: orc.x + 15 * aside, y: orc.y + 45 * inward })
  await expect(page.locator('.sorcerers-waypoint')).toHaveCount(1)
  await expect(preview(page)).toContainText(/of 6 cm/)
  await press(page, { x: orc.x + 15 * aside, y: orc.y + 100 * inward })
  await expect(refusal(page)).toHaveAttribute('data-refusal', 'E_LENGTH')
  await expect(refusal(page)).toContainText('cm too far')
  await board(page).focus()
  await page.keyboard.press('Backspace')
  await expect(refusal(page)).toHaveCount(0)

  // Dragged onto a friend: the two bases and how much they overlap.
  await drag(page, { x: orc.x + 15 * aside, y: orc.y + 45 * inward }, { x: second.x + 5, y: second.y })
  await expect(refusal(page)).toHaveAttribute('data-refusal', 'E_OVERLAP')
  await expect(page.locator('.sorcerers-in-the-way')).toBeVisible()
  await expect(refusal(page)).toContainText('cm too near')
  await page.keyboard.press('Escape')

  // Dragged from where it stands, turned, and done by pressing the ghost.
  const end = { x: orc.x + 30 * aside, y: orc.y + 30 * inward }
  await drag(page, orc, end)
  await expect(page.locator('.sorcerers-outlook')).toBeVisible()
  await page.keyboard.press('q')
  seq = await storedSeq(page)
  await press(page, end)
  await goesOn(page, seq)
  const moved = (await ownFigures(page)).find(({ id }) => id === orc.id)
  expect(Math.hypot((moved?.x ?? 0) - end.x, (moved?.y ?? 0) - end.y)).toBeLessThan(3)

  // Turning on the spot takes the other action.
  await page.keyboard.press('e')
  await expect(page.locator('.tip')).toContainText('turn towards')
  await page.keyboard.press('Enter')
  await goesOn(page, seq + 1)
})

test('the lesson: one turn of each side on the real table, with places of the learner’s own', async ({
  page,
}) => {
  test.slow()
  await page.goto('/#/guide/sorcerers')
  await expect(board(page)).toBeVisible()
  const coach = page.getByRole('complementary', { name: 'Lesson' })
  const isAt = (title: string) => expect(coach.getByRole('heading')).toHaveText(title)
  const next = () => coach.getByRole('button', { name: 'Next' }).click()
  const doIt = async (...places: readonly Place[]) => {
    for (const place of places) await press(page, place)
    await pressMarked(confirm(page))
  }
  const end = () => pressMarked(bar(page).getByRole('button', { name: /^End/ }))
  const [orc, goblin, beside] = [at(620, 430), at(560, 330), at(673, 430)]
  const [sorcerer2, amazon1, amazon2, besideOrc] = [at(700, 430), at(690, 350), at(760, 300), at(682, 407)]

  await next()
  await next()
  await isAt('Four at most at a time')
  await expect(page.locator('[data-guided="P1-goblin-1"]')).toBeVisible()
  await doIt(goblin, orc)
  await isAt('Into the shield')
  await doIt(orc, beside)
  await isAt('The orc strikes')
  await expect(coach).toContainText('This lesson will roll 11.')
  await doIt(sorcerer2)
  await isAt('The goblin shoots')
  await doIt(goblin, amazon1)
  await isAt('Three wounds')
  await end()
  await next()
  await isAt('The answer')
  await doIt(amazon1, amazon2)
  await isAt('Base against base')
  await doIt(amazon1, besideOrc)
  await isAt('One blow')
  await doIt(beside)
  await isAt('Small and nimble')
  await doIt(amazon2, goblin)
  await isAt('Missed by one')
  await end()
  await isAt('New creatures')
  await expect(create(page).locator('button[data-guided]')).toHaveAccessibleName('Goblin: 3 light · 90')
  await pressMarked(create(page).getByRole('button', { name: 'Goblin: 3 light · 90' }))
  await doIt(at(200, 480), at(200, 510), at(200, 450))
  await isAt('Your own feet')
  await press(page, at(330, 470))
  await doIt(at(300, 400))
  await isAt('Forty points left')
  await end()
  await isAt('The wind heals')
  await pressMarked(bar(page).getByRole('button', { name: /^Magic wind/ }))
  await doIt()
  await isAt('A stronger shield')
  await pressMarked(bar(page).getByRole('button', { name: /^Shield/ }))
  await doIt()
  await isAt('21 against 20')
  await end()
  await isAt('That was a whole turn')
})

const at = (x: number, y: number): Place => ({ x, y })

const seats = (page: Page) => page.locator('.sorcerers-seats button').count()
