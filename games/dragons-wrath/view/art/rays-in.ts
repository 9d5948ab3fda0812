import { short } from '@wyrmtable/ui/drawing'

/** Rays from the middle of a frame to its edges, as a path: so many, as wide as the gaps between, turned by degrees. */
export function raysIn(width: number, height: number, turn: number, count: number): string {
  const wide = Math.PI / count
  const corner = Math.atan2(height, width)
  const corners = [corner, Math.PI - corner, Math.PI + corner, 2 * Math.PI - corner]
  const at = (angle: number) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const far = Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y))
    return `L${short(width / 2 + x * far)},${short(height / 2 + y * far)}`
  }
  return Array.from({ length: count }, (_, place) => {
    const from = ((turn * Math.PI) / 180 + place * 2 * wide) % (2 * Math.PI)
    const turned = corners.flatMap((one) => [one, one + 2 * Math.PI])
    const between = turned.filter((one) => one > from && one < from + wide)
    return `M${width / 2},${height / 2}${[from, ...between, from + wide].map(at).join('')}Z`
  }).join('')
}
