/**
 * Copies the glyphs that a folder uses out of the game-icons set: reads `names.json` there, writes `shapes.ts`
 * beside it, of which a bundle takes what it needs; where there is a `shapes.json`, which is taken whole, writes that.
 *
 *     node packages/ui/tools/take-glyphs.mjs FOLDER…
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shapesJson, shapesOf } from './glyph-shapes.ts'

for (const folder of process.argv.slice(2)) {
  const names = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8'))
  const typeFrom = folder.includes('packages/ui') ? './shape.ts' : '@wyrmtable/ui'
  const json = join(folder, 'shapes.json')
  if (existsSync(json)) writeFileSync(json, shapesJson(names))
  else writeFileSync(join(folder, 'shapes.ts'), shapesOf(names, typeFrom))
}
