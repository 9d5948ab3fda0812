import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/test.ts'

const wordOf = (name: string): string | undefined => name.split('-')[0]

/** Which golden matches of a game are played again in the browser; Node replays all of them. */
const games: Readonly<Record<string, (files: readonly string[]) => readonly string[]>> = {
  'dragon-rage': (files) => files,
  'dragons-wrath': (files) => files,
  // One of each scenario, by the first word of its name.
  'dragon-noir': (files) =>
    files.filter((name, i) => files.findIndex((one) => wordOf(one) === wordOf(name)) === i),
}

for (const [game, chosen] of Object.entries(games)) {
  const folder = join(import.meta.dirname, '../../../games', game, 'golden')
  for (const name of chosen(readdirSync(folder).filter((file) => file.endsWith('.json')))) {
    test(`${game}: ${name} ends in the browser with the same bytes as in Node`, async ({ page }) => {
      const golden: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      await page.goto('/')
      await page.getByLabel('Choose a file').setInputFiles(join(folder, name))
      const over = page.getByRole('region', { name: 'The game is over' })
      await expect(over.getByText(/dice verified$|^Dice as recorded/)).toBeVisible()
      const download = page.waitForEvent('download')
      await over.getByRole('button', { name: 'Keep the replay' }).click()
      const replay: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'))
      expect(replay).toEqual(golden)
    })
  }
}
