import { polygon } from '@wyrmtable/ui/drawing'
import type { TableData } from '../../../data/table-schema.ts'
import type { TableFault } from '../../../rules/tables/validity.ts'
import { lineOf } from '../../field/shape.ts'

/** Every fault where it is: the pieces that are in one hatched and outlined, the place with a cross. */
export function FaultMarks({
  data,
  faults,
}: {
  readonly data: TableData
  readonly faults: readonly TableFault[]
}) {
  const wrong = new Set(faults.flatMap(({ piece, other }) => [piece, other]))
  return (
    <g className="sorcerers-made-faults" pointerEvents="none">
      {data.pieces
        .filter(({ id }) => wrong.has(id))
        .map((piece) => (
          <path
            key={piece.id}
            className="sorcerers-made-fault"
            d={piece.kind === 'low' ? lineOf(piece.a, piece.b) : polygon(piece.poly)}
          />
        ))}
      {data.links
        .filter(({ id }) => wrong.has(id))
        .map(({ id, a, b }) => (
          <path key={id} className="sorcerers-made-fault" d={lineOf([a.x, a.y], [b.x, b.y])} />
        ))}
      {faults.map(({ at, type, piece, other }) =>
        at === undefined ? null : (
          <g
            key={`${type} ${piece ?? ''} ${other ?? ''} ${at.x} ${at.y}`}
            className="sorcerers-made-cross"
            transform={`translate(${at.x} ${at.y})`}
          >
            <circle r="13" />
            <path d="M-5.5,-5.5L5.5,5.5M5.5,-5.5L-5.5,5.5" />
          </g>
        ),
      )}
    </g>
  )
}
