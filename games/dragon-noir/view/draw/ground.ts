import type { HexId } from '@wyrmtable/hex'
import { polygon } from '@wyrmtable/ui/drawing'
import type { Field } from '../../rules/field.ts'
import type { Ground } from '../../rules/ground.ts'
import type { Area } from './area.ts'
import { drawFloors, drawWalls } from './buildings.ts'
import { drawCrevasses, drawHills, drawHolesAndRubble, drawLand } from './land.ts'
import { ink, planOf } from './plan.ts'
import { drawBrush, drawPaths, drawTrees } from './plants.ts'
import { drawCrossings, drawWater } from './water.ts'

/** A drawing: the inside of an SVG, written when it is needed, and its size. */
interface Drawing {
  readonly markup: () => string
  readonly width: number
  readonly height: number
}

const drawings = new WeakMap<Field, Drawing>()

/** The boards as printed, drawn once a layout. */
export function drawField(printed: Ground): Drawing {
  const { field } = printed
  const known = drawings.get(field)
  if (known !== undefined) return known
  const plan = planOf(field)
  const { layout, hexes } = plan
  const area: Area = { plan, ground: printed, hexes, key: 'noir-' }
  const grid = () => hexes.map((hex) => polygon(plan.corners(hex))).join('')
  const drawing: Drawing = {
    markup: () =>
      `<rect width="${layout.width}" height="${layout.height}" fill="#241a13"/>${paint(area)}<path d="${grid()}" fill="none" stroke="${ink('ink')}" style="stroke-opacity:var(--map-grid)" stroke-width="1.1"/>`,
    width: layout.width,
    height: layout.height,
  }
  drawings.set(field, drawing)
  return drawing
}

/** A part of the boards, with its grid, for a place where the whole would be too much; `key` is its own on the page. */
export function drawPart(ground: Ground, hexes: readonly HexId[], key: string): string {
  const plan = planOf(ground.field)
  const grid = hexes.map((hex) => polygon(plan.corners(hex))).join('')
  return `${paint({ plan, ground, hexes, key })}<path d="${grid}" fill="none" stroke="${ink('ink')}" style="stroke-opacity:var(--map-grid)" stroke-width="1.1"/>`
}

/** Magic terrain on its hexes, over the printed board. */
export function drawPiece(ground: Ground, number: number): string {
  const plan = planOf(ground.field)
  const hexes = plan.hexes.filter((hex) => ground.piece[hex] === number)
  const area: Area = { plan, ground, hexes, key: `noir-piece${number}-` }
  const rim = hexes.map((hex) => polygon(plan.corners(hex, 0.98))).join('')
  return `${paint(area)}<path d="${rim}" fill="none" stroke="#8b6bd0" stroke-width="2" stroke-dasharray="4 4"/>`
}

const paint = (area: Area): string =>
  [
    drawLand,
    drawHills,
    drawWater,
    drawPaths,
    drawCrossings,
    drawCrevasses,
    drawFloors,
    drawBrush,
    drawHolesAndRubble,
    drawWalls,
    drawTrees,
  ]
    .map((draw) => draw(area))
    .join('')
