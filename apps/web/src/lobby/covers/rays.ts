import { short } from '@wyrmtable/ui/drawing'

/** Beams of light from a point. */
export const rays = (x: number, y: number, far: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2
    const b = a + Math.PI / count
    const end = (angle: number) => `${short(x + Math.cos(angle) * far)},${short(y + Math.sin(angle) * far)}`
    return `M${x},${y}L${end(a)}L${end(b)}Z`
  }).join('')
