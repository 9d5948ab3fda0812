import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { precached } from '../src/offline/precached.ts'
import { webManifest } from '../src/offline/web-manifest.ts'

const workerSource = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url))
const icons = fileURLToPath(new URL('../src/offline/icons/', import.meta.url))
const workerFile = 'sw.js'
const manifestFile = 'manifest.webmanifest'

/**
 * Makes the built app installable and playable without a line: adds a web app manifest with its icons and a
 * service worker that knows every file of the build. Development is served without any of it.
 */
export function offline(): Plugin {
  let publicDir = ''
  return {
    name: 'wyrmtable-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: workerSource, fileName: workerFile })
      this.emitFile({ type: 'asset', fileName: manifestFile, source: JSON.stringify(webManifest) })
      for (const fileName of readdirSync(icons)) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`${icons}${fileName}`) })
      }
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `./${manifestFile}` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[workerFile]
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
        const files = precached([...Object.keys(bundle), ...readdirSync(publicDir)])
        const page = bundle['index.html']
        const hash = createHash('sha256').update(files.join('\n'))
        hash.update(page?.type === 'asset' ? page.source : '')
        hash.update(worker.code)
        const list = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files })
        worker.code = worker.code.replace('__PRECACHE__', () => list)
      },
    },
  }
}
