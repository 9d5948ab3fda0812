import { blob, jitter, polygon } from '@wyrmtable/ui/drawing'
import { HeightMark } from './HeightMark.tsx'
import { Seams } from './Seams.tsx'
import { boxOf, isInside, type PieceOf, shadowOf } from './shape.ts'
import { Wall } from './Wall.tsx'

/** What is left of a building: flags, rubble, walls, and floors with their heights. */
export function Ruin({ piece }: { readonly piece: PieceOf<'ruin'> }) {
  const random = jitter(piece.id)
  const { left, top, width, height } = boxOf(piece.poly)
  let [flags, rubble] = ['', '']
  for (let y = 0; y + 13 < height; y += 15) {
    for (let x = ((y / 15) % 2) * 9; x + 18 < width; x += 20) {
      const corner = [left + x, top + y] as const
      if (random() < 0.72 && isInside([corner[0] + 9, corner[1] + 7], piece.poly))
        flags += `M${corner[0]},${corner[1]}h18v13h-18Z`
    }
  }
  for (let i = 0; i < 22; i++) {
    const at = [left + random(6, width - 6), top + random(6, height - 6)] as const
    if (isInside(at, piece.poly)) rubble += blob(at[0], at[1], random(1.8, 4.4), random, 6)
  }
  return (
    <g>
      <path d={polygon(piece.poly)} fill="var(--map-street)" opacity=".85" />
      <path d={flags} fill="var(--map-stone)" fillOpacity=".55" stroke="var(--map-ink)" strokeOpacity=".28" />
      <path d={rubble} fill="var(--map-stone-lit)" stroke="var(--map-ink)" strokeOpacity=".5" />
      {piece.floors.map(({ poly, z }) => (
        <g key={`${z} ${poly.join()}`}>
          <path d={polygon(poly)} transform={shadowOf(z)} fill="#000" opacity=".3" />
          <path d={polygon(poly)} fill="var(--map-plank)" stroke="var(--map-ink)" strokeWidth="1.6" />
          <Seams corners={poly} />
          <HeightMark corners={poly} height={z} />
        </g>
      ))}
      {piece.walls.map(({ a, b, top: high }) => (
        <Wall key={`${a.join()} ${b.join()}`} a={a} b={b} top={high} />
      ))}
    </g>
  )
}
