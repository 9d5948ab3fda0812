import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { newContext } from '../support/browse.ts'
import { type Figure, kilobytes } from '../support/figures.ts'

/** Most that the scripts of the lobby may weigh as they are sent. */
const limit = 200_000

/** The scripts of a first visit to the lobby, as a server that compresses sends them. */
export async function firstLoad(browser: Browser, url: string): Promise<readonly Figure[]> {
  const context = await newContext(browser)
  const page = await context.newPage()
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.set(response.url(), response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const painted = await page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    return first?.startTime ?? Number.NaN
  })
  const sizes = await Promise.all(
    Array.from(scripts, async ([address, body]) => {
      const bytes = await body
      return {
        file: address.split('/').at(-1) ?? '',
        raw: bytes.length,
        sent: gzipSync(bytes, { level: 9 }).length,
      }
    }),
  )
  await context.close()
  const raw = sizes.reduce((sum, one) => sum + one.raw, 0)
  const sent = sizes.reduce((sum, one) => sum + one.sent, 0)
  const largest = sizes.toSorted((a, b) => b.sent - a.sent).slice(0, 6)
  return [
    {
      name: 'lobby: scripts, compressed',
      value: `${kilobytes(sent)} of ${kilobytes(raw)} in ${sizes.length} files; goal ${kilobytes(limit)}: ${sent <= limit ? 'met' : 'missed'}`,
    },
    ...largest.map(({ file, sent: own }) => ({ name: `  ${file}`, value: kilobytes(own) })),
    { name: 'lobby: first contentful paint', value: `${painted.toFixed(0)} ms` },
  ]
}
