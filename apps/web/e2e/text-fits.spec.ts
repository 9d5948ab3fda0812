import type { Page } from '@playwright/test'
import { isAtLength } from './support/at-length.ts'
import { cutOff, nothingIsCutOff } from './support/cut-off.ts'
import { goldenFile } from './support/golden.ts'
import { lightning, melee, openPosition } from './support/positions.ts'
import { resize } from './support/resize.ts'
import { speak } from './support/settings.ts'
import { boardIsDrawn, hurry, pressHex, toLobby } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

const ended = goldenFile('claimed-great-invader')
const devices = [
  { device: 'a desktop', size: { width: 1280, height: 800 } },
  { device: 'a phone', size: { width: 390, height: 844 } },
] as const
const looks = [
  { name: 'with letters at 200 %', language: 'en', percent: 200 },
  { name: 'in French', language: 'fr', percent: 100 },
  { name: 'in Spanish', language: 'es', percent: 100 },
] as const

const views = looks.flatMap((look) => devices.map((device) => ({ ...device, ...look })))

test('a desktop and a phone show all that is written, in French, in Spanish, and in large letters', async ({
  page,
}) => {
  test.slow()
  await hurry(page)
  const tables = await boxNames(page)
  let visits = 0
  await walkThrough(page, tables, async (where) => {
    const visit = visits++
    // At length in every look on both devices; otherwise each place in one, the next place in the next.
    const chosen = views.filter((_, view) => isAtLength || view === visit % views.length)
    // Each place is looked at from all sides while it is there, beginning as the last one was left.
    for (const { device, size, name, language, percent } of visit % 2 === 0 ? chosen : chosen.toReversed()) {
      const what = `${where}, ${device}, ${name}`
      await speak(page, language)
      await page.evaluate((letters) => {
        document.documentElement.style.fontSize = `${letters}%`
      }, percent)
      await resize(page, size)
      if (percent === 200) expect.soft(await smallest(page), what).toBeGreaterThanOrEqual(20)
      await nothingIsCutOff(page, what)
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  })
})

test.describe('on a page of its own', () => {
  test.use({ staysOpen: false })

  test('what is cut off is seen, and what is not is left alone', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 300 })
    await page.goto('about:blank')
    await page.setContent(`
    <style>* { margin: 0; font: 16px/20px sans-serif } div { width: 90px; white-space: nowrap }</style>
    <div style="overflow: hidden">cut at its right edge</div>
    <div style="overflow: hidden; text-overflow: ellipsis">dots but no whole</div>
    <div style="overflow: hidden; text-overflow: ellipsis" title="dots and the whole">dots and the whole</div>
    <div style="overflow: hidden; height: 12px; white-space: normal">two lines in one</div>
    <div style="overflow: auto">can be scrolled sideways</div>
    <div style="overflow: auto; height: 9px; white-space: normal">too low</div>
    <div style="width: 1px; height: 1px; overflow: hidden">for ears alone</div>
    <div style="position: absolute; left: 330px; top: 200px">beyond the page</div>
    <button style="width: 60px; padding: 0; white-space: nowrap">wider than itself</button>
    <div class="action-bar"><button>one</button><button style="margin-left: -30px">other</button></div>
    <p class="banner" style="position: absolute; left: 0; top: 260px">a</p>
    <p class="tip" style="position: absolute; left: 0; top: 265px">b</p>`)
    expect(await cutOff(page)).toEqual([
      '“cut at its right edge” is cut off by div',
      '“dots but no whole” is cut off by div',
      '“two lines in one” is cut off by div',
      'div is too low to read a line in it',
      expect.stringMatching(/^“beyond the page” sticks out of the page: 330 to \d+$/),
      '“wider than itself” is wider than its button',
      '“one” and “other” lie on one another',
      'p.banner and p.tip lie on one another',
    ])
  })
})

/** From page to page, and to the states of the table that have the most words. */
async function walkThrough(
  page: Page,
  tables: readonly string[],
  isFine: (where: string) => Promise<void>,
): Promise<void> {
  await toLobby(page)
  await expect(page.locator('.setup button[type=submit]')).toBeEnabled()
  await page.locator('.variants summary').click()
  await expect(page.locator('.variant-list li').first()).toBeVisible()
  await isFine('lobby')

  for (const [place, name] of tables.entries()) {
    await toLobby(page)
    await page.locator('.box button').nth(place).click()
    await page.locator('.mode input').nth(1).check()
    await page.locator('.setup button[type=submit]').click()
    await expect(page.locator('main.table h1')).toBeAttached()
    await expect(page.locator('.setting-up')).toHaveCount(0)
    await isFine(`the first sight of ${name}`)
  }

  await openPosition(page, lightning)
  await expect(page.getByRole('dialog')).toBeVisible()
  await isFine('damage to share out')
  await openPosition(page, melee)
  await pressHex(page, '1110')
  await expect(page.locator('.preview')).toBeVisible()
  await isFine('table')

  await page.goto('/#/rules/dragon-rage/DR-14.3')
  await expect(page.locator('.rule.is-target')).toBeVisible()
  await isFine('rulebook')

  await page.goto('/#/guide/dragon-rage')
  await boardIsDrawn(page)
  await isFine('guide')

  await page.goto('/#/about')
  await isFine('about')

  await page.goto('/#/replay/')
  await page.locator('input[type=file]').setInputFiles(ended)
  await boardIsDrawn(page)
  await expect(page.locator('.replay-proof.is-good')).toBeVisible()
  await page.keyboard.press('End')
  await isFine('replay')

  await toLobby(page)
  await page.locator('input[type=file]').first().setInputFiles(ended)
  await expect(page.locator('.over .proof')).toBeVisible()
  await isFine('game over')

  await toLobby(page)
  await expect(page.locator('.saved-game')).toHaveCount(tables.length + 3)
  await isFine('lobby with saved games')
}

/** Titles of the games that can be opened. */
async function boxNames(page: Page): Promise<readonly string[]> {
  await toLobby(page)
  await expect(page.locator('.setup')).toBeVisible()
  return page.locator('.box button > .hidden').allTextContents()
}

/** Height of the smallest letters of the page, in pixels; the board and its drawings have their own scale. */
const smallest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const hasText = (node: Element) =>
      [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim())
    const sizes = [...document.querySelectorAll('body *')]
      .filter((node) => hasText(node) && node.checkVisibility())
      .filter((node) => node.closest('svg, .viewport, .hidden, .skip, [inert], option') === null)
      .map((node) => Number.parseFloat(getComputedStyle(node).fontSize))
    return Math.min(...sizes)
  })
