import { bake, polygon, short } from '@wyrmtable/ui/drawing'
import { drawBuildings } from './buildings.ts'
import { drawEntrances } from './entrance.ts'
import { drawForest } from './forest.ts'
import { drawGround } from './ground.ts'
import { drawHarbour } from './harbour.ts'
import { ink, layout, SIZE } from './plan.ts'
import { drawRiver } from './river.ts'
import { drawRoads } from './roads.ts'
import { drawSea } from './sea.ts'
import { drawStreets } from './streets.ts'
import { drawTowers } from './towers.ts'
import { drawWalls } from './walls.ts'

/**
 * The city of Esirien as a hand-tinted town plan: all that never changes during a game, as the inside of
 * an SVG. Colours are custom properties, so that a theme is a repaint.
 */
function drawCity(): string {
  return [
    drawGround(),
    drawSea(),
    drawStreets(),
    drawRiver(),
    drawRoads(),
    drawForest(),
    drawHarbour(),
    drawBuildings(),
    drawWalls(),
    drawTowers(),
    drawEntrances(),
    drawGrid(),
  ].join('\n')
}

/** The drawing and its size, for whoever makes pixels of it. */
export const city = { markup: drawCity, width: layout.width, height: layout.height } as const

export const bakeCity = () => bake(city)

const drawGrid = (): string =>
  `<path d="${layout.labels.map((label) => polygon(layout.corners(label))).join('')}" fill="none" stroke="${ink('ink')}" stroke-opacity="${ink('grid')}" stroke-width="${short(Math.max(0.6, SIZE * 0.022))}"/>`
