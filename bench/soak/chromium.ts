import { chromium } from '@playwright/test'
import { build } from 'vite'

export interface Chromium {
  /** Final hashes of replays, or what is wrong with them, in their order. */
  finalHashes(replays: readonly string[]): Promise<readonly string[]>
  close(): Promise<void>
}

/** The rules that an entry leaves in a page of the browser of the machine, built as the web app is. */
export async function openChromium(entry: string): Promise<Chromium> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  await page.addScriptTag({ content: await builtRules(entry) })
  return {
    finalHashes: (replays) => page.evaluate((texts) => texts.map((text) => finalHashOf(text)), [...replays]),
    close: () => browser.close(),
  }
}

/** What `leaveFinalHash` leaves in the page. */
declare function finalHashOf(replay: string): string

async function builtRules(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, name: 'rules', formats: ['iife'] },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('the rules were not built')
  return chunk.code
}
