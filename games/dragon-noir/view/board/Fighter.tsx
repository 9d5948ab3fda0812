import { GlyphMark, type GlyphShape } from '@wyrmtable/ui'
import type { Posture } from '../../data/character-schema.ts'
import { shapes } from '../glyph/index.ts'
import { Figures } from './CounterFace.tsx'
import type { Team } from './unit-look.ts'

/** What a counter shows besides its values. */
export interface Marks {
  readonly isStunned: boolean
  readonly wounds: number
  readonly isMad: boolean
  readonly isSpent: boolean
  readonly isChosen: boolean
  readonly isCarrying: boolean
  readonly energy?: number | undefined
}

/** A square counter of one character: name, sign, three figures, and marks of its state. */
export function Fighter({
  id,
  name,
  x,
  y,
  size,
  glyph,
  team,
  values,
  isArmoured,
  marks,
}: {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly glyph: GlyphShape
  readonly team: Team
  readonly values: Posture
  readonly isArmoured: boolean
  readonly marks: Marks
}) {
  const short = name.length > 11 ? 14.5 : 18
  return (
    <g className="noir-counter" data-unit={id} transform={`translate(${x} ${y}) scale(${size / 100})`}>
      {marks.isChosen ? <Ring /> : null}
      <rect x="-46" y="-42" width="100" height="100" rx="11" fill="#000" opacity=".35" />
      <rect x="-50" y="-47" width="100" height="101" rx="11" fill={team.edge} />
      <g opacity={marks.isSpent ? 0.72 : 1}>
        <rect x="-50" y="-50" width="100" height="100" rx="11" fill={team.face} />
        <path
          d="M-50,-39a11,11 0 0 1 11,-11h78a11,11 0 0 1 11,11v6c-30,-9 -70,-9 -100,0Z"
          fill="#fff"
          opacity=".14"
        />
        {marks.isStunned ? (
          <>
            <g transform="rotate(90)" opacity=".7">
              <GlyphMark shape={glyph} x={-6} y={0} size={54} fill="#fff3dc" />
            </g>
            <GlyphMark shape={shapes.knockedOutStars} x={26} y={-24} size={34} fill="#ffd76a" />
          </>
        ) : (
          <GlyphMark shape={glyph} x={0} y={-6} size={52} fill="#fff3dc" />
        )}
        <text y="-33" textAnchor="middle" fontSize={short} fontWeight="800" fill="#fff3dc">
          {name}
        </text>
        <path d="M-50,20H50V39a11,11 0 0 1 -11,11H-39a11,11 0 0 1 -11,-11Z" fill="#fff6de" />
        <Figures values={values} isArmoured={isArmoured} />
      </g>
      <rect
        x="-49"
        y="-49"
        width="98"
        height="98"
        rx="10"
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="2"
      />
      <State marks={marks} />
    </g>
  )
}

function Ring() {
  return (
    <>
      <rect x="-58" y="-58" width="116" height="116" rx="17" fill="none" stroke="#fff6df" strokeWidth="5" />
      <rect x="-63" y="-63" width="126" height="126" rx="21" fill="none" stroke="#f0b429" strokeWidth="4" />
    </>
  )
}

/** Discs at the upper corners: a drop for each wound, a star for madness, energy of a wizard. */
export function State({ marks }: { readonly marks: Marks }) {
  return (
    <>
      {marks.wounds > 0 ? (
        <g>
          <circle cx="42" cy="-42" r="15" fill="#b3261a" stroke="#fff" strokeWidth="3" />
          <GlyphMark shape={shapes.drop} x={42} y={-42} size={20} fill="#fff" />
          {marks.wounds > 1 ? (
            <text x="42" y="-36" textAnchor="middle" fontSize="17" fontWeight="900" fill="#b3261a">
              {marks.wounds}
            </text>
          ) : null}
        </g>
      ) : null}
      {marks.isMad ? (
        <g>
          <circle cx="42" cy="-42" r="15" fill="#6c2bb0" stroke="#fff" strokeWidth="3" />
          <GlyphMark shape={shapes.sparkles} x={42} y={-42} size={20} fill="#fff" />
        </g>
      ) : null}
      {marks.energy === undefined ? null : (
        <g>
          <circle cx="-40" cy="-42" r="18" fill="#3a2a70" stroke="#fff" strokeWidth="2.5" />
          <text x="-40" y="-35.5" textAnchor="middle" fontSize="18" fontWeight="900" fill="#fff">
            {marks.energy}
          </text>
        </g>
      )}
      {marks.isCarrying ? (
        <g>
          <circle cx="-42" cy="12" r="14" fill="#fff6de" stroke="#38322a" strokeWidth="2.5" />
          <path d="M-49,12h14M-42,5v14" stroke="#38322a" strokeWidth="4" strokeLinecap="round" />
        </g>
      ) : null}
    </>
  )
}
