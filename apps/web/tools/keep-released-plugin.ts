import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { releasedFile } from '../src/offline/precached.ts'

const released = /^\.\/released\/([^/]+)\/game\.js$/

/**
 * Ships the released rules of games as the very files they were built into: once for pages and workers, and never
 * bundled anew by a later tool.
 */
export const keepReleased = (): Plugin => ({
  name: 'wyrmtable-keep-released',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: released },
    handler(source, importer) {
      const [, version] = released.exec(source) ?? []
      if (version === undefined || importer === undefined) return undefined
      const folder = dirname(importer)
      const code = readFileSync(join(folder, source))
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
      const file = releasedFile(basename(folder), version, hash)
      this.emitFile({ type: 'asset', fileName: `assets/${file}`, source: code })
      // All code lies in the one folder: the address is the same from every chunk.
      return { id: `./${file}`, external: 'absolute' }
    },
  },
})
