/**
 * An installation in a folder of its own: what runs, without developers' packages, tests and sources of the page.
 *
 *     npm run pack -- FOLDER
 *     node FOLDER/apps/cli/src/main.ts serve
 *
 * It needs a Node that runs TypeScript (22.18 or newer) and no network. The folder must be empty or not there.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { buildIfStale, webRoot } from './build.mjs'
import { licencesOf } from './licences.mjs'
import { environment, prepare, root, say, stop } from './prepare.mjs'

/** Workspaces that a server or a worker loads; the page is built into files. */
const parts = [
  'apps/cli',
  'apps/server',
  'games',
  ...['ai', 'hex', 'kernel', 'plane', 'store', 'text'].map((name) => `packages/${name}`),
]

/** Folders within them that only tests, tools and the page read. */
const leftOut = ['node_modules', 'test', 'golden', 'cases', 'view']

const [folder] = process.argv.slice(2)
if (folder === undefined) stop('Usage: npm run pack -- FOLDER')
const target = resolve(folder)
if (existsSync(target) && readdirSync(target).length > 0) stop(`${target} is not empty.`)

const node = prepare()
buildIfStale(node)
for (const part of parts) {
  cpSync(join(root, part), join(target, part), {
    recursive: true,
    filter: (path) => !leftOut.includes(basename(path)) && !/\.test\.tsx?$/.test(path),
  })
}
cpSync(webRoot, join(target, 'apps', 'web', 'dist'), { recursive: true })
for (const file of ['package.json', 'LICENSE', 'NOTICE']) cpSync(join(root, file), join(target, file))
const packed = packagesOf(parts).filter((path) => realpathSync(path).includes('node_modules'))
for (const path of packed) {
  cpSync(path, join(target, relative(root, path)), { recursive: true, dereference: true })
}
mkdirSync(join(target, 'node_modules', '@wyrmtable'), { recursive: true })
for (const part of parts) {
  const link = join(target, 'node_modules', '@wyrmtable', basename(part))
  symlinkSync(relative(dirname(link), join(target, part)), link)
}
// Much of the page is other people's work as well, though only pieces of their packages are in it.
const page = packagesOf(['apps/web', 'packages/ui']).filter((path) =>
  realpathSync(path).includes('node_modules'),
)
writeFileSync(join(target, 'LICENCES.txt'), licencesOf([...packed, ...page]))
say(`Packed into ${target}.`)

/**
 * Folders of all packages that workspaces need when they run, as npm knows them. The compiler is left out: a reader of
 * configuration files could use it if it is there.
 *
 * @param {readonly string[]} which
 */
function packagesOf(which) {
  const workspaces = which.flatMap((part) => ['--workspace', part])
  const args = ['ls', '--all', '--omit=dev', '--parseable', ...workspaces]
  const done = spawnSync('npm', args, {
    cwd: root,
    env: environment(node),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const paths = done.stdout
    .split('\n')
    .filter((path) => relative(root, path).includes('node_modules') && basename(path) !== 'typescript')
  if (paths.length === 0) stop('npm could not tell which packages are needed:', done.stderr)
  return [...new Set(paths)]
}
