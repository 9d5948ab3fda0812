import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { manifests } from '@wyrmtable/games'
import { build } from 'vite'
import type { PlayedFromViews } from './from-views/page.tsx'
import { expect, test } from './support/test.ts'

/** What the built page leaves in the browser. */
declare function playFromViews(game: string, most: number): Promise<PlayedFromViews>

/** The tables with a session that gives them nothing but JSON, built as the web app is. */
async function builtPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'from-views', 'page.tsx'),
        name: 'fromViews',
        formats: ['iife'],
      },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('the page was not built')
  return chunk.code
}

/** A random match of each game takes fewer actions. */
const MOST = 6000

// One after the other: each worker would build the page for itself.
test.describe.configure({ mode: 'default' })
let script: Promise<string> | undefined

for (const { id } of manifests) {
  test(`${id} is played to an end on its table from views alone, all of them out of JSON`, async ({
    page,
  }) => {
    script ??= builtPage()
    const code = await script
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.route('**/from-views.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><meta charset="utf-8"><title>From views</title><body><script src="from-views.js"></script>',
      }),
    )
    await page.route('**/from-views.js', (route) =>
      route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: code }),
    )
    await page.goto('/from-views.html')
    const played = await page.evaluate(([game, most]) => playFromViews(game, most), [id, MOST] as const)
    expect(faults).toEqual([])
    expect(played).toMatchObject({ isOver: true, refused: 0 })
    expect(played.actions).toBeGreaterThan(10)
    // The table shows what may be done: some of it was pressed there.
    expect(played.pressed).toBeGreaterThan(0)
  })
}
