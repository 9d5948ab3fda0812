import { polygon } from '@wyrmtable/ui/drawing'
import { memo } from 'react'
import type { Piece } from '../data/table-schema.ts'
import type { Table } from '../rules/table.ts'
import { House } from './field/House.tsx'
import { Ruin } from './field/Ruin.tsx'
import { lineOf, shadowOf, shrunk } from './field/shape.ts'
import { Turf } from './field/Turf.tsx'
import { Wood } from './field/Wood.tsx'

/**
 * The table without its figures: its frame, ground, woods, buildings, ruins, rocks, low walls, links. `open` names the
 * pieces whose roofs are lifted, apart by spaces.
 */
export const Ground = memo(function Ground({
  table,
  open = '',
}: {
  readonly table: Table
  readonly open?: string
}) {
  const { width, height, pieces } = table.data
  const sorted = pieces.toSorted((a, b) => order[a.kind] - order[b.kind])
  const lifted = new Set(open.split(' '))
  return (
    <g pointerEvents="none">
      <Turf data={table.data} />
      <Frame width={width} height={height} />
      <path d={rulers(width, height)} stroke="#2a180f" strokeOpacity=".55" strokeWidth="1.2" />
      {sorted.map((piece) => (
        <PieceShape key={piece.id} piece={piece} isOpen={lifted.has(piece.id)} />
      ))}
      {table.links.map(({ id: link, ends: [a, b] }) => (
        <g key={link}>
          <path d={lineOf([a.x, a.y], [b.x, b.y])} stroke="var(--map-ink)" strokeWidth="11" />
          <path
            d={lineOf([a.x, a.y], [b.x, b.y])}
            stroke="var(--map-plank)"
            strokeWidth="8"
            strokeDasharray="3 2.5"
          />
          <circle cx={a.x} cy={a.y} r="4" fill="var(--map-plank-dark)" stroke="#fff6df" />
          <circle cx={b.x} cy={b.y} r="4" fill="var(--map-plank-dark)" stroke="#fff6df" />
        </g>
      ))}
    </g>
  )
})

const order = { wood: 0, ruin: 1, rock: 2, low: 3, building: 4 } as const

/** Dark wood round the table, with corners of brass. */
function Frame({ width, height }: { readonly width: number; readonly height: number }) {
  const box = (by: number) => `M${-by},${-by}H${width + by}V${height + by}H${-by}Z`
  const corners = [
    [0, 0, 0],
    [width, 0, 90],
    [width, height, 180],
    [0, height, 270],
  ] as const
  return (
    <>
      <path d={box(900) + box(26)} fill="#2b1b12" fillRule="evenodd" />
      <path d={box(26) + box(8)} fill="#6d4526" fillRule="evenodd" stroke="#160d08" strokeWidth="3" />
      <path d={box(8) + box(0)} fill="#3a2414" fillRule="evenodd" />
      {corners.map(([x, y, angle]) => (
        <path
          key={angle}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          d="M-22,-22H44L30,-8H-8V30L-22,44Z"
          fill="#c79a3f"
          stroke="#4a2d0a"
          strokeWidth="1.5"
        />
      ))}
    </>
  )
}

/** A tick for each centimetre along two edges, longer at five and ten. */
function rulers(width: number, height: number): string {
  let path = ''
  for (let x = 10; x < width; x += 10) {
    const long = x % 100 === 0 ? 14 : x % 50 === 0 ? 9 : 5
    path += `M${x},0v${long}M${x},${height}v${-long}`
  }
  return path
}

/** One that has not changed is not drawn again while another is moved. */
const PieceShape = memo(function PieceShape({
  piece,
  isOpen,
}: {
  readonly piece: Piece
  readonly isOpen: boolean
}) {
  switch (piece.kind) {
    case 'wood':
      return <Wood piece={piece} />
    case 'building':
      return <House piece={piece} isOpen={isOpen} />
    case 'ruin':
      return <Ruin piece={piece} />
    case 'rock': {
      const edge = polygon(piece.poly)
      return (
        <g>
          <path d={edge} transform={shadowOf(piece.top)} fill="#000" opacity=".3" />
          <path d={edge} fill="var(--map-stone)" stroke="var(--map-ink)" strokeWidth="2" />
          <path d={polygon(shrunk(piece.poly, 0.6))} fill="var(--map-stone-lit)" opacity=".55" />
        </g>
      )
    }
    case 'low': {
      const d = lineOf(piece.a, piece.b)
      return (
        <g fill="none">
          <path d={d} transform="translate(2 4)" stroke="#000" strokeOpacity=".3" strokeWidth="8" />
          <path d={d} stroke="var(--map-ink)" strokeWidth="8" strokeLinecap="round" />
          <path d={d} stroke="var(--map-stone)" strokeWidth="5.5" strokeLinecap="round" />
          <path d={d} stroke="var(--map-ink)" strokeOpacity=".6" strokeWidth="5.5" strokeDasharray="1.6 8" />
        </g>
      )
    }
    default:
      return piece satisfies never
  }
})
