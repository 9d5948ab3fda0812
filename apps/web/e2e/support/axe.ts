import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isAtLength } from './at-length.ts'
import { expect } from './test.ts'

const themes = ['light', 'dark'] as const

/** What lies over a page that was looked at before. */
export const inDialog = '[role="dialog"]'

/**
 * Axe finds nothing in the page as it stands, or in the part of it that is new: half of all that is looked at by
 * day, half by lamp, and at length each in both.
 */
export async function isAccessible(page: Page, where: string, part?: string): Promise<void> {
  // What was asked for may come a moment after the press.
  if (part !== undefined) await expect(page.locator(part).first()).toBeVisible()
  for (const colorScheme of isAtLength ? themes : [themeFor(where)]) {
    // Without motion, so that no colour is caught half way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect.soft(await faults(page, part), `${where}, ${colorScheme}`).toEqual([])
  }
}

/** By the name alone, so that a place has the same theme in every run. */
const themeFor = (where: string): 'light' | 'dark' =>
  [...where].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0 ? 'light' : 'dark'

/** What axe has to say against the page or its part. */
async function faults(page: Page, part: string | undefined): Promise<readonly string[]> {
  // A page that already has it need not read half a megabyte of it again.
  const hasAxe = await page.evaluate(() => 'axe' in window)
  // The page has no frames: the results need no page of their own to be gathered in.
  const axe = new AxeBuilder({ page, ...(hasAxe ? { axeSource: 'undefined' } : {}) }).setLegacyMode()
  // No rule that is on looks at the text of style sheets, or at films.
  axe.options({ resultTypes: ['violations'], preload: false })
  if (part !== undefined) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}
