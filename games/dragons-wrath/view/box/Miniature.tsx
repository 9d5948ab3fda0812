import type { Seat } from '@wyrmtable/kernel'
import type { Sphere } from '../../data/words.ts'
import type { PlayerView, View } from '../../rules/view.ts'

/** Width and height of the drawing; cards and provinces are measured on it. */
const SIDE = 120
const CARD = { width: 15, height: 21 }
const LAND = { width: 12, height: 8 }
const GAP = 3

const colours: Readonly<Record<Sphere | 'hidden', string>> = {
  red: '#8f2219',
  green: '#2f6b34',
  blue: '#215f9a',
  grey: '#67707c',
  any: '#b0811f',
  hidden: '#4a3a2a',
}

interface Tile {
  readonly key: string
  readonly colour: string
  readonly isUsed: boolean
}

/** Who holds what, small enough for a card: creatures above provinces, a row for each player, whoever looks last. */
export function Miniature({ view }: { readonly view: unknown }) {
  const { players, play, me } = view as View
  const rows = players.toSorted((a, b) => Number(a.seat === me?.seat) - Number(b.seat === me?.seat))
  const high = SIDE / rows.length
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      {rows.map((player, row) => {
        const { seat } = player
        const y = row * high + high / 2
        return (
          <g key={seat}>
            <rect y={row * high} width={SIDE} height={high} fill={row % 2 === 0 ? '#2c2018' : '#3a2a1d'} />
            <rect y={row * high} width="3" height={high} fill={`var(--seat-${seat + 1})`} />
            <Row tiles={creaturesOf(play, seat)} size={CARD} y={y - CARD.height + 3} />
            <Row tiles={landsOf(player, me)} size={LAND} y={y + GAP * 2} />
          </g>
        )
      })}
    </svg>
  )
}

/** Tiles beside one another in the middle; many overlap. */
function Row({
  tiles,
  size: { width, height },
  y,
}: {
  readonly tiles: readonly Tile[]
  readonly size: { readonly width: number; readonly height: number }
  readonly y: number
}) {
  const step = Math.min(width + GAP, (SIDE - 12 - width) / Math.max(1, tiles.length - 1))
  const left = (SIDE - (tiles.length - 1) * step - width) / 2
  return tiles.map(({ key, colour, isUsed }, place) => (
    <rect
      key={key}
      x={left + place * step}
      y={y}
      width={width}
      height={height}
      rx="2"
      fill={colour}
      fillOpacity={isUsed ? 0.45 : 1}
      stroke="#fdf0cf"
      strokeWidth="1"
    />
  ))
}

const creaturesOf = (play: View['play'], seat: Seat): readonly Tile[] =>
  play
    .filter(({ controller }) => controller === seat)
    .map(({ id, colour }) => ({ key: id, colour: colours[colour], isUsed: false }))

/** The provinces of a player as whoever looks knows them. */
function landsOf({ seat, ready, exhausted, knownProvinces }: PlayerView, me: View['me']): readonly Tile[] {
  const known = seat === me?.seat ? me.provinces : knownProvinces
  const hidden = Math.max(0, ready + exhausted - known.length)
  return [
    ...known.map((one) => ({ key: one.id, colour: colours[one.sphere], isUsed: one.exhausted })),
    ...Array.from({ length: hidden }, (_, place) => ({
      key: `hidden ${place}`,
      colour: colours.hidden,
      isUsed: false,
    })),
  ]
}
