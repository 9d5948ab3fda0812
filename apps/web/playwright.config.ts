import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

const port = process.env.PORT ?? '4390'
const url = `http://127.0.0.1:${port}`
/** Another build than that of this checkout. */
const web = process.env.WEB_ROOT === undefined ? '' : ` --web "${process.env.WEB_ROOT}"`

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
    command: `"${process.execPath}" ../cli/src/main.ts serve --port ${port}${web}`,
    cwd: import.meta.dirname,
    url,
    reuseExistingServer: false,
    timeout: 5 * 60_000,
  },
})
