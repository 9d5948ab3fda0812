import { createRequire } from 'node:module'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

/** The text of `shapes.ts` for a list of names. */
export function shapesOf(names: readonly string[], typeFrom: string): string {
  const shapes = outlinesOf(names).map(
    ([name, d]) => `export const ${camel(name)}: GlyphShape = {\n  name: '${name}',\n  d: '${d}',\n}\n`,
  )
  return `// Written by packages/ui/tools/take-glyphs.mjs from names.json.
// Glyphs by Lorc, Delapouite and contributors, https://game-icons.net, CC BY 3.0.
import type { GlyphShape } from '${typeFrom}'

${shapes.join('\n')}`
}

/** The text of `shapes.json`. */
export function shapesJson(names: readonly string[]): string {
  const shapes = outlinesOf(names).map(([name, d]) => [camel(name), { name, d }])
  return `${JSON.stringify(Object.fromEntries(shapes), null, 2)}\n`
}

function outlinesOf(names: readonly string[]): readonly (readonly [name: string, d: string])[] {
  const { icons }: IconSet = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
  return [...names].sort().map((name) => {
    const icon = icons[name]
    if (icon === undefined) throw new Error(`game-icons has no ${name}`)
    return [name, [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('')]
  })
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
