import { jitter, short } from '@wyrmtable/ui/drawing'
import { useMemo } from 'react'
import { PlacedMark } from './PlacedMark.tsx'
import { placedPath } from './placed-path.ts'
import { raysIn } from './rays-in.ts'
import { usePicture } from './use-picture.ts'

/** The frame that hills and light are drawn for; other frames stretch them. */
const FRAME = { width: 174, height: 112 }

interface Frame {
  readonly card: string
  readonly width: number
  readonly height: number
  /** Where it begins on the drawing. */
  readonly left?: number
  readonly top?: number
}

/**
 * The ground of a picture: rays, a light and hills, filling a frame exactly. Nothing reaches beyond it and nothing is
 * translucent as a group: a table of many cards is drawn in one go, where each clip or group would be a step of its own.
 */
export function Ground({ card, width, height, left = 0, top = 0 }: Frame) {
  const { rays, light, hills } = useMemo(
    () => groundOf({ card, width, height, left, top }),
    [card, width, height, left, top],
  )
  return (
    <>
      <path d={rays} fill="#fff" fillOpacity=".09" />
      <circle {...light} fill="#fff3c8" fillOpacity=".25" />
      <path d={hills} fillOpacity=".28" />
    </>
  )
}

/** The mark of a picture with its shadow, whole within a frame. */
export function Mark({ card, width, height, left = 0, top = 0 }: Frame) {
  const shape = usePicture(card)
  if (shape === undefined) return null
  const k = Math.min(width / FRAME.width, height / FRAME.height)
  const [x, y] = [left + width / 2, top + height / 2]
  return (
    <>
      <PlacedMark shape={shape} x={x + 3 * k} y={y + 4 * k} size={92 * k} fill="#140a05" opacity={0.55} />
      <PlacedMark shape={shape} x={x} y={y} size={90 * k} fill="var(--card-ink)" />
    </>
  )
}

/** The same card always has the same light and hills. */
function groundOf({ card, width, height, left, top }: Required<Frame>) {
  const random = jitter(card)
  const [across, down] = [width / FRAME.width, height / FRAME.height]
  const at = (x: number, y: number) => `${short(left + x * across)},${short(top + y * down)}`
  const turn = short(random(0, 180))
  const lightX = random(50, 124)
  const west = random(78, 92)
  const east = random(76, 92)
  return {
    rays: placedPath(raysIn(width, height, turn, 12), 1, left, top),
    light: {
      cx: short(left + lightX * across),
      cy: short(top + 42 * down),
      r: short(38 * Math.min(across, down)),
    },
    hills: `M${at(0, FRAME.height)}L${at(0, 92)}L${at(34, west)}L${at(70, 98)}L${at(112, east)}L${at(FRAME.width, 100)}L${at(FRAME.width, FRAME.height)}Z`,
  }
}
