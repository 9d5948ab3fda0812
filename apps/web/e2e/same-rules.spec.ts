import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/test.ts'

/** Games whose golden matches are played again in the browser, every one of them. */
const games = ['dragon-rage', 'dragons-wrath']

for (const game of games) {
  const folder = join(import.meta.dirname, '../../../games', game, 'golden')
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
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
