/**
 * Pictures of the main states of the web app for docs/screenshots/, out of a real Chromium.
 *
 *     npm run screenshots                    builds the app first and takes all
 *     npm run screenshots -- attack replay   takes some
 *
 * WEB_ROOT names another build, CHROMIUM another browser. Games, dice and clock are fixed, so that a picture
 * changes only with what it shows.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { serve } from '../../apps/web/perf/support/serve.ts'
import { buildIfStale, webRoot } from '../build.mjs'
import { root } from '../prepare.mjs'
import { painted } from './palette.ts'
import { decodePng, encodePng } from './png.ts'
import { devices, type Look, type Scene, scenes } from './scenes.ts'

const folder = join(root, 'docs', 'screenshots')
const wanted = process.argv.slice(2)
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) {
  console.error(`npm run screenshots -- ${scenes.map(({ name }) => name).join(' | ')}`)
  process.exit(1)
}
if (process.env.WEB_ROOT === undefined) buildIfStale(process.execPath)
mkdirSync(folder, { recursive: true })
const server = await serve(process.env.WEB_ROOT ?? webRoot)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--hide-scrollbars'],
})
try {
  let total = 0
  for (const scene of chosen) {
    for (const look of scene.looks) {
      const { width, height, rgb } = decodePng(await photographed(browser, scene, look))
      const { palette, indices } = painted({ width, height, rgb })
      const file = encodePng(width, height, palette, indices)
      writeFileSync(join(folder, `${scene.name}-${look}.png`), file)
      total += file.length
      console.log(`${scene.name}-${look}.png  ${Math.round(file.length / 1024)} KB`)
    }
  }
  console.log(`${(total / 1024 / 1024).toFixed(1)} MB`)
} finally {
  await browser.close()
  server.close()
}

async function photographed(from: Browser, scene: Scene, look: Look): Promise<Buffer> {
  const [device, colorScheme, language] = look.split('-') as [keyof typeof devices, 'light' | 'dark', string]
  const context = await from.newContext({
    ...devices[device],
    baseURL: server.url,
    colorScheme,
    locale: language,
    timezoneId: 'UTC',
    reducedMotion: scene.name === 'dice' ? 'no-preference' : 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  // A machine under load draws a first board in more than the half minute that is waited for otherwise.
  page.setDefaultTimeout(5 * 60_000)
  await settle(page)
  await scene.arrange(page, device)
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  const picture = await still(page)
  await context.close()
  return picture
}

/** The page once it looks the same twice. */
async function still(page: Page): Promise<Buffer> {
  const look = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' })
  let last = await look()
  for (let attempt = 0; attempt < 8; attempt++) {
    const next = await look()
    if (next.equals(last)) break
    last = next
  }
  return last
}

/** Chance and clock of the page are always the same. */
async function settle(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-01-01T12:00:00Z'))
  await page.addInitScript(() => {
    let last = 1
    crypto.getRandomValues = (array) => {
      const bytes = array === null ? new Uint8Array() : new Uint8Array(array.buffer)
      for (let at = 0; at < bytes.length; at++) {
        last = (Math.imul(last, 1103515245) + 12345) & 0x7fffffff
        bytes[at] = last >> 16
      }
      return array
    }
  })
}
