import { dragons, formatDragon, formatUnit, units } from '../../rules/pieces.ts'
import { State } from '../../rules/state.ts'
import { tints } from '../board/DragonShape.tsx'
import { faceOf } from '../board/unit-look.ts'
import { ink, layout, SIZE } from '../draw/plan.ts'
import { labelAt } from '../table/label-at.ts'
import { CityGround, cityView } from './CityGround.tsx'

/** The board as it stands, small enough for a card: ground, walls, and a dot for each piece. */
export function Miniature({ view: state }: { readonly view: unknown }) {
  if (!(state instanceof State)) return null
  return (
    <svg viewBox={cityView(state.map.data)} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <CityGround map={state.map.data} />
      {state.map.vpHexes.map((hex, place) => {
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

const nose = `M${-SIZE * 0.7},${-SIZE}L0,${-SIZE * 2}L${SIZE * 0.7},${-SIZE}Z`
