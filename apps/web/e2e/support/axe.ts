import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The rules that another theme can break; all others look at what themes do not change. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** Axe finds nothing in the page as it stands, neither by day nor by lamp. */
export async function isAccessible(page: Page, where: string): Promise<void> {
  // Beginning with the theme that the page is in: to change it draws the board anew.
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark'
  const themes = ['light', 'dark'] as const
  for (const colorScheme of isDark ? themes.toReversed() : themes) {
    // Without motion, so that no colour is caught half way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // The page has no frames: the results need no page of their own to be gathered in.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (colorScheme === 'dark') axe.withRules(ofColour)
    const { violations } = await axe.analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    )
    expect.soft(found, `${where}, ${colorScheme}`).toEqual([])
  }
}
