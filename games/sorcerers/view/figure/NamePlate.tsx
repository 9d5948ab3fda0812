import type { Point } from '@wyrmtable/plane'
import { GlyphMark } from '@wyrmtable/ui'
import type { State } from '../../rules/state.ts'
import { type Figure, slotAt } from '../../rules/topics/scene.ts'
import { isDone } from './Cutout.tsx'
import { glyphOfWeapon, seatFill, seatInk } from './figure-look.ts'
import { PLATE } from './plates.ts'

const SIGN = 12
const FIGURE = 10
const WOUNDS = 15
const PIP = 6
const EDGE = 4

/** How wide a character of a note is. */
const LETTER = 6.4

/** What a plate says, in its order: wounds, weapon, number, actions left, and what is noted of an attack on it. */
interface Parts {
  readonly note: string
  readonly wounds: number
  readonly weapon: ReturnType<typeof glyphOfWeapon>
  readonly number: string
  readonly actions: number
}

function partsOf(state: State, { slot, seat }: Figure, note: string): Parts {
  const { race, number } = slotAt(state, slot)
  if (race === undefined) return { note, wounds: 0, weapon: undefined, number: String(seat + 1), actions: 0 }
  return {
    note,
    wounds: state.wounds(slot),
    weapon: glyphOfWeapon(state.weapon(slot)),
    number: String(number),
    actions: state.isInGroup(slot) ? state.actions(slot) : 0,
  }
}

/** How wide the plate of a figure is, mm. */
export const plateWidth = (state: State, figure: Figure, note: string): number =>
  widthOf(partsOf(state, figure, note))

const widthOf = ({ note, wounds, weapon, actions }: Parts): number =>
  EDGE * 2 +
  FIGURE +
  (weapon === undefined ? 0 : SIGN) +
  (wounds > 0 ? WOUNDS : 0) +
  actions * PIP +
  noteWidth(note)

const noteWidth = (note: string): number => (note === '' ? 0 : note.length * LETTER + EDGE + 2)

/** The plate of a figure, outside its base: wounds, weapon, number, and a dot for each action that it has left. */
export function NamePlate({
  figure,
  state,
  at,
  note,
}: {
  readonly figure: Figure
  readonly state: State
  readonly at: Point
  /** The chance of an attack on it, and its distance where that is told; empty where it is no target. */
  readonly note: string
}) {
  const parts = partsOf(state, figure, note)
  const { wounds, weapon, number, actions } = parts
  const width = widthOf(parts)
  const { seat, slot } = figure
  const ink = seatInk(seat)
  let x = -width / 2 + (wounds > 0 ? WOUNDS : 0) + EDGE
  const sign = x + SIGN / 2
  if (weapon !== undefined) x += SIGN
  const digit = x + FIGURE / 2
  x += FIGURE + 1
  const noteFrom = width / 2 - noteWidth(note)
  return (
    <g transform={`translate(${at.x} ${at.y})`} pointerEvents="none">
      <g className="sorcerers-plate" data-done={isDone(state, slot) || undefined}>
        <rect
          x={-width / 2}
          y={-PLATE / 2}
          width={width}
          height={PLATE}
          rx={PLATE / 2}
          fill={seatFill(seat)}
          stroke={state.isInGroup(slot) ? '#ffd45e' : '#fff6df'}
          strokeWidth="1.5"
        />
        {wounds === 0 ? null : (
          <g data-wounds={wounds}>
            <path
              d={`M${-width / 2 + WOUNDS},${-PLATE / 2 + 0.7}H${-width / 2 + PLATE / 2}a${PLATE / 2 - 0.7},${PLATE / 2 - 0.7} 0 0 0 0,${PLATE - 1.4}H${-width / 2 + WOUNDS}Z`}
              fill="#2a180f"
            />
            <text
              x={-width / 2 + 8}
              y="4.4"
              textAnchor="middle"
              fontSize="12.5"
              fontWeight="900"
              fill="#ffb3a0"
            >
              {wounds}
            </text>
          </g>
        )}
        {weapon === undefined ? null : (
          <GlyphMark shape={weapon} x={sign} y={0} size={SIGN - 0.5} fill={ink} />
        )}
        <text x={digit} y="4.6" textAnchor="middle" fontSize="13" fontWeight="900" fill={ink}>
          {number}
        </text>
        {note === '' ? null : (
          <g className="sorcerers-note">
            <path
              d={`M${noteFrom},${-PLATE / 2 + 0.7}H${width / 2 - PLATE / 2}a${PLATE / 2 - 0.7},${PLATE / 2 - 0.7} 0 0 1 0,${PLATE - 1.4}H${noteFrom}Z`}
              fill="#1d120b"
            />
            <text
              x={(noteFrom + width / 2) / 2 - 1}
              y="4.3"
              textAnchor="middle"
              fontSize="12"
              fontWeight="800"
              fill="#ffd9a0"
            >
              {note}
            </text>
          </g>
        )}
        {Array.from({ length: actions }, (_, place) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: an action has nothing but its place
            key={place}
            cx={x + PIP / 2 + place * PIP}
            r="2.3"
            fill="#ffd45e"
            stroke="#1a0f0a"
            strokeWidth=".6"
          />
        ))}
      </g>
    </g>
  )
}
