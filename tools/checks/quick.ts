import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { manifests } from '@wyrmtable/games'
import { type Check, formatCheck, typeChecks, unitCheck } from './checks.ts'

/** The suites that hold every game against its contract, cases, golden matches, texts and clauses. */
const suites = ['contract', 'cases', 'golden', 'texts', 'clauses'].map((name) => `games/${name}.test.ts`)

/** Whatever the games are made of. */
const belowGames = ['packages/kernel/', 'packages/hex/', 'packages/plane/', 'packages/text/']

/** `npm test -- quick`: types, the format of what changed, and the tests of where it changed. No browser. */
export function quickChecks(): { readonly still: readonly Check[]; readonly moving: readonly Check[] } {
  const files = changedFiles()
  const present = files.filter((file) => existsSync(file))
  const tests = testsFor(files)
  return {
    still: [...typeChecks, ...(present.length === 0 ? [] : [formatCheck(present)])],
    moving: tests.length === 0 ? [] : [unitCheck(tests, triedGames(files))],
  }
}

/** What differs from the last commit, new files included; where nothing does, what the last commit changed. */
function changedFiles(): readonly string[] {
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return open.length > 0 ? open : git('diff-tree', '-r', '--root', '--no-commit-id', '--name-only', 'HEAD')
}

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Filters for vitest: the folders of a game, package or app in which files changed, and the suites of all games. */
export function testsFor(files: readonly string[]): readonly string[] {
  const folders = new Set(files.map(folderOf))
  const changesGames = [...folders].some(
    (folder) => folder.startsWith('games/') || belowGames.includes(folder),
  )
  return [...folders, ...(changesGames ? suites : [])].sort()
}

/** The games that the suites of all games need try: those that changed, where nothing else did that they are made of. */
export function triedGames(files: readonly string[]): readonly string[] | undefined {
  const folders = [...new Set(files.map(folderOf))]
  if (folders.some((folder) => folder === 'games/' || belowGames.includes(folder))) return undefined
  const games = folders.flatMap((folder) => /^games\/(.+)\/$/.exec(folder)?.[1] ?? [])
  return games.every((id) => manifests.some((one) => one.id === id)) ? games : undefined
}

/** 'games/dragon-rage/' for whatever is in it; what belongs to no part of the house is looked after in tools/. */
function folderOf(file: string): string {
  const [top = '', part = '', ...rest] = file.split('/')
  if (['packages', 'games', 'apps'].includes(top) && rest.length > 0) return `${top}/${part}/`
  return top === 'bench' || top === 'games' ? `${top}/` : 'tools/'
}
