import { zoomTransform } from 'd3-zoom'
import type { Point } from './point.ts'

/** The place on the board under a point of the page. */
export function boardPoint(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const box = svg.getBoundingClientRect()
  return zoomTransform(svg).invert([clientX - box.left, clientY - box.top])
}
