import { resize } from './support/resize.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

for (const theme of ['light', 'dark'] as const) {
  test(`the gallery shows both themes side by side, whatever the page’s is: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/#/gallery')
    const paper = (name: string) =>
      page
        .getByRole('region', { name, exact: true })
        .evaluate((node) => getComputedStyle(node).getPropertyValue('--turn'))
    const [light, dark] = [await paper('Daylight'), await paper('Lamplight')]
    expect(light).not.toBe(dark)
    expect(light).toBe('#a82a1c')
  })
}

test('on a phone nothing is cut off', async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  await page.goto('/#/gallery')
  await expect(page.getByRole('region', { name: 'Lamplight', exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
