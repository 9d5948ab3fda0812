/**
 * The web app, built into apps/web/dist.
 *
 *     node tools/build.mjs
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environment, prepare, root, say, stop } from './prepare.mjs'

const webApp = join(root, 'apps', 'web')

/** Folder that the built web app is served from. */
export const webRoot = join(webApp, 'dist')

/** Fingerprint of the sources of the last build; the build empties the folder, so it cannot outlive it. */
const stamp = join(webRoot, '.sources')

/** Builds the web app unless the last build was made from these very sources. */
export function buildIfStale(/** @type {string} */ node) {
  const sources = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  say('Building the web app …')
  build(node, sources)
}

function build(/** @type {string} */ node, sources = fingerprint()) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const done = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: webApp,
    env: environment(node),
    stdio: ['ignore', 2, 2],
  })
  if (done.status !== 0) stop('The web app could not be built; the message is above.')
  if (!existsSync(join(webRoot, 'index.html'))) stop(`The build left no index.html in ${webRoot}.`)
  writeFileSync(stamp, sources)
}

/** Changes with any file that the web app may be made of. */
function fingerprint() {
  const hash = createHash('sha256')
  const files = ['packages', 'games', 'apps/web'].flatMap(filesUnder)
  for (const file of ['package-lock.json', ...files]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const leftOut = ['node_modules', 'dist', 'e2e', 'test-results', 'cases', 'golden']

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries
    .filter(({ name }) => !leftOut.includes(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : []
    })
    .sort()
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) build(prepare())
