/**
 * Gathers what stands beside the clauses of each rulebook: worked examples out of `cases/`, readings out of
 * docs/how-rules-were-read.md, and what variants offer out of the rules.
 *
 *     npm run book
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { manifests } from '@wyrmtable/games'
import { notesFile, notesOf } from './notes.ts'

for (const manifest of manifests) {
  const file = notesFile(manifest.id)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(await notesOf(manifest))}\n`)
}
console.log('npm run format sets the files in order')
