import { memo, useEffect, useRef } from 'react'
import { drawEntrance, type EntranceLook, entrancePlace } from '../draw/entrance.ts'

/** An entrance that is not as printed: open, smashed, or a gate that the Invader holds. */
export const EntranceMark = memo(function EntranceMark({
  side,
  kind,
  look,
  isInvaders,
}: {
  readonly side: string
  readonly kind: 'gate' | 'door'
  readonly look: EntranceLook
  readonly isInvaders: boolean
}) {
  const group = useRef<SVGGElement>(null)
  useEffect(() => {
    if (group.current) group.current.innerHTML = look === 'closed' ? '' : drawEntrance(side, kind, look)
  }, [side, kind, look])
  if (look === 'closed' && !isInvaders) return null
  const { x, y } = entrancePlace(side)
  return (
    <g>
      <g ref={group} />
      {isInvaders ? (
        <path d={`M${x},${y - 16}l9,-9h-18z`} fill="#a82a1c" stroke="#fff1de" strokeWidth="1.6" />
      ) : null}
    </g>
  )
})
