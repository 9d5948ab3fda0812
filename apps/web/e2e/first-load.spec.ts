import { gzipSync } from 'node:zlib'
import { expect, test } from './support/test.ts'

/** Most that the scripts of a first visit may weigh as they are sent, in bytes. */
const limit = 200_000

test.use({ serviceWorkers: 'block' })

test('the scripts of the lobby stay light, however many games are on the shelf', async ({ page }) => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const scripts = await Promise.all(bodies)
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)).toBeLessThan(limit)
})
