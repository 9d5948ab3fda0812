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
  /** Hidden by magic: nobody shoots at it or attacks it. */
  readonly isHidden: boolean
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
      <g opacity={marks.isHidden ? 0.55 : marks.isSpent ? 0.72 : 1}>
        <rect x="-50" y="-50" width="100" height="100" rx="11" fill={team.face} />
        <path
          d="M-50,-39a11,11 0 0 1 11,-11h78a11,11 0 0 1 11,11v6c-30,-9 -70,-9 -100,0Z"
          fill="#fff"
          opacity=".14"
        />
        {marks.isStunned ? (
          <>
            <g transform="rotate(90)" opacity=".7" data-mark="stunned">
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
        strokeOpacity={marks.isHidden ? 1 : 0.35}
        strokeWidth={marks.isHidden ? 5 : 2}
        {...(marks.isHidden ? { strokeDasharray: '9 7' } : {})}
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

/** Marks at the edges, each of a shape of its own: a drop, a diamond, a crossed eye, energy, a burden. */
export function State({ marks }: { readonly marks: Marks }) {
  return (
    <>
      {marks.wounds > 0 ? (
        <g transform="translate(48 -54)" data-mark="wounded">
          <path
            d="M0,-19C13,-4 15,4 12,10A15,15 0 0 1 -12,10C-15,4 -13,-4 0,-19Z"
            fill="#b3261a"
            stroke="#fff"
            strokeWidth="3"
          />
          {marks.wounds > 1 ? (
            <text y="12" textAnchor="middle" fontSize="19" fontWeight="900" fill="#fff">
              {marks.wounds}
            </text>
          ) : null}
        </g>
      ) : null}
      {marks.isMad ? (
        <g transform="translate(48 -52)" data-mark="mad">
          <path
            d="M0,-20L20,0L0,20L-20,0Z"
            fill="#6c2bb0"
            stroke="#fff"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <GlyphMark shape={shapes.sparkles} x={0} y={0} size={20} fill="#fff" />
        </g>
      ) : null}
      {marks.isHidden ? (
        <g transform="translate(-46 -54)" data-mark="hidden">
          <path d="M-20,0Q0,-17 20,0Q0,17 -20,0Z" fill="#eaf3f9" stroke="#1d2b38" strokeWidth="3" />
          <circle r="5.5" fill="#1d2b38" />
          <path d="M-15,14L15,-14" stroke="#1d2b38" strokeWidth="5" strokeLinecap="round" />
        </g>
      ) : null}
      {marks.energy === undefined ? null : (
        <g transform="translate(-50 -6)" data-mark="energy">
          <circle r="18" fill="#3a2a70" stroke="#fff" strokeWidth="2.5" />
          <text y="6" textAnchor="middle" fontSize="17" fontWeight="900" fill="#fff">
            {marks.energy}
          </text>
        </g>
      )}
      {marks.isCarrying ? (
        <g transform="translate(48 2)" data-mark="burden">
          <rect
            x="-14"
            y="-13"
            width="28"
            height="26"
            rx="5"
            fill="#fff6de"
            stroke="#38322a"
            strokeWidth="2.5"
          />
          <path d="M-8,0h16M0,-8v16" stroke="#38322a" strokeWidth="4" strokeLinecap="round" />
        </g>
      ) : null}
    </>
  )
}
