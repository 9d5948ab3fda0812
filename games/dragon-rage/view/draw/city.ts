import { type Baking, bake, polygon, short } from '@wyrmtable/ui/drawing'
import { mapData } from '../../data/map.ts'
import type { MapData } from '../../data/schema.ts'
import { drawBuildings } from './buildings.ts'
import { drawEntrances } from './entrance.ts'
import { drawForest } from './forest.ts'
import { drawGround } from './ground.ts'
import { drawHarbour } from './harbour.ts'
import { ink, layoutOf, type Plan, planOf, SIZE } from './plan.ts'
import { drawRiver } from './river.ts'
import { drawRoads } from './roads.ts'
import { drawSea } from './sea.ts'
import { drawStreets } from './streets.ts'
import { drawTowers } from './towers.ts'
import { drawWalls } from './walls.ts'

/**
 * A city as a hand-tinted town plan: all that never changes during a game, as the inside of
 * an SVG. Colours are custom properties, so that a theme is a repaint.
 */
function drawCity(plan: Plan): string {
  return [
    drawGround(plan),
    drawSea(plan),
    drawStreets(plan),
    drawRiver(plan),
    drawRoads(plan),
    drawForest(plan),
    drawHarbour(plan),
    drawBuildings(plan),
    drawWalls(plan),
    drawTowers(plan),
    drawEntrances(plan),
    drawGrid(plan),
  ].join('\n')
}

const drawings = new WeakMap<MapData, Baking>()

/** The drawing of a map and its size, for whoever makes pixels of it; the same map gives the same drawing. */
export function drawingOf(map: MapData): Baking {
  const { width, height } = layoutOf(map.layout)
  const drawing = drawings.get(map) ?? {
    markup: () => drawCity(planOf(map)),
    width,
    height,
  }
  drawings.set(map, drawing)
  return drawing
}

/** The printed city, before anybody sits down. */
export const bakeCity = () => bake(drawingOf(mapData))

const drawGrid = ({ layout }: Plan): string =>
  `<path d="${layout.labels.map((label) => polygon(layout.corners(label))).join('')}" fill="none" stroke="${ink('ink')}" stroke-opacity="${ink('grid')}" stroke-width="${short(Math.max(0.6, SIZE * 0.022))}"/>`
