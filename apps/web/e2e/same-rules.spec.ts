import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Replay } from '@wyrmtable/kernel'
import { isAtLength } from './support/at-length.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

const wordOf = (name: string): string | undefined => name.split('-')[0]

/** A match of each game that was played to its end, and is not among its longest. */
const matches = {
  'dragon-rage': 'destruction-clock-defeat-defender.json',
  'dragons-wrath': 'turn-limit-draw.json',
  'dragon-noir': 'skirmish-draw.json',
}

/** Played again in the browser are this one, or at length one of each kind, by the first word of its name; Node replays all. */
const chosen = (files: readonly string[], match: string): readonly string[] =>
  files.filter((name, i) =>
    isAtLength ? files.findIndex((one) => wordOf(one) === wordOf(name)) === i : name === match,
  )

for (const [game, match] of Object.entries(matches)) {
  test(`${game}: its golden matches end in the browser with the same bytes as in Node`, async ({ page }) => {
    test.slow()
    const folder = join(import.meta.dirname, '../../../games', game, 'golden')
    const names = chosen(
      readdirSync(folder).filter((file) => file.endsWith('.json')),
      match,
    )
    expect(names.length).toBeGreaterThan(0)
    const over = page.getByRole('region', { name: 'The game is over' })
    const ids = new Set<string>()
    for (const name of names) {
      const golden: Replay = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      // Within the page that is open: what it holds of the match before is to make no difference.
      await page.goto('/#/')
      await page.getByLabel('Choose a file').setInputFiles(join(folder, name))
      // Two ends of one match: this browser has the other one stored.
      if (ids.has(golden.id)) await page.getByRole('button', { name: 'Replace it' }).click()
      ids.add(golden.id)
      await expect(over.getByText(/dice verified$|^Dice as recorded/), name).toBeVisible()
      const download = page.waitForEvent('download')
      await over.getByRole('button', { name: 'Keep the replay' }).click()
      const replay: Replay = JSON.parse(await readFile(await (await download).path(), 'utf8'))
      // A document of an earlier format is written in today's; what it tells is the same.
      const { format, seal } = replay
      expect(replay, name).toEqual({ ...golden, format, seal })
    }
  })
}
