import { chain, outlineOf, polygon, polyline } from '@wyrmtable/ui/drawing'
import { mapData } from '../../data/map.ts'
import { vpHexes } from '../../rules/map.ts'
import { dragons, formatDragon, formatUnit, units } from '../../rules/pieces.ts'
import { State } from '../../rules/state.ts'
import { tints } from '../board/DragonShape.tsx'
import { faceOf } from '../board/unit-look.ts'
import {
  forestHexes,
  ink,
  layout,
  pavedHexes,
  riverHexes,
  SIZE,
  seaHexes,
  splitSide,
  towerHexes,
} from '../draw/plan.ts'
import { labelAt } from '../table/label-at.ts'

/** The board as it stands, small enough for a card: ground, walls, and a dot for each piece. */
export function Miniature({ view: state }: { readonly view: unknown }) {
  if (!(state instanceof State)) return null
  return (
    <svg viewBox={view} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {ground.map(({ colour, d }) => (
        <path key={colour} d={d} fill={ink(colour)} />
      ))}
      <path d={walls} fill="none" stroke={ink('ink')} strokeWidth={SIZE * 0.5} strokeLinejoin="round" />
      <path d={walls} fill="none" stroke={ink('stone')} strokeWidth={SIZE * 0.28} strokeLinejoin="round" />
      {vpHexes.map((hex, place) => {
        const [x, y] = layout.centre(labelAt(hex) ?? '')
        const isLost = (state.destroyed & (1 << place)) !== 0
        return <circle key={hex} cx={x} cy={y} r={SIZE * 0.5} fill={isLost ? ink('char') : ink('gilt')} />
      })}
      {units.map((unit) => {
        const label = labelAt(state.unitHex(unit))
        if (label === undefined) return null
        const [x, y] = layout.centre(label)
        const name = formatUnit(unit)
        const side = SIZE * 1.2
        return (
          <rect
            key={name}
            x={x - side / 2}
            y={y - side / 2}
            width={side}
            height={side}
            rx={SIZE * 0.2}
            fill={faceOf(name).face}
            stroke="#fff6df"
            strokeWidth={SIZE * 0.14}
          />
        )
      })}
      {dragons.map((d) => {
        const label = labelAt(state.dragonHex(d))
        if (label === undefined) return null
        const [x, y] = layout.centre(label)
        const name = formatDragon(d)
        const tint = state.status(d) === 'dead' ? tints.dead : tints[name]
        return (
          <g key={name} transform={`translate(${x} ${y}) rotate(${state.facing(d) * 60})`}>
            <path d={nose} fill={tint.dark} />
            <circle r={SIZE * 1.15} fill={tint.skin} stroke="#fff6df" strokeWidth={SIZE * 0.2} />
          </g>
        )
      })}
    </svg>
  )
}

/** The city and its approaches. */
const view = '150 150 1160 930'
const nose = `M${-SIZE * 0.7},${-SIZE}L0,${-SIZE * 2}L${SIZE * 0.7},${-SIZE}Z`

const area = (labels: readonly string[]): string =>
  outlineOf(labels, layout)
    .map((loop) => polygon(loop))
    .join('')

const ground = [
  { colour: 'grass', d: `M0,0H${layout.width}V${layout.height}H0Z` },
  { colour: 'sea', d: area([...seaHexes, ...riverHexes]) },
  { colour: 'street', d: area(pavedHexes) },
  { colour: 'wood-1', d: area(forestHexes) },
  { colour: 'stone', d: area(towerHexes) },
]

const walls = chain(
  mapData.walls.map((side) => {
    const [a, b] = splitSide(side)
    return layout.side(a, layout.direction(a, b))
  }),
)
  .map((run) => polyline(run))
  .join('')
