import { memo } from 'react'
import { layout, SIZE } from '../draw/plan.ts'
import { DragonShadow, DragonShape, tints } from './DragonShape.tsx'

export type DragonLook = 'grounded' | 'flying' | 'dead'

/** A dragon on the board: a round token with a nose on the ground, a shadow and spread wings in flight. */
export const DragonToken = memo(function DragonToken({
  dragon,
  hex,
  facing,
  look,
  isChosen,
  isReady = false,
  isSpent = false,
}: {
  readonly dragon: 'D1' | 'D2'
  readonly hex: string
  readonly facing: number
  readonly look: DragonLook
  readonly isChosen: boolean
  readonly isReady?: boolean
  /** Has moved. */
  readonly isSpent?: boolean
}) {
  const [x, y] = layout.centre(hex)
  const isFlying = look === 'flying'
  const tint = look === 'dead' ? tints.dead : tints[dragon]
  const radius = SIZE * (isFlying ? 1.02 : 0.86)
  const size = (isFlying ? 2.35 : 1.78) * SIZE
  const scale = size / 108
  const turn = `rotate(${facing * 60})`
  return (
    <g
      className="counter dragon-token"
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-piece={dragon}
    >
      {isFlying ? (
        <g className="dragon-shadow">
          <g transform={`translate(${SIZE * 0.3} ${SIZE * 0.5}) ${turn} scale(${scale})`} opacity=".33">
            <DragonShadow />
          </g>
        </g>
      ) : (
        <circle cx="2.5" cy="4" r={radius * 1.04} fill="#000" opacity=".42" />
      )}
      <g className={isFlying ? 'dragon-rises' : 'dragon-settles'}>
        {isChosen ? (
          <>
            <circle r={radius + 5} fill="none" stroke="#fff6df" strokeWidth="3.4" />
            <circle r={radius + 8} fill="none" stroke="#c23a1d" strokeWidth="2" />
          </>
        ) : null}
        <circle
          r={radius}
          fill={isFlying ? '#d8e9ee' : '#f5e3bd'}
          fillOpacity={isFlying ? 0.55 : 1}
          stroke={tint.rim}
          strokeWidth="4.4"
        />
        {dragon === 'D2' ? (
          <circle r={radius} fill="none" stroke="#e9f6e4" strokeWidth="1.8" strokeDasharray="1.8 5" />
        ) : null}
        {isFlying ? (
          <circle
            r={radius - 4}
            fill="none"
            stroke={tint.rim}
            strokeOpacity=".6"
            strokeWidth="1.4"
            strokeDasharray="3 3"
          />
        ) : null}
        <path
          transform={turn}
          d={`M-9,${-radius + 1}L0,${-radius - 13}L9,${-radius + 1}Z`}
          fill={tint.wing}
          stroke={tint.dark}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <g
          transform={`translate(0 ${isFlying ? -SIZE * 0.16 : 0}) ${turn} scale(${scale})`}
          opacity={isSpent ? 0.5 : 1}
        >
          <DragonShape tint={tint} isFlying={isFlying} />
        </g>
        {look === 'dead' ? (
          <path d="M-22,-22L22,22M22,-22L-22,22" stroke="#2e2925" strokeWidth="5" opacity=".7" />
        ) : null}
        {isReady && !isChosen ? (
          <path
            className="counter-ready"
            transform={`translate(${radius * 0.74} ${-radius * 0.74})`}
            d="M0,-8L8,0L0,8L-8,0Z"
          />
        ) : null}
      </g>
    </g>
  )
})
