import { BakedLayer } from '@wyrmtable/ui'
import { memo } from 'react'
import type { MapData } from '../../data/schema.ts'
import { drawingOf } from '../draw/city.ts'
import { layout, SIZE } from '../draw/plan.ts'

/** The board, drawn once into pixels, with the hex numbers in the font of the page. */
export const CityBackdrop = memo(function CityBackdrop({ map }: { readonly map: MapData }) {
  return <BakedLayer {...drawingOf(map)} write={writeLabels} />
})

/** The numbers of the hexes, in the font of the page. */
export function writeLabels(
  context: OffscreenCanvasRenderingContext2D,
  colour: (name: string) => string,
): void {
  context.font = `500 ${SIZE * 0.2}px 'Alegreya Sans', sans-serif`
  context.textAlign = 'center'
  context.fillStyle = colour('--map-ink')
  context.globalAlpha = 0.55
  for (const label of layout.labels) {
    const [x, y] = layout.centre(label)
    context.fillText(label, x, y - SIZE * 0.64)
  }
  context.globalAlpha = 1
}
