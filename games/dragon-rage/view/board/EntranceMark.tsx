import { GlyphMark } from '@wyrmtable/ui'
import { memo, useEffect, useRef } from 'react'
import { drawEntrance, type EntranceLook, entrancePlace } from '../draw/entrance.ts'
import { layout, SIZE } from '../draw/plan.ts'
import { shapes } from '../glyph/index.ts'

/** An entrance that is not as printed: open, smashed, or a gate that the Invader holds. */
export const EntranceMark = memo(function EntranceMark({
  side,
  kind,
  look,
  isInvaders,
  towards,
}: {
  readonly side: string
  readonly kind: 'gate' | 'door'
  readonly look: EntranceLook
  readonly isInvaders: boolean
  /** The hex on whose side its medallion lies. */
  readonly towards: string
}) {
  const group = useRef<SVGGElement>(null)
  useEffect(() => {
    if (group.current) group.current.innerHTML = look === 'closed' ? '' : drawEntrance(side, kind, look)
  }, [side, kind, look])
  if (look === 'closed' && !isInvaders) return null
  const { x, y } = entrancePlace(side)
  const [ox, oy] = layout.centre(towards)
  return (
    <g>
      <g ref={group} />
      {look === 'smashed' ? (
        <g transform={`translate(${x + (ox - x) * 0.5} ${y + (oy - y) * 0.5})`}>
          <circle r={SIZE * 0.28} fill="#241510" stroke="#ff9d4a" strokeWidth="1.6" />
          <GlyphMark shape={shapes.hammerBreak} x={0} y={0} size={SIZE * 0.4} fill="#ffb273" />
        </g>
      ) : null}
      {isInvaders ? (
        <path d={`M${x},${y - 16}l9,-9h-18z`} fill="#a82a1c" stroke="#fff1de" strokeWidth="1.6" />
      ) : null}
    </g>
  )
})
