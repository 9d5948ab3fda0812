import { gzipSync } from 'node:zlib'
import { manifests } from '@wyrmtable/games'
import { expect, test } from './support/test.ts'

/** Most that the scripts of a first visit may weigh as they are sent, in bytes. */
const limit = 200_000

test.use({ serviceWorkers: 'block' })

test('the scripts of the lobby stay light, however many games are on the shelf', async ({ page }) => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto('/')
  // Covers come after all else, on a busy machine after a moment in which nothing comes.
  // Beside those of the shelf there are the small ones of a table on which nothing lies yet.
  await page
    .locator('svg.cover')
    .nth(manifests.length - 1)
    .waitFor()
  await expect(page.locator('.cover-plain')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(bodies)
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)).toBeLessThan(limit)
})
