import type { TableData } from '../../../data/table-schema.ts'
import { sorcererData } from '../../../rules/roster.ts'
import { seatFill, seatInk } from '../../figure/figure-look.ts'
import type { Chosen } from '../model/edits.ts'
import { facingOf, type StartNumber } from '../model/starts.ts'

/** SO-10.11: as far from a sorcerer's base creatures appear, in mm. */
const ZONE = 200

/** Where the sorcerers of so many players begin, with the ring in which creatures appear. */
export function Starts({
  data,
  seats,
  chosen,
}: {
  readonly data: TableData
  readonly seats: StartNumber
  readonly chosen: Chosen | undefined
}) {
  const radius = sorcererData.radius_mm
  return (
    <g pointerEvents="none">
      {(data.starts[seats] ?? []).map((start, place) => {
        const colour = seatFill(place)
        const isChosen = chosen?.kind === 'start' && chosen.place === place
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the player
          <g key={place} transform={`translate(${start.x} ${start.y})`}>
            <circle
              className="sorcerers-made-zone"
              r={ZONE + radius}
              stroke={colour}
              fill={colour}
              data-on={isChosen || undefined}
            />
            <circle r={radius + 4} fill="#fff6df" stroke={colour} strokeWidth="5" />
            <path
              transform={`rotate(${facingOf(start)})`}
              d={`M${radius + 8},-7L${radius + 20},0L${radius + 8},7Z`}
              fill={colour}
            />
            <circle r="11" fill={colour} />
            <text y="6" textAnchor="middle" fontSize="17" fontWeight="900" fill={seatInk(place)}>
              {place + 1}
            </text>
          </g>
        )
      })}
    </g>
  )
}
