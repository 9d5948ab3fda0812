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
  // A page and the Chromium behind it keep two cores busy: more at once only wait for each other.
  workers: Math.max(1, Math.floor(availableParallelism() / 2)),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // A press that finds nothing says so long before its test gives up.
    actionTimeout: 20_000,
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
    timeout: 60_000,
  },
})
