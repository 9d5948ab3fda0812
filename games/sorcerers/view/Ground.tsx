import type { Point } from '@wyrmtable/plane'
import { memo } from 'react'
import type { Piece } from '../data/table-schema.ts'
import type { Table } from '../rules/table.ts'

type Corner = readonly [number, number]
const pointsOf = (corners: readonly Corner[]): string => corners.map(([x, y]) => `${x},${y}`).join(' ')

/** The table without its figures: ground, woods, buildings, ruins, rocks, low obstacles, links. */
export const Ground = memo(function Ground({ table }: { readonly table: Table }) {
  const { width, height, pieces } = table.data
  return (
    <g>
      <rect width={width} height={height} fill="#c9cf9b" />
      {pieces.map((piece) => (
        <PieceShape key={piece.id} piece={piece} />
      ))}
      {table.doors.map(({ a, b }) => (
        <Stroke key={`${a.x}/${a.y}`} a={a} b={b} stroke="#e9d9a8" width={7} />
      ))}
      {table.links.map(({ id, ends: [a, b] }) => (
        <g key={id}>
          <Stroke a={a} b={b} stroke="#5b3a1c" width={8} dash="3 3" />
          <circle cx={a.x} cy={a.y} r="3" fill="#5b3a1c" />
          <circle cx={b.x} cy={b.y} r="3" fill="#5b3a1c" />
        </g>
      ))}
    </g>
  )
})

function Stroke({
  a,
  b,
  stroke,
  width,
  dash,
}: {
  readonly a: Point
  readonly b: Point
  readonly stroke: string
  readonly width: number
  readonly dash?: string
}) {
  return (
    <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} stroke={stroke} strokeWidth={width} strokeDasharray={dash} />
  )
}

function PieceShape({ piece }: { readonly piece: Piece }) {
  switch (piece.kind) {
    case 'wood':
      return (
        <polygon
          points={pointsOf(piece.poly)}
          fill="#5e8a4a"
          fillOpacity=".75"
          stroke="#3a5c2e"
          strokeWidth="3"
        />
      )
    case 'building':
      return (
        <g>
          <polygon
            points={pointsOf(piece.poly)}
            fill={piece.solid ? '#9c8f80' : '#b9a27e'}
            stroke="#4a3826"
            strokeWidth="4"
          />
          {piece.openings
            .filter(({ type }) => type === 'window')
            .map(({ a, b }) => (
              <Stroke key={a.join('/')} a={pointAt(a)} b={pointAt(b)} stroke="#a9d3e8" width={5} />
            ))}
        </g>
      )
    case 'ruin':
      return (
        <g>
          <polygon points={pointsOf(piece.poly)} fill="#b5ad9b" fillOpacity=".6" />
          {piece.floors.map(({ poly, z }) => (
            <polygon key={z} points={pointsOf(poly)} fill="#8f846f" />
          ))}
          {piece.walls.map(({ a, b }) => (
            <Stroke
              key={`${a.join()}/${b.join()}`}
              a={pointAt(a)}
              b={pointAt(b)}
              stroke="#4d463b"
              width={5}
            />
          ))}
        </g>
      )
    case 'rock':
      return <polygon points={pointsOf(piece.poly)} fill="#8d8d92" stroke="#55555c" strokeWidth="3" />
    case 'low':
      return <Stroke a={pointAt(piece.a)} b={pointAt(piece.b)} stroke="#7a5a32" width={5} dash="10 4" />
    default:
      return piece satisfies never
  }
}

const pointAt = ([x, y]: Corner): Point => ({ x, y })
