import { boxOf, type Corner, isInside } from './shape.ts'

/** Joints across a floor or roof, inside its box. */
export function Seams({
  corners,
  step = 9,
}: {
  readonly corners: readonly Corner[]
  readonly step?: number
}) {
  const { left, top, width, height } = boxOf(corners)
  let d = ''
  for (let y = step; y < height; y += step) {
    const inner: number[] = []
    for (let x = 0; x <= width; x += 3) if (isInside([left + x, top + y], corners)) inner.push(x)
    const [from, to] = [inner[0], inner.at(-1)]
    if (from !== undefined && to !== undefined) d += `M${left + from},${top + y}H${left + to}`
  }
  return <path d={d} stroke="var(--map-ink)" strokeOpacity=".3" />
}
