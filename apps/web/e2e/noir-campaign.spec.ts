import type { Locator, Page } from '@playwright/test'
import { manifests } from '@wyrmtable/games'
import { randomMatch, toReplay } from '@wyrmtable/kernel'
import { isAtLength } from './support/at-length.ts'
import { isAccessible } from './support/axe.ts'
import { openLate } from './support/late-match.ts'
import { openNoir } from './support/noir-table.ts'
import { bar, boardIsDrawn, hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ colorScheme: 'light', staysOpen: true })

const map = (page: Page): Locator => page.getByRole('dialog', { name: 'The campaign' })
const stage = (page: Page, name: string): Locator => map(page).getByRole('button', { name })
const member = (page: Page, name: string): Locator =>
  map(page).getByRole('list', { name: 'Who is left' }).getByRole('listitem').filter({ hasText: name })

test('a campaign: its map between scenarios, who is left, and the next day it goes on', async ({ page }) => {
  await openNoir(page, 'campaign', {
    playerTurn: 16,
    phase: 'combat',
    active: 'horde',
    campaign: {},
    units: {
      jon: 'WM.0205',
      godiva: { hex: 'WM.0405', place: 'dead' },
      'ork-1': 'WM.1605',
    },
  })
  // The map comes by itself before a scenario; within one it is asked for.
  await expect(map(page)).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(stage(page, 'Blood in the Mill')).toContainText('now')
  await map(page).getByRole('button', { name: 'To the table' }).click()
  await bar(page).locator('.button-primary').click()

  await expect(stage(page, 'Blood in the Mill')).toContainText('Horde, turn')
  await expect(stage(page, 'The Day of the Games')).toContainText('now')
  await expect(map(page)).toContainText('The mill held.')
  await map(page).getByRole('button', { name: 'Exile', exact: true }).click()
  await expect(member(page, 'Godiva')).toContainText('fallen')
  await expect(member(page, 'Arlon')).not.toContainText('not here')
  await isAccessible(page, 'the map of a campaign')
  await map(page).getByRole('button', { name: 'The tale so far' }).click()
  await expect(map(page)).toContainText('It began with bread.')
  await map(page).getByRole('button', { name: 'March on' }).click()
  await expect(page.locator('.phase-now')).toContainText('Set-up')
  await expect(page.locator('[data-waiting="godiva"]')).toHaveCount(0)

  // What was kept is opened again with the map, at the same place.
  await page.reload()
  await boardIsDrawn(page)
  await expect(stage(page, 'The Day of the Games')).toContainText('now')
  await page.keyboard.press('Escape')
  await expect(map(page)).toHaveCount(0)
})

/** At length the campaign as it comes, otherwise four days of it; each day is one turn. */
const days = isAtLength ? undefined : { episodes: [['mill'], ['arena'], ['mill'], ['arena']], levels: 'rise' }

test('a campaign is played through by computers, and what is kept of it is one record that verifies', async ({
  page,
}) => {
  test.slow()
  const manifest = manifests.find(({ id }) => id === 'dragon-noir')
  if (manifest === undefined) throw new Error('no such game')
  const { game } = await manifest.rules()
  const options = JSON.parse(JSON.stringify({ scenario: 'campaign', turnLimit: 1, campaign: days }))
  const replay = toReplay(randomMatch(game, { seed: 'campaign', options, maxActions: 0 }))
  await hurry(page)
  await openLate(page, replay, 0, [])
  const over = page.getByRole('region', { name: 'The game is over' })
  await expect(over).toBeVisible({ timeout: isAtLength ? 60 * 60_000 : 240_000 })
  await expect(over.locator('.proof.is-good')).toContainText(/(\d+) of \1 dice verified/)
  await over.getByRole('button', { name: 'Look at the board' }).click()
  await page.keyboard.press('c')
  const episodes = map(page).getByRole('group', { name: 'Episodes' }).getByRole('button')
  await expect(episodes).toHaveCount(4)
  for (const episode of await episodes.all()) {
    await episode.click()
    await expect(episode).toHaveAttribute('aria-pressed', 'true')
    await expect(map(page).locator('.noir-stage').first()).toBeVisible()
    for (const one of await map(page).locator('.noir-stage').all()) await expect(one).toHaveText(/turn \d/)
  }
})
