import { nothingIsCutOff } from './support/cut-off.ts'
import { resize } from './support/resize.ts'
import { speak } from './support/settings.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

for (const game of ['dragon-rage', 'dragon-noir'])
  test(`all that is written in the editor of ${game} is seen in French and Spanish`, async ({ page }) => {
    await page.goto(`/#/made/${game}`)
    await page.locator('.editor-starts button').first().click()
    await expect(page.locator('.editor-board canvas[data-drawn]').first()).toBeVisible()
    for (const language of ['fr', 'es'] as const) {
      await speak(page, language)
      for (const tab of [0, 2]) {
        await page.locator('.editor-palette .segments').first().getByRole('button').nth(tab).click()
        for (const size of sizes) {
          await resize(page, size)
          await nothingIsCutOff(page, `${game}, ${language}, tab ${tab}, ${size.width} wide`)
        }
      }
    }
  })
