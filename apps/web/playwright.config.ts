import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = process.env.PORT ?? '4390'
const url = `http://127.0.0.1:${port}`
/** Another build than that of this checkout. */
const web = process.env.WEB_ROOT === undefined ? '' : ` --web "${process.env.WEB_ROOT}"`

/** Matches of the tests lie apart from those of whoever works here, and each run begins with none. */
const data = join(import.meta.dirname, '../../.wyrmtable/browser-tests', port)
// This file is read by each worker as well, when the server has begun.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(data, { recursive: true, force: true })

/** The built app, served as people get it, in the Chromium of the machine. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  // A machine may be many times slower than this one: only what hangs is ended.
  timeout: 15 * 60_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Each frame of a glide is drawn by the processor: what moves is asked for where it is the subject.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping the whole app for use without a line costs more than most tests; those that look at it allow it.
    serviceWorkers: 'block',
    // A press that finds nothing says so long before its test gives up.
    actionTimeout: 120_000,
    // A trace costs as much as the test: `TRACE=on` asks for one where the picture does not tell enough.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" ../cli/src/main.ts serve --port ${port} --data "${data}"${web}`,
    // Nor in a database that somebody has named.
    env: { DATABASE_URL: '' },
    cwd: import.meta.dirname,
    url,
    reuseExistingServer: false,
    timeout: 5 * 60_000,
  },
})
