import { memo } from 'react'

export interface DragonTint {
  readonly skin: string
  readonly dark: string
  readonly wing: string
  readonly rim: string
  readonly lit: string
}

export const tints: Readonly<Record<'D1' | 'D2' | 'dead', DragonTint>> = {
  D1: { skin: '#b3261a', dark: '#5f0f0d', wing: '#d4512e', rim: '#7d1712', lit: '#f0a06a' },
  D2: { skin: '#1f6b4e', dark: '#0a3226', wing: '#3f9a6b', rim: '#0e4a36', lit: '#b3e0a8' },
  dead: { skin: '#6d655c', dark: '#2e2925', wing: '#8a8177', rim: '#4a443d', lit: '#b5aca0' },
}

const body =
  'M0,-51C2.5,-50 4,-46 4.6,-43L9,-35C6,-35.5 5.4,-36 4.6,-34.5C3.6,-30 4,-26 5.5,-21C9.5,-17 10.5,-11 9,-3C8,4 8.5,8 7.5,13C6,19 4.5,22 4,26L0,27Z'
const tail =
  'M-4,24C-4,33 1,36 2,41C2.6,45 -1,47 -5,50L-9,46L-8.5,55L0,56L-3.5,52.5C2,50 6,46 5.2,40.5C4.6,35 3.6,31 4,24Z'
const openWing =
  'M6,-15C12,-27 20,-36 30,-35C43,-33 54,-20 58,-1C51,-6 47,-3 47.5,10C40,3 35,6 33.5,19C28,9 23,9 19,18C16,8 12,6 7,7Z'
const openBones =
  'M6,-14L30,-35M30,-35C40,-25 50,-14 58,-1M30,-35C38,-22 44,-6 47.5,10M30,-35C33,-18 34,2 33.5,19M30,-35C25,-18 20,2 19,18'
const shutWing = 'M6,-16C13,-25 21,-25 23.5,-16C29,-2 28,16 21,34C20,25 17,23 13.5,29C13.5,18 11,10 7,6Z'
const shutBones = 'M6,-15L22,-19M22,-19C25,-2 25,16 21,34M22,-19C20,-2 17,14 13.5,29'
const legs =
  'M7,-16C13,-17 17,-21 19,-28L16.5,-33M19,-28L20.5,-34M19,-28L24,-31M6,12C13,12 18,15 19,22L16,27M19,22L20,28M19,22L24.5,25'
const spines = [-30, -24, -18, -12, -6, 0, 6, 12, 18]
  .map((at) => `M-1.6,${at}L0,${at - 5}L1.6,${at}Z`)
  .join('')

/** A dragon from above, nose to the north, about 108 units long: wings open in flight, folded on the ground. */
export const DragonShape = memo(function DragonShape({
  tint,
  isFlying,
}: {
  readonly tint: DragonTint
  readonly isFlying: boolean
}) {
  const wings = (
    <>
      <Both d={isFlying ? openWing : shutWing} fill={tint.wing} stroke={tint.dark} width={2} />
      <Both d={isFlying ? openBones : shutBones} fill="none" stroke={tint.dark} width={1.5} opacity={0.75} />
    </>
  )
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {isFlying ? null : (
        <>
          <Both d={legs} fill="none" stroke={tint.dark} width={5} />
          <Both d={legs} fill="none" stroke={tint.skin} width={2.6} />
        </>
      )}
      <path d={tail} fill={tint.skin} stroke={tint.dark} strokeWidth="2" />
      {isFlying ? wings : null}
      <Both d={body} fill={tint.skin} stroke={tint.dark} width={2} />
      <Both d={body} fill={tint.skin} stroke="none" width={0} />
      {isFlying ? null : wings}
      <path d={spines} fill={tint.lit} />
      <path d="M-2.6,-43L-1.2,-40.5M2.6,-43L1.2,-40.5" stroke={tint.lit} strokeWidth="1.5" />
    </g>
  )
})

/** The shadow of a dragon in flight: all of it is dark, so that its outline is enough. */
export const DragonShadow = memo(function DragonShadow() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <Both d={openWing} fill="#000" stroke="#000" width={2} />
      <Both d={body} fill="#000" stroke="#000" width={2} />
      <path d={tail} stroke="#000" strokeWidth="2" />
    </g>
  )
})

/** A half and its mirror image, as one shape. */
function Both({
  d,
  fill,
  stroke,
  width,
  opacity = 1,
}: {
  readonly d: string
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly opacity?: number
}) {
  return <path d={d + mirrored(d)} fill={fill} stroke={stroke} strokeWidth={width} opacity={opacity} />
}

/** A shape on the other side of the back. */
const mirrored = (d: string): string =>
  d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)},${y}`)
