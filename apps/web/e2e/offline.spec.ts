import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { serve } from './support/serve.ts'
import { bar, boardIsDrawn, hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { openBox, setTable } from './support/wrath-lobby.ts'

test.use({ serviceWorkers: 'allow' })

/** Visits the lobby once and waits until the browser has kept the app. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('after one visit lobby, table, computer, rulebook and boosters work without a line', async ({
  page,
  context,
}) => {
  await hurry(page)
  await visitOnce(page)
  await context.setOffline(true)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'The table is set.' })).toBeVisible()
  await page.getByRole('radio', { name: /Computer/ }).check()
  await page.getByRole('radio', { name: 'Invader' }).check()
  await page.getByRole('button', { name: 'Set the table' }).click()
  await boardIsDrawn(page)
  // The computer sets up its side in its worker, then the dragons are ours to place.
  await bar(page).getByRole('button', { name: 'Place the dragons by chance' }).click()
  await bar(page).getByRole('button', { name: 'Finish the set-up' }).click()
  await expect(page.locator('.phase.is-now')).toContainText('Invader moves')

  await page.goto('/#/rules/dragon-rage/DR-14.3')
  await expect(page.locator('.rule.is-target')).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: 'Replay', exact: true }).first().click()
  await boardIsDrawn(page)
  await expect(page.locator('.replay-proof.is-good')).toBeVisible()

  // Cards: boosters are opened, a pack goes round among computers, and a deck is built.
  const pack = page.getByRole('list', { name: 'Your pack: pick one' }).getByRole('button')
  await openBox(page, /Computer/, 'draft')
  await page.getByLabel('Opponent').selectOption('random')
  await setTable(page)
  await expect(pack).toHaveCount(12)
  await pack.first().click()
  await expect(pack).toHaveCount(11)
  await openBox(page, /Computer/, 'sealed')
  await setTable(page)
  await page.getByRole('button', { name: 'Open them all at once' }).click()
  await expect(page.getByRole('button', { name: 'Play this deck' })).toBeEnabled()
  await context.setOffline(false)
})

/** The built app in a folder of its own, which may be replaced by a newer one while it is served. */
function ownBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-versions-'))
  const built = process.env.WEB_ROOT ?? join(import.meta.dirname, '../dist')
  cpSync(built, folder, { recursive: true })
  const change = (file: string, from: RegExp, to: string) => {
    const changed = readFileSync(join(folder, file), 'utf8').replace(from, to)
    writeFileSync(join(folder, file), changed)
    writeFileSync(join(folder, `${file}.gz`), gzipSync(changed))
  }
  // Each version is fetched whole: of these only the page itself, by which it is told.
  change('sw.js', /"files":\[[^\]]*\]/, '"files":["index.html"]')
  return {
    folder,
    /** From now on the server has this version. */
    release(name: string) {
      change('index.html', /<html(?: data-version="\w+")?/, `<html data-version="${name}"`)
      change('sw.js', /"version":"\w+"/, `"version":"${name}"`)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

test('a newer version is noticed on the next visit and by a window that stays open, and begins when asked', async ({
  page,
}) => {
  const build = ownBuild()
  const server = await serve(join(import.meta.dirname, '../../..'), build.folder)
  const notice = page.getByText('A new version is ready.')
  const version = () => page.locator('html').getAttribute('data-version')
  try {
    build.release('first')
    await page.goto(server.url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    expect(await version()).toBe('first')

    // The first visit after it.
    build.release('second')
    await page.clock.install()
    await page.addInitScript(() => {
      if (!('ServiceWorkerRegistration' in window)) return
      const { update } = ServiceWorkerRegistration.prototype
      ServiceWorkerRegistration.prototype.update = async function (this: ServiceWorkerRegistration) {
        const found = await update.call(this)
        document.documentElement.dataset.looked = 'yes'
        return found
      }
    })
    await page.goto('about:blank')
    await page.goto(server.url)
    await expect(notice).toBeVisible()
    await isAccessible(page, 'a newer version')
    expect(await version()).toBe('first')
    await page.getByRole('button', { name: 'Load it now' }).click()
    await expect(page.locator('html[data-version=second]')).toBeAttached()
    // It looks once by itself, which must not be what finds the next one.
    await page.waitForFunction(() => document.documentElement.dataset.looked !== undefined)

    // A window that stays open, and somebody who comes back to it.
    build.release('third')
    await page.clock.fastForward('02:00')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(notice).toBeHidden()
    // Nobody has come back, but time has passed.
    build.release('fourth')
    await page.clock.fastForward('01:00:01')
    await expect(notice).toBeVisible()
    // Nothing was loaded under anybody's hand.
    expect(await version()).toBe('second')
  } finally {
    await server.stop()
    build.remove()
  }
})

test.describe('without keeping the app', () => {
  test.use({ serviceWorkers: 'block', staysOpen: true })

  test('it can be installed: the manifest names icons that are there', async ({ page, request }) => {
    await page.goto('/#/')
    const href = await page.locator('link[rel="manifest"]').getAttribute('href')
    const manifest: { icons: { src: string }[] } = await (await request.get(href ?? '')).json()
    expect(manifest).toMatchObject({ display: 'standalone', start_url: './' })
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  })
})
