import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { openSqlite } from '@wyrmtable/store'
import { type Server, startServer } from '../../../server/src/index.ts'
import { HandTime } from '../../../server/test/hand-time.ts'

const built = fileURLToPath(new URL('../../dist', import.meta.url))

/** A server in the process of the test, on a port of its own, whose clock the test moves by hand. */
export class HandServer {
  url = ''
  private readonly time = new HandTime()
  private readonly data = mkdtempSync(join(tmpdir(), 'wyrmtable-e2e-'))
  private server: Server | undefined

  async start(): Promise<void> {
    this.server = await startServer({
      host: '127.0.0.1',
      port: 0,
      webRoot: process.env.WEB_ROOT ?? built,
      store: await openSqlite(join(this.data, 'matches.sqlite')),
      time: this.time,
    })
    this.url = this.server.url
  }

  /** Lets so much time pass here and for whoever looks at these pages, whose clocks must be installed. */
  async pass(ms: number, pages: readonly Page[]): Promise<void> {
    this.time.pass(ms)
    await Promise.all(pages.map((page) => page.clock.fastForward(ms)))
  }

  async remove(): Promise<void> {
    await this.server?.close()
    rmSync(this.data, { recursive: true, force: true })
  }
}
