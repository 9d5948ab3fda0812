import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isJsonObject, readJson } from '@wyrmtable/kernel'

/** Where a clause is named: in the `clauses` of a case, or in the title of a test. */
export interface Naming {
  readonly cases: readonly string[]
  readonly tests: readonly string[]
}

/** Titles of tests: the first string of `test(`, `it(` or `describe(`, also after `.each(…)`. */
const titles = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^`'"]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gsu

/** The clause ids of these that the files of a game's folder name. */
export async function namedClauses(
  folder: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Naming>> {
  const found = new Map(ids.map((id) => [id, { cases: new Set<string>(), tests: new Set<string>() }]))
  const names = await readdir(folder, { recursive: true })
  for (const name of names.sort()) {
    if (name.endsWith('.test.ts') || name.endsWith('.test.tsx')) {
      const source = await readFile(join(folder, name), 'utf8')
      for (const match of source.matchAll(titles)) {
        for (const id of idsIn(match[2] ?? '')) found.get(id)?.tests.add(relative('.', join(folder, name)))
      }
    } else if (/^cases[\\/].*\.json$/.test(name)) {
      const document = readJson(await readFile(join(folder, name), 'utf8'))
      if (!document.ok || !isJsonObject(document.value)) continue
      const { clauses, id } = document.value
      if (!Array.isArray(clauses) || typeof id !== 'string') continue
      for (const clause of clauses) if (typeof clause === 'string') found.get(clause)?.cases.add(id)
    }
  }
  return new Map([...found].map(([id, { cases, tests }]) => [id, { cases: [...cases], tests: [...tests] }]))
}

/** Ids as clauses have them: 'DR-6.4'. */
const idsIn = (text: string): readonly string[] => text.match(/\b[A-Z]{2,}-\d+\.\d+\b/g) ?? []
