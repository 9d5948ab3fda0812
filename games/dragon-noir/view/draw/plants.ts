import { DIRECTIONS, neighbour } from '@wyrmtable/hex'
import { blob, jitter, type Point, short, smooth, soften } from '@wyrmtable/ui/drawing'
import { type Area, groupsOf, hexesOf, outline } from './area.ts'
import { ink, SIZE } from './plan.ts'

/** Trodden ways: curves from hexside to hexside through each hex. */
export function drawPaths(area: Area): string {
  const { plan, ground } = area
  const joins = (hex: (typeof area.hexes)[number]): boolean =>
    ['path', 'ford', 'bridge'].includes(ground.terrain(hex))
  const road = hexesOf(area, 'path')
    .map((hex) => {
      const [x, y] = plan.centre(hex)
      const ends = DIRECTIONS.flatMap((direction): Point[] => {
        const next = neighbour(ground.board, hex, direction)
        if (next !== -1 && !joins(next)) return []
        if (next === -1 && !leadsOut(direction, hex, area)) return []
        const [[ax, ay], [bx, by]] = plan.side(hex, direction)
        return [[(ax + bx) / 2, (ay + by) / 2]]
      })
      const dots =
        ends.length === 2 ? [] : ends.map(([a, b]) => `M${short(a)},${short(b)}L${short(x)},${short(y)}`)
      const curves = ends.flatMap(([ax, ay], i) =>
        ends
          .slice(i + 1)
          .map(([bx, by]) => `M${short(ax)},${short(ay)}Q${short(x)},${short(y)} ${short(bx)},${short(by)}`),
      )
      return [...dots, ...curves, ...corners(hex, area, joins)].join('')
    })
    .join('')
  const stroke = (width: number, colour: string, opacity: number): string =>
    `<path d="${road}" fill="none" stroke="${ink(colour)}" stroke-opacity="${opacity}" stroke-width="${short(SIZE * width)}" stroke-linecap="round"/>`
  return road === '' ? '' : stroke(0.92, 'ink', 0.2) + stroke(0.84, 'road', 1) + stroke(0.5, 'road-lit', 0.7)
}

/** Where three trodden hexes meet, the corner between them is trodden as well. */
const corners = (
  hex: Area['hexes'][number],
  { plan, ground }: Area,
  joins: (hex: Area['hexes'][number]) => boolean,
): readonly string[] =>
  DIRECTIONS.flatMap((direction) => {
    const first = neighbour(ground.board, hex, direction)
    const second = neighbour(ground.board, hex, ((direction + 1) % 6) as 0)
    if (first === -1 || second === -1 || !joins(first) || !joins(second)) return []
    const [, [x, y]] = plan.side(hex, direction)
    return [`M${short(x)},${short(y)}h.1`]
  })

/** A path runs off the rim only straight on from where it came (DN-2.8). */
function leadsOut(direction: number, hex: Area['hexes'][number], { ground }: Area): boolean {
  const back = neighbour(ground.board, hex, ((direction + 3) % 6) as 0)
  return back !== -1 && ground.terrain(back) === 'path'
}

/** Clumps that one can push through. */
export function drawBrush(area: Area): string {
  return hexesOf(area, 'brush')
    .map((hex) => {
      const random = jitter(`${area.key}brush${hex}`)
      const [x, y] = area.plan.centre(hex)
      return Array.from({ length: 8 }, (): readonly [number, number, number] => [
        x + random(-0.62, 0.62) * SIZE,
        y + random(-0.6, 0.6) * SIZE,
        SIZE * random(0.13, 0.22),
      ])
        .toSorted((a, b) => a[1] - b[1])
        .map(
          ([a, b, q]) =>
            `<path d="${blob(a + 2, b + 3, q, random, 9, 0.22)}" fill="#000" opacity=".2"/><path d="${blob(a, b, q, random, 9, 0.24)}" fill="${ink(random() < 0.5 ? 'field-2' : 'wood-3')}" stroke="${ink('wood-ink')}" stroke-width="1.2"/><path d="M${short(a - q * 0.4)},${short(b + q * 0.1)}l${short(q * 0.35)},${short(-q * 0.5)}l${short(q * 0.3)},${short(q * 0.45)}" fill="none" stroke="${ink('wood-ink')}" stroke-opacity=".55"/>`,
        )
        .join('')
    })
    .join('')
}

const tones = ['wood-1', 'wood-2', 'wood-3'] as const

/** One crown for each group of tree hexes, in three greens. */
export function drawTrees(area: Area): string {
  return groupsOf(area, hexesOf(area, 'tree'))
    .map((group) => {
      const random = jitter(`${area.key}tree${group[0] ?? 0}`)
      const crown = outline(area, group)
        .map((loop) =>
          smooth(
            soften(loop).map(
              ([x, y]): Point => [x + random(-0.06, 0.06) * SIZE, y + random(-0.06, 0.06) * SIZE],
            ),
            true,
            4.6,
          ),
        )
        .join('')
      const leaves = group
        .flatMap((hex) => {
          const [x, y] = area.plan.centre(hex)
          return Array.from({ length: 13 }, (_, i): readonly [number, number, number] => {
            const far = SIZE * 0.235 * Math.sqrt(i)
            return [x + Math.cos(i * 2.4) * far, y + Math.sin(i * 2.4) * far, SIZE * random(0.17, 0.27)]
          })
        })
        .toSorted((a, b) => a[1] - b[1])
        .map(([x, y, q]) => {
          const tone = tones[Math.floor(random(0, 2.99))] ?? 'wood-1'
          return `<path d="${blob(x, y, q, random, 7, 0.16)}" fill="${ink(tone)}" stroke="${ink('wood-ink')}" stroke-opacity=".75"/><path d="M${short(x - q * 0.5)},${short(y - q * 0.1)}a${short(q * 0.55)},${short(q * 0.5)} 0 0 1 ${short(q * 0.6)},${short(-q * 0.45)}" fill="none" stroke="${ink('wood-lit')}" stroke-width="1.7" stroke-linecap="round" opacity=".7"/>`
        })
        .join('')
      return `<path d="${crown}" transform="translate(5,8)" fill="#000" opacity=".28"/><path d="${crown}" fill="${ink('wood-2')}" stroke="${ink('wood-ink')}" stroke-width="2.4"/>${leaves}`
    })
    .join('')
}
