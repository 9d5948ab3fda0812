/**
 * Measures the built page in a real browser:
 *
 *     node apps/web/perf/main.ts [--web FOLDER] [--gpu] [--only NAME]
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { cards } from './measures/cards.ts'
import { deck } from './measures/deck.ts'
import { firstLoad } from './measures/first-load.ts'
import { replay } from './measures/replay.ts'
import { sorcerers } from './measures/sorcerers.ts'
import { table } from './measures/table.ts'
import { thinking } from './measures/thinking.ts'
import { launch, rendererOf } from './support/browse.ts'
import type { Figure } from './support/figures.ts'
import { serve } from './support/serve.ts'

const measures: Readonly<Record<string, (browser: Browser, url: string) => Promise<readonly Figure[]>>> = {
  'first-load': firstLoad,
  table,
  cards,
  deck,
  sorcerers,
  replay,
  thinking,
}

const { values } = parseArgs({
  options: {
    web: { type: 'string', default: join(import.meta.dirname, '../dist') },
    gpu: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

const served = await serve(values.web)
const browser = await launch(values.gpu)
try {
  print({ name: 'renderer', value: await rendererOf(browser) })
  for (const [name, measure] of Object.entries(measures)) {
    if (values.only !== undefined && values.only !== name) continue
    for (const figure of await measure(browser, served.url)) print(figure)
  }
} finally {
  await browser.close()
  served.close()
}

function print({ name, value }: Figure): void {
  console.log(`${name.padEnd(46)} ${value}`)
}
