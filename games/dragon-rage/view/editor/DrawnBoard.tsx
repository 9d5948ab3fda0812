import { BakedLayer, type BoardDraft } from '@wyrmtable/ui'
import { memo, useCallback, useMemo } from 'react'
import { writeMapData } from '../../rules/own/write-map-data.ts'
import { writeLabels } from '../board/CityBackdrop.tsx'
import { drawingOf } from '../draw/city.ts'
import { layout, SIZE } from '../draw/plan.ts'
import { writeFile } from './board-file.ts'

/** A draft as the table would draw it, with what its places are worth, which at the table lies on the counters. */
export const DrawnBoard = memo(
  function DrawnBoard({ draft }: { readonly draft: BoardDraft }) {
    const map = useMemo(() => writeMapData(writeFile(draft)), [draft])
    const write = useCallback(
      (pen: OffscreenCanvasRenderingContext2D, colour: (name: string) => string) => {
        writeLabels(map, pen, colour)
        pen.font = `700 ${SIZE * 0.5}px 'Alegreya Sans', sans-serif`
        for (const [label, points] of Object.entries(map.victoryPoints)) {
          const [x, y] = layout.centre(label)
          pen.beginPath()
          pen.arc(x + SIZE * 0.52, y + SIZE * 0.42, SIZE * 0.32, 0, 2 * Math.PI)
          pen.fillStyle = colour('--map-gilt')
          pen.fill()
          pen.strokeStyle = colour('--map-ink')
          pen.stroke()
          pen.fillStyle = '#2b1503'
          pen.fillText(String(points), x + SIZE * 0.52, y + SIZE * 0.58)
        }
      },
      [map],
    )
    return <BakedLayer {...drawingOf(map)} write={write} />
  },
  ({ draft: before }, { draft: after }) =>
    before.ground === after.ground &&
    before.sides === after.sides &&
    before.areas === after.areas &&
    before.facts === after.facts,
)
