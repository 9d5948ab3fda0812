import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** From now on things move as they do for most people; tests whose subject moves ask for it. */
export const move = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'no-preference' })

/** Changes the language of the page in place, as a choice in another tab of the browser does. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'wyrmtable.settings'
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...Object(kept), language: chosen }))
    dispatchEvent(new StorageEvent('storage', { key }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Shows what is done at the pace that is set at first, in place, and with motion. */
export async function beCalm(page: Page): Promise<void> {
  await move(page)
  await page.evaluate(() => {
    const key = 'wyrmtable.settings'
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...Object(kept), pace: 'calm' }))
    dispatchEvent(new StorageEvent('storage', { key }))
  })
}
