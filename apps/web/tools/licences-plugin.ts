import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { licences } from '../src/about/licences.ts'

const require = createRequire(import.meta.url)
const root = new URL('../../../', import.meta.url)

/** Ships the licences of what is not ours beside the app, where its page about itself links to them. */
export const shipLicences = (): Plugin => ({
  name: 'wyrmtable-licences',
  apply: 'build',
  buildStart() {
    for (const { file, from } of licences) {
      const source = readFileSync(from.startsWith('@') ? require.resolve(from) : new URL(from, root))
      this.emitFile({ type: 'asset', fileName: file, source })
    }
  },
})
