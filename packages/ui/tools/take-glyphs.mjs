/**
 * Copies the glyphs that a folder uses out of the game-icons set: reads `names.json` there, writes
 * `shapes.ts` beside it.
 *
 *     node packages/ui/tools/take-glyphs.mjs FOLDER…
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** The text of `shapes.ts` for a list of names. */
export function shapesOf(/** @type {string[]} */ names, /** @type {string} */ typeFrom) {
  const { icons } = require('@iconify-json/game-icons/icons.json')
  const lines = [...names].sort().map((name) => {
    const icon = icons[name]
    if (icon === undefined) throw new Error(`game-icons has no ${name}`)
    const d = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('')
    return `export const ${camel(name)}: GlyphShape = {\n  name: '${name}',\n  d: '${d}',\n}\n`
  })
  return `// Written by packages/ui/tools/take-glyphs.mjs from names.json.\n// Glyphs by Lorc, Delapouite and contributors, https://game-icons.net, CC BY 3.0.\nimport type { GlyphShape } from '${typeFrom}'\n\n${lines.join('\n')}`
}

const camel = (/** @type {string} */ name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

if (import.meta.url === `file://${process.argv[1]}`) {
  for (const folder of process.argv.slice(2)) {
    const names = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8'))
    const typeFrom = folder.includes('packages/ui') ? './shape.ts' : '@wyrmtable/ui'
    writeFileSync(join(folder, 'shapes.ts'), shapesOf(names, typeFrom))
  }
}
