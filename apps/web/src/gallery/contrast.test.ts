import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { counterFaces } from '@wyrmtable/ui'
import { expect, test } from 'vitest'
import { contrast, over, parseColour, sightNames } from './contrast.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const tokensCss = read('packages/ui/styles/tokens.css')
const boardCss = read('packages/ui/styles/board.css')
const noirCss = read('games/dragon-noir/view/styles.css')

const tokensIn = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*(#[0-9a-f]+)/g)].map(([, name, value]) => [name, value]))
const darkAt = tokensCss.indexOf('[data-theme="dark"]')
const light = tokensIn(tokensCss.slice(0, darkAt))
const themes = { light, dark: new Map([...light, ...tokensIn(tokensCss.slice(darkAt))]) }

/** What covers whole hexes, or a whole part of the table, in some game. */
const terrains = [
  'grass',
  'grass-lit',
  'grass-deep',
  'field',
  'field-2',
  'sand',
  'sea',
  'street',
  'road',
  'wood-floor',
  'wood-1',
  'wood-2',
  'wood-3',
  'stone',
  'tower-floor',
  'plank',
  'thatch-lit',
]

/** A line or fill of a style sheet's rule, as a colour or the name of a token. */
function layer(selector: string, property: 'stroke' | 'fill', css = boardCss): string {
  const rule = css.slice(css.lastIndexOf(`\n${selector} {`))
  const value = new RegExp(`\\n  ${property}: ([^;]+);`).exec(rule.slice(0, rule.indexOf('}')))?.[1]
  if (value === undefined) throw new Error(`no ${property} for ${selector}`)
  const opacity = new RegExp(`\\n  ${property}-opacity: ([^;]+);`).exec(rule.slice(0, rule.indexOf('}')))?.[1]
  const alpha = Math.round(Number(opacity ?? 1) * 255)
    .toString(16)
    .padStart(2, '0')
  return opacity === undefined ? value : `${value}${alpha}`
}

/** Two layers of a mark of Dragon Noir. */
const noir = (
  below: string,
  ofBelow: 'stroke' | 'fill',
  above: string,
  ofAbove: 'stroke' | 'fill',
): readonly string[] => [layer(below, ofBelow, noirCss), layer(above, ofAbove, noirCss)]

const casing = layer('.hex-casing', 'stroke')
const chip = [
  ...read('packages/ui/src/board/ChanceChips.tsx').matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g),
].map(([, colour]) => colour ?? '')

/** Everything that is laid over a terrain and must be told from it, by what it is drawn in. */
const overlays: Readonly<Record<string, readonly string[]>> = {
  chosen: [casing, layer('.hex-chosen', 'stroke')],
  plan: [casing, layer('.hex-plan', 'stroke')],
  last: [casing, layer('.hex-last', 'stroke')],
  hover: [casing, layer('.hex-hover', 'stroke')],
  focus: [casing, layer('.hex-focus', 'stroke')],
  strike: [layer('.hex-strike', 'stroke')],
  arc: [layer('.hex-arc', 'stroke')],
  threat: [layer('.hex-threat', 'stroke')],
  'spell range': [layer('.spell-range', 'stroke')],
  'spell area': [layer('.spell-area', 'stroke')],
  air: [casing, layer('.hex-air', 'stroke')],
  'cost disc': [layer('.figure-disc.is-cost', 'fill'), layer('.figure-disc.is-cost', 'stroke')],
  'air disc': [layer('.figure-disc.is-air', 'fill'), layer('.figure-disc.is-air', 'stroke')],
  'threat disc': [layer('.figure-disc.is-threat', 'fill'), layer('.figure-disc.is-threat', 'stroke')],
  reach: [layer('.hex-area-casing', 'stroke'), layer('.hex-area-line', 'stroke')],
  path: [layer('.path-casing', 'stroke'), layer('.path-ink', 'stroke')],
  ruler: [layer('.ruler-casing', 'stroke'), layer('.ruler-line', 'stroke')],
  refused: [layer('.refused-place > path', 'stroke')],
  chip,
  'field of fire': noir('.noir-field-casing', 'stroke', '.noir-field-line', 'stroke'),
  'blocked line': noir('.noir-blocked-casing', 'stroke', '.noir-blocked-line', 'stroke'),
  danger: noir('.noir-danger path', 'fill', '.noir-danger path', 'stroke'),
  facing: noir('.noir-arrow.is-open', 'fill', '.noir-arrow', 'stroke'),
  attacker: noir('.noir-attacker-casing', 'stroke', '.noir-attacker', 'stroke'),
  'melee strike': noir('.noir-strike', 'fill', '.noir-strike', 'stroke'),
  joiner: noir('.noir-joiner circle', 'fill', '.noir-joiner circle', 'stroke'),
  cover: noir('.noir-cover circle', 'fill', '.noir-cover circle', 'stroke'),
  'no shot': noir('.noir-no-shot circle', 'fill', '.noir-no-shot circle', 'stroke'),
  'spell radius': noir('.noir-radius-casing', 'stroke', '.noir-radius-line', 'stroke'),
  ...Object.fromEntries(
    Object.entries(counterFaces).map(([name, face]) => [name, [face.edge, face.strip, face.stripInk]]),
  ),
  ...Object.fromEntries(
    [1, 2, 3, 4].map((seat) => [`seat ${seat}`, [layer('.strike-shaft', 'stroke'), `var(--seat-${seat})`]]),
  ),
}

type Layers = Readonly<Record<string, readonly string[]>>

/** What does not stand out three to one from a ground, in either theme, for one of the sights. */
function faintOf(layersOf: Layers, grounds: readonly string[]): readonly string[] {
  const faint: string[] = []
  for (const [theme, tokens] of Object.entries(themes)) {
    const resolve = (value: string) => {
      const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
      return parseColour((name === undefined ? value : tokens.get(name)) ?? value)
    }
    for (const terrain of grounds) {
      const ground = resolve(`var(--map-${terrain})`).colour
      for (const sight of sightNames) {
        for (const [name, layers] of Object.entries(layersOf)) {
          const best = Math.max(
            ...layers.map((value) => {
              const { colour, alpha } = resolve(value)
              return contrast(over(colour, alpha, ground), ground, sight)
            }),
          )
          if (!(best >= 3)) faint.push(`${name} on ${terrain}, ${theme}, ${sight}: ${best.toFixed(2)}`)
        }
      }
    }
  }
  return faint
}

test('whatever is laid over a terrain stands out from it, three to one, for every sight', () => {
  expect(faintOf(overlays, terrains)).toEqual([])
})

/** What the figures of Sorcerers stand on besides turf, paths and woods. */
const roofs = ['tile', 'tile-lit', 'slate', 'slate-lit', 'stone', 'stone-lit', 'plank', 'street']
const turf = [
  'grass',
  'grass-lit',
  'grass-deep',
  'road',
  'road-lit',
  'wood-floor',
  'wood-1',
  'wood-2',
  'wood-3',
]
/** Files of its table, each of which draws one kind of mark in the colours that stand in it. */
const marks = [
  'figure/Cutout',
  'figure/FigureBase',
  'figure/NamePlate',
  'figure/ShieldRing',
  'figure/GunCrew',
  'field/HeightMark',
  'tape/TapeMark',
  'AimLine',
  'Marks',
  'Outlook',
  'Reach',
  'RefusalMark',
  'Zone',
  'lasso',
]

test('figures and marks of Sorcerers stand out from turf, woods and roofs, three to one, for every sight', () => {
  const drawn = marks.map((mark) => {
    const colours = read(`games/sorcerers/view/${mark}.tsx`).match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g)
    return [mark, colours ?? []] as const
  })
  expect(drawn.filter(([, colours]) => colours.length === 0)).toEqual([])
  expect(faintOf(Object.fromEntries(drawn), [...turf, ...roofs])).toEqual([])
})

test('the terrains are those that games draw', () => {
  const drawn = readdirSync(join(root, 'games'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /view\/.*\.tsx?$/.test(file))
    .map((file) => read(join('games', file)))
    .join()
  expect(terrains.filter((name) => !new RegExp(`['"\`-]${name}['"\`)]`).test(drawn))).toEqual([])
})
