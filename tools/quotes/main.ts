/**
 * Shows the files that pages of docs/ quote as they are now: every block of code below the path of a file.
 *
 *     npm run quotes
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'
import { quotingPages, readQuoted } from './pages.ts'
import { withQuotes } from './quote.ts'

for (const page of quotingPages) {
  const file = join(root, page)
  const before = readFileSync(file, 'utf8')
  const after = withQuotes(before, readQuoted)
  if (after === before) continue
  writeFileSync(file, after)
  console.log(page)
}
