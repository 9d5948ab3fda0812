import { polygon } from '@wyrmtable/ui/drawing'
import { HeightMark } from './HeightMark.tsx'
import { Seams } from './Seams.tsx'
import { boxOf, type Corner, lineOf, type PieceOf, shadowOf } from './shape.ts'

type Building = PieceOf<'building'>

/** A building from above: its roof with its height, or, where that is lifted, the floor that lies under it. */
export function House({ piece, isOpen }: { readonly piece: Building; readonly isOpen: boolean }) {
  const { poly, roof, openings } = piece
  return (
    <g data-piece={piece.id} data-open={isOpen || undefined}>
      <path d={polygon(poly)} transform={shadowOf(roof)} fill="#000" opacity=".32" />
      {isOpen ? <Inside piece={piece} /> : <Roof piece={piece} />}
      {openings.map(({ a, b, type }) => (
        <g key={`${a.join()} ${b.join()}`}>
          <path d={lineOf(a, b)} stroke="var(--map-ink)" strokeWidth="10" />
          <path
            d={lineOf(a, b)}
            stroke={type === 'door' ? 'var(--map-plank)' : 'var(--map-sea-lit)'}
            strokeWidth="6.5"
          />
        </g>
      ))}
      <HeightMark corners={poly} height={roof} />
    </g>
  )
}

function Roof({ piece: { poly, roof, solid, parapet } }: { readonly piece: Building }) {
  const edge = polygon(poly)
  // What one walks on is flat; a tower is of slate, and what is solid has no rooms under it.
  const tone = solid ? 'stone' : roof > 60 ? 'slate' : 'tile'
  const { left, top, width, height } = boxOf(poly)
  const isLong = width >= height
  const ridge: readonly [Corner, Corner] = isLong
    ? [
        [left, top + height / 2],
        [left + width, top + height / 2],
      ]
    : [
        [left + width / 2, top],
        [left + width / 2, top + height],
      ]
  const shade: readonly Corner[] = isLong
    ? [ridge[0], ridge[1], [left + width, top + height], [left, top + height]]
    : [ridge[0], [left + width, top], [left + width, top + height], ridge[1]]
  return (
    <>
      <path d={edge} fill={`var(--map-${tone}-lit)`} />
      {solid || poly.length !== 4 ? null : <path d={polygon(shade)} fill={`var(--map-${tone})`} />}
      <Seams corners={poly} step={11} />
      {solid || poly.length !== 4 ? null : (
        <>
          <path d={lineOf(...ridge)} stroke="var(--map-ink)" strokeWidth="3" />
          <rect
            x={left + width * 0.7}
            y={top + height * 0.14}
            width="12"
            height="12"
            fill="var(--map-stone)"
            stroke="var(--map-ink)"
          />
        </>
      )}
      <path
        d={edge}
        fill="none"
        stroke={parapet > 0 ? 'var(--map-stone-lit)' : 'var(--map-ink)'}
        strokeWidth={parapet > 0 ? 7 : 2.5}
        strokeDasharray={parapet > 0 ? '9 5' : undefined}
      />
      <path d={edge} fill="none" stroke="var(--map-ink)" strokeWidth="2.5" />
    </>
  )
}

/** The room under a lifted roof: boards, thick walls, and the eaves as a dashed line. */
function Inside({ piece: { poly } }: { readonly piece: Building }) {
  const edge = polygon(poly)
  return (
    <>
      <path d={edge} fill="var(--map-street)" />
      <Seams corners={poly} step={10} />
      <path d={edge} fill="none" stroke="var(--map-ink)" strokeWidth="9" />
      <path d={edge} fill="none" stroke="var(--map-stone)" strokeWidth="6" />
      <path d={edge} fill="none" stroke="var(--map-tile-lit)" strokeWidth="1.8" strokeDasharray="6 5" />
    </>
  )
}
