import type { Page } from '@playwright/test'
import { isAtLength } from './support/at-length.ts'
import { openLastTurn } from './support/rage-late.ts'
import { guard, setTable } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

test('a whole game against the computer needs no pointer', async ({ page }) => {
  test.slow()
  await setTable(page, { mode: 'computer', side: 'Invader', level: 'random' })
  await expect(page.getByText('Your move')).toBeVisible()

  // Set-up: two dragons at the north rim, turned on their ghosts.
  for (const hex of ['1101', '1201']) {
    await goToHex(page, hex)
    await page.keyboard.press('Enter')
    await expect(page.locator(`[data-ghost="${hex}"]`)).toBeVisible()
    await page.keyboard.press('q')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-ghost]')).toHaveCount(0)
  }
  await tabTo(page, /Finish the set-up/)
  await page.keyboard.press('Enter')
  await expect(page.locator('.phase.is-now')).toContainText('Invader moves')

  // A walk: choose, begin, turn, step to a lit hex, take a step back, end.
  await page.keyboard.press('n')
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: /^Turn left/ })).toBeVisible()
  await page.keyboard.press('q')
  await expect(page.locator('.log')).toContainText('turns to face')
  await page.keyboard.press('z')
  await expect(page.locator('.log')).not.toContainText('turns to face')
  const target = await page.locator('.targets [data-hex]').first().getAttribute('data-hex')
  await goToHex(page, target ?? '')
  await page.keyboard.press('Enter')
  await expect(page.locator('.log')).toContainText(`walks to ${target}`)

  // At length this game goes on to its end; otherwise another one does, which is in its last turn.
  if (!isAtLength) await openLastTurn(page, ['invader'])
  const over = page.getByRole('region', { name: 'The game is over' })
  const primary = page.locator('.action-bar .button-primary')
  for (let step = 0; step < 200 && !(await over.isVisible()); step++) {
    await expect(primary.or(over).first()).toBeVisible()
    if (await over.isVisible()) break
    await page.keyboard.press('Control+ ')
    if (await guard(page).isVisible()) {
      await tabTo(page, /End it anyway/)
      await page.keyboard.press('Enter')
      await expect(guard(page)).toHaveCount(0)
    }
  }
  await expect(over).toBeVisible()
  await expect(over.getByRole('heading')).toBeFocused()
  await tabTo(page, /To the tables/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('finished')).toBeVisible()
})

/** Moves the focus of the board by arrows to a hex, and hears its name. */
async function goToHex(page: Page, hex: string): Promise<void> {
  await page.keyboard.press('b')
  await expect(page.getByRole('application')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  for (let step = 0; step < 60; step++) {
    const spoken = (await page.locator('.board [aria-live]').textContent()) ?? ''
    const at = spoken.slice(0, 4)
    if (at === hex) return
    const [columns, rows] = [
      Number(hex.slice(0, 2)) - Number(at.slice(0, 2)),
      Number(hex.slice(2)) - Number(at.slice(2)),
    ]
    await page.keyboard.press(
      columns < 0 ? 'ArrowLeft' : columns > 0 ? 'ArrowRight' : rows < 0 ? 'ArrowUp' : 'ArrowDown',
    )
  }
  throw new Error(`${hex} was not reached`)
}

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 80; step++) {
    const text = await page.evaluate(() => document.activeElement?.closest('button')?.textContent ?? '')
    if (name.test(text.trim())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`nothing called ${name} can be reached by Tab`)
}
