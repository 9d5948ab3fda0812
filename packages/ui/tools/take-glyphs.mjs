/**
 * Copies the glyphs that a folder uses out of the game-icons set: reads `names.json` there, writes
 * `shapes.ts` beside it.
 *
 *     node packages/ui/tools/take-glyphs.mjs FOLDER…
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shapesOf } from './glyph-shapes.ts'

for (const folder of process.argv.slice(2)) {
  const names = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8'))
  const typeFrom = folder.includes('packages/ui') ? './shape.ts' : '@wyrmtable/ui'
  writeFileSync(join(folder, 'shapes.ts'), shapesOf(names, typeFrom))
}
