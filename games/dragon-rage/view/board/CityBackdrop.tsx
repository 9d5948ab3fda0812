import { BakedLayer } from '@wyrmtable/ui'
import { memo, useCallback } from 'react'
import type { MapData } from '../../data/schema.ts'
import { drawingOf } from '../draw/city.ts'
import { layout, layoutOf, SIZE } from '../draw/plan.ts'

type Pen = OffscreenCanvasRenderingContext2D
type Colour = (name: string) => string

/** The board, drawn once into pixels, with the hex numbers in the font of the page. */
export const CityBackdrop = memo(function CityBackdrop({ map }: { readonly map: MapData }) {
  const write = useCallback((pen: Pen, colour: Colour) => writeLabels(map, pen, colour), [map])
  return <BakedLayer {...drawingOf(map)} write={write} />
})

/** The numbers of the hexes, in the font of the page. */
export function writeLabels(map: MapData, context: Pen, colour: Colour): void {
  context.font = `500 ${SIZE * 0.2}px 'Alegreya Sans', sans-serif`
  context.textAlign = 'center'
  context.fillStyle = colour('--map-ink')
  context.globalAlpha = 0.55
  for (const label of layoutOf(map.layout).labels) {
    const [x, y] = layout.centre(label)
    context.fillText(label, x, y - SIZE * 0.64)
  }
  context.globalAlpha = 1
}
