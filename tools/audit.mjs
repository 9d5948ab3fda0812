/**
 * Whether anything is known against the packages that run. Without a network nothing is said, and nothing fails.
 *
 *     npm run audit
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root, say } from './prepare.mjs'

/**
 * What npm's answer comes to: lines for people, and whether something must be done.
 *
 * @param {string} answer
 * @returns {{ readonly lines: readonly string[], readonly isBad: boolean }}
 */
export function judged(answer) {
  const { vulnerabilities, metadata } = readIfJson(answer)
  if (vulnerabilities === undefined)
    return { lines: ['Nobody could be asked: the packages were not audited.'], isBad: false }
  /** @type {readonly { readonly name: string, readonly severity: string, readonly range: string }[]} */
  const found = Object.values(vulnerabilities)
  const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical')
  const lines = found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`)
  const count = metadata?.dependencies?.prod
  return {
    lines: [
      ...lines,
      `${count ?? '?'} packages that run, ${found.length} of them with something known against them.`,
    ],
    isBad: grave.length > 0,
  }
}

function readIfJson(/** @type {string} */ text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  const asked = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  const { lines, isBad } = judged(asked.stdout ?? '')
  for (const line of lines) say(line)
  process.exitCode = isBad ? 1 : 0
}
