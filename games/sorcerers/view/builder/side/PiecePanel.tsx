import type { Piece } from '../../../data/table-schema.ts'
import { type Bench, changePiece } from '../model/edits.ts'
import { type Frame, framed, frameOf } from '../model/frame.ts'
import { keptInside } from '../model/inside.ts'
import {
  sideOf,
  sideWays,
  wallOf,
  wallTop,
  wallWays,
  withFloors,
  withRuinFloors,
  withSide,
  withWall,
} from '../model/openings.ts'
import type { BuilderText } from '../text/index.ts'
import { NumberField } from './NumberField.tsx'

type Building = Extract<Piece, { kind: 'building' }>
type Ruin = Extract<Piece, { kind: 'ruin' }>

interface PieceProps<P extends Piece = Piece> {
  readonly piece: P
  readonly t: BuilderText
  readonly onChange: (piece: Piece) => void
}

/** The figures of a piece: where it lies, how large and how high it is, and what its sides are. */
export function PiecePanel({
  bench,
  piece,
  t,
  onChange,
}: {
  readonly bench: Bench
  readonly piece: Piece
  readonly t: BuilderText
  readonly onChange: (data: Bench['data']) => void
}) {
  const { data } = bench
  const put = (next: Piece) => onChange(changePiece(bench, keptInside(next, data)))
  const frame = frameOf(piece)
  const place = (more: Partial<Frame>) => put(framed(piece, { ...frame, ...more }))
  return (
    <>
      <div className="sorcerers-numbers">
        <Cm label={t('field.left')} mm={frame.x} max={data.width} t={t} onChange={(x) => place({ x })} />
        <Cm label={t('field.top')} mm={frame.y} max={data.height} t={t} onChange={(y) => place({ y })} />
        <NumberField
          label={t('field.turned')}
          unit={t('field.degrees')}
          value={frame.degrees}
          step={1}
          min={-180}
          max={180}
          onChange={(degrees) => place({ degrees })}
        />
        <Cm
          label={t(piece.kind === 'low' ? 'field.long' : 'field.wide')}
          mm={frame.wide}
          min={20}
          max={800}
          t={t}
          onChange={(wide) => place({ wide })}
        />
        {piece.kind === 'low' ? null : (
          <Cm
            label={t('field.deep')}
            mm={frame.deep}
            min={20}
            max={800}
            t={t}
            onChange={(deep) => place({ deep })}
          />
        )}
        {piece.kind === 'wood' || piece.kind === 'rock' || piece.kind === 'low' ? (
          <Cm
            label={t('field.height')}
            mm={piece.top}
            min={1}
            max={piece.kind === 'low' ? 20 : 200}
            t={t}
            onChange={(top) => put({ ...piece, top })}
          />
        ) : null}
      </div>
      {piece.kind === 'building' ? <HouseFields piece={piece} t={t} onChange={put} /> : null}
      {piece.kind === 'ruin' ? <RuinFields piece={piece} t={t} onChange={put} /> : null}
    </>
  )
}

function HouseFields({ piece, t, onChange }: PieceProps<Building>) {
  return (
    <>
      <div className="sorcerers-numbers">
        <Cm
          label={t('field.roof')}
          mm={piece.roof}
          min={10}
          max={200}
          t={t}
          onChange={(roof) => onChange(lowered({ ...piece, roof }))}
        />
        <Cm
          label={t('field.parapet')}
          mm={piece.parapet}
          max={50}
          t={t}
          onChange={(parapet) => onChange({ ...piece, parapet })}
        />
        <NumberField
          label={t('field.floors')}
          unit=""
          value={piece.floors.length}
          step={1}
          min={0}
          max={4}
          onChange={(count) => onChange(withFloors(piece, Math.round(count)))}
        />
      </div>
      <label className="sorcerers-check">
        <input
          type="checkbox"
          checked={piece.solid}
          onChange={({ target }) => onChange({ ...piece, solid: target.checked })}
        />
        <span>{t('field.solid')}</span>
      </label>
      <Sides
        corners={piece.poly.length}
        ways={sideWays}
        wayOf={(edge) => sideOf(piece, edge)}
        nameOf={(way) => t(`side.${way}`)}
        onChange={(edge, way) => onChange(withSide(piece, edge, way))}
        t={t}
      />
    </>
  )
}

/** What is in the walls stays below the roof. */
function lowered(house: Building): Building {
  const floors = house.floors.filter((z) => z < house.roof)
  const openings = house.openings.map((one) => {
    const z1 = Math.min(one.z1, house.roof)
    return { ...one, z1, z0: Math.min(one.z0, z1 - 1) }
  })
  return { ...house, floors, openings }
}

function RuinFields({ piece, t, onChange }: PieceProps<Ruin>) {
  const walls = (top: number) => onChange({ ...piece, walls: piece.walls.map((wall) => ({ ...wall, top })) })
  return (
    <>
      <div className="sorcerers-numbers">
        <Cm label={t('field.walls')} mm={wallTop(piece)} min={1} max={200} t={t} onChange={walls} />
        <NumberField
          label={t('field.floors')}
          unit=""
          value={piece.floors.length}
          step={1}
          min={0}
          max={2}
          onChange={(count) => onChange(withRuinFloors(piece, Math.round(count)))}
        />
        {piece.floors.length === 0 ? null : (
          <Cm
            label={t('field.height')}
            mm={piece.floors[0]?.z ?? 50}
            min={1}
            max={200}
            t={t}
            onChange={(z) => onChange({ ...piece, floors: piece.floors.map((floor) => ({ ...floor, z })) })}
          />
        )}
      </div>
      <Sides
        corners={piece.poly.length}
        ways={wallWays}
        wayOf={(edge) => wallOf(piece, edge)}
        nameOf={(way) => t(`wall.${way}`)}
        onChange={(edge, way) => onChange(withWall(piece, edge, way))}
        t={t}
      />
    </>
  )
}

const sides = [0, 1, 2, 3] as const

/** What each of four sides is, as they lie before the piece is turned. */
function Sides<Way extends string>({
  corners,
  ways,
  wayOf,
  nameOf,
  onChange,
  t,
}: {
  readonly corners: number
  readonly ways: readonly Way[]
  readonly wayOf: (edge: number) => Way
  readonly nameOf: (way: Way) => string
  readonly onChange: (edge: number, way: Way) => void
  readonly t: BuilderText
}) {
  if (corners !== 4) return null
  return (
    <div className="sorcerers-numbers sorcerers-sides">
      {sides.map((edge) => (
        <label key={edge} className="field">
          <span>{t(sideKeys[edge])}</span>
          <select
            value={wayOf(edge)}
            onChange={({ target }) => {
              const way = ways.find((one) => one === target.value)
              if (way !== undefined) onChange(edge, way)
            }}
          >
            {ways.map((way) => (
              <option key={way} value={way}>
                {nameOf(way)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

const sideKeys = ['side.1', 'side.2', 'side.3', 'side.4'] as const

/** A length in centimetres with a decimal, kept in whole millimetres. */
export function Cm({
  label,
  mm,
  min = 0,
  max,
  t,
  onChange,
}: {
  readonly label: string
  readonly mm: number
  readonly min?: number
  readonly max: number
  readonly t: BuilderText
  readonly onChange: (mm: number) => void
}) {
  return (
    <NumberField
      label={label}
      unit={t('field.cm')}
      value={mm / 10}
      step={0.1}
      min={min / 10}
      max={max / 10}
      onChange={(cm) => onChange(Math.round(cm * 10))}
    />
  )
}
