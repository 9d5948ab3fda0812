/**
 * Makes a fresh checkout ready: packages, the pinned Node, and for the browser tests Chromium.
 * It runs before anything is installed, so it needs no package, and even a Node that is too old to go on with
 * (16 and later) can run it far enough to say so.
 *
 *     node tools/prepare.mjs            packages and Node
 *     node tools/prepare.mjs --browser  Chromium as well
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const bin = join(root, 'node_modules', '.bin')
/** What Node has made of sources, for the next process or thread that loads them; gone with the packages. */
const compileCache = join(root, 'node_modules', '.cache', 'node')
const isWindows = process.platform === 'win32'

/** Progress goes to standard error, so that `wyrmtable … > file` holds the answer and nothing else. */
export function say(/** @type {string} */ line) {
  process.stderr.write(`${line}\n`)
}

/**
 * Ends the program with what is wrong and what to type.
 *
 * @param {readonly string[]} lines
 * @returns {never}
 */
export function stop(...lines) {
  for (const line of lines) say(line)
  process.exit(1)
}

/** Packages as the lock file says, and the Node to run everything with. */
export function prepare() {
  installPackages()
  linkPinnedNode(root)
  return findNode()
}

function installPackages() {
  if (packagesAreCurrent(root)) return
  if (!canInstall(process.versions.node)) {
    stop(
      `Node ${process.version} is too old to install the packages.`,
      `Install Node 24 (${oldestToInstall} is the oldest that works): https://nodejs.org/en/download`,
    )
  }
  say('Installing packages (npm ci) …')
  // An npm that runs on the Node inside node_modules would delete the ground it stands on.
  const path = pathWithoutCheckout()
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund']
  const npm = findProgram(isWindows ? ['npm.cmd'] : ['npm'], path)
  const script = process.env.npm_execpath
  const run = {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: /** @type {import('node:child_process').StdioOptions} */ (['ignore', 2, 2]),
  }
  const done = npm
    ? spawnSync(isWindows ? `"${npm}"` : npm, args, { ...run, shell: isWindows })
    : script
      ? spawnSync(process.execPath, [script, ...args], run)
      : stop('npm was not found. It comes with Node: https://nodejs.org')
  if (done.error) stop(`npm could not be started: ${done.error.message}`)
  if (done.status !== 0) stop('npm ci failed; its own message is above.')
}

/** Oldest Node that installs all packages. On an older one npm leaves out native parts of the build, without a word. */
export const oldestToInstall = '20.19'

/** Versions 21 and 22 before 22.12 lack what 20.19 has. */
export function canInstall(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22
}

/**
 * Whether every package of the lock file is installed in its version. npm writes the list of what it
 * installed last of all, so an install that was interrupted does not pass.
 */
export function packagesAreCurrent(/** @type {string} */ folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'))
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([path, want]) => {
    const have = installed[path]
    if (!path.includes('node_modules/')) return true
    if (!have) return Boolean(want.optional || want.devOptional || want.peer)
    return want.version === have.version && want.integrity === have.integrity && want.link === have.link
  })
}

/**
 * @param {string} file
 * @returns {Record<string, Record<string, unknown>> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Some versions of npm (10.8, which comes with Node 20) install the pinned Node and then take its link away
 * with that of the other processor's, which has the same name.
 */
export function linkPinnedNode(/** @type {string} */ folder) {
  const link = join(folder, 'node_modules', '.bin', 'node')
  const name = `node-${process.platform}-${process.arch}`
  if (existsSync(link) || !existsSync(join(folder, 'node_modules', name, 'bin', 'node'))) return
  symlinkSync(join('..', name, 'bin', 'node'), link)
}

/** The Node that the lock file pins; where it does not exist for this machine, one that is new enough. */
export function findNode() {
  const pinned = join(bin, 'node')
  if (existsSync(pinned)) {
    if (realpathSync(pinned) === realpathSync(process.execPath)) return pinned
    if (runsTypeScript(pinned)) return pinned
  }
  if (process.features && 'typescript' in process.features && process.features.typescript) {
    return process.execPath
  }
  return stop(
    `Node ${process.version} cannot run TypeScript, and no Node is pinned for ${process.platform} ${process.arch}.`,
    'Install Node 24 (22.18 is the oldest that works): https://nodejs.org/en/download',
  )
}

function runsTypeScript(/** @type {string} */ node) {
  const done = spawnSync(node, ['-p', 'process.features.typescript'], { encoding: 'utf8' })
  return done.status === 0 && /strip|transform/.test(done.stdout)
}

/**
 * The environment in which a tool's own `node` is the Node found above.
 *
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(node) {
  return {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    PATH: [bin, dirname(node), process.env.PATH].join(delimiter),
  }
}

/** Chromium or Chrome for the browser tests, installed on Debian and its kin where that is allowed. */
export function prepareBrowser() {
  const found = findChromium()
  if (found) return found
  const isLinux = process.platform === 'linux'
  const isRoot = process.getuid !== undefined && process.getuid() === 0
  if (isLinux && isRoot && findProgram(['apt-get'])) {
    say('Installing Chromium (apt-get) …')
    apt('update', '-q')
    apt('install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell')
    if (findChromium() === undefined) apt('install', '-q', '-y', '--no-install-recommends', 'chromium')
    const installed = findChromium()
    if (installed) return installed
    stop('apt-get installed no Chromium; its own message is above.')
  }
  const how = isLinux
    ? 'sudo apt-get update && sudo apt-get install -y chromium'
    : process.platform === 'darwin'
      ? 'brew install --cask chromium'
      : 'winget install Google.Chrome'
  return stop(
    'The browser tests need Chromium or Chrome, and none was found. Install it:',
    `    ${how}`,
    'or say where it is:',
    '    CHROMIUM=/path/to/chromium npm test',
  )
}

/**
 * Python 3, in which a second program checks the dice: installed on Debian and its kin where that is allowed. Nothing
 * but that test needs it.
 */
export function preparePython() {
  if (findProgram(['python3'])) return
  const isRoot = process.getuid !== undefined && process.getuid() === 0
  if (process.platform === 'linux' && isRoot && findProgram(['apt-get'])) {
    say('Installing Python 3 (apt-get) …')
    apt('update', '-q')
    apt('install', '-q', '-y', '--no-install-recommends', 'python3')
    if (findProgram(['python3'])) return
  }
  stop(
    'One test runs a program in Python 3, and none was found. Install it:',
    '    sudo apt-get install -y python3     or     https://www.python.org',
  )
}

function apt(/** @type {string[]} */ ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2], env })
}

function findChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    if (!existsSync(named)) stop(`CHROMIUM=${named}: there is no such file.`)
    return resolve(named)
  }
  // The shell is Chromium without the windows of a desktop, which nobody sees here: it does the same for a third less.
  const program = findProgram([
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ])
  if (program) return program
  const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
  return [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...folders.map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
  ].find(existsSync)
}

/** The first of the programs that the search path has, as a full path. */
function findProgram(/** @type {string[]} */ names, path = process.env.PATH || '') {
  for (const name of names) {
    for (const folder of path.split(delimiter)) {
      const file = join(folder, name)
      try {
        accessSync(file, constants.X_OK)
        return file
      } catch {
        // Not in this folder.
      }
    }
  }
  return undefined
}

function pathWithoutCheckout() {
  const folders = (process.env.PATH || '').split(delimiter)
  return folders.filter((folder) => !resolve(folder).startsWith(join(root, 'node_modules'))).join(delimiter)
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const node = prepare()
  say(`Node: ${node}`)
  if (process.argv.includes('--browser')) say(`Chromium: ${prepareBrowser()}`)
}
