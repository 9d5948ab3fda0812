import { execFileSync } from 'node:child_process'
import { root } from './prepare.mjs'

/** Files that are committed or will be; undefined where the checkout came without its history. */
export const repositoryFiles = list()

function list(): readonly string[] | undefined {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const names = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return names.split('\0').filter(Boolean)
  } catch {
    return undefined
  }
}
