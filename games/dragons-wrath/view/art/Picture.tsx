import { GlyphMark } from '@wyrmtable/ui'
import { jitter, rays, short } from '@wyrmtable/ui/drawing'
import { memo, useMemo } from 'react'
import { usePicture } from './use-picture.ts'

const width = 174
const height = 112
const light = rays(width / 2, height / 2, 140, 12)

/** The picture of a card: its mark before rays and a hill, in the colours of `--card-*`; decoration only. */
export const Picture = memo(function Picture({ card }: { readonly card: string }) {
  const shape = usePicture(card)
  const ground = useMemo(() => groundOf(card), [card])
  const box = `0 0 ${width} ${height}`
  return (
    <>
      <svg className="wrath-picture" viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path
          d={light}
          transform={`rotate(${ground.turn} ${width / 2} ${height / 2})`}
          fill="#fff"
          opacity=".09"
        />
        <circle cx={ground.lightX} cy="42" r="38" fill="#fff3c8" opacity=".25" />
        <path d={ground.hills} opacity=".28" />
      </svg>
      {shape === undefined ? null : (
        // The ground fills its frame whatever its shape is; the mark is always seen whole.
        <svg className="wrath-picture" viewBox={box} aria-hidden="true">
          <g opacity=".55">
            <GlyphMark shape={shape} x={width / 2 + 3} y={height / 2 + 4} size={92} fill="#140a05" />
          </g>
          <GlyphMark shape={shape} x={width / 2} y={height / 2} size={90} fill="var(--card-ink)" />
        </svg>
      )}
    </>
  )
})

/** The same card always has the same light and hills. */
function groundOf(card: string) {
  const random = jitter(card)
  return {
    /** Degrees. */
    turn: short(random(0, 180)),
    lightX: short(random(50, 124)),
    hills: `M0,${height}V92L34,${short(random(78, 92))}L70,98L112,${short(random(76, 92))}L${width},100V${height}Z`,
  }
}
