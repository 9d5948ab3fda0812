import { blob, jitter, polygon, short } from '@wyrmtable/ui/drawing'
import { memo } from 'react'
import type { Piece } from '../data/table-schema.ts'
import type { Table } from '../rules/table.ts'

type Corner = readonly [number, number]
type Ruin = Extract<Piece, { kind: 'ruin' }>
type Building = Extract<Piece, { kind: 'building' }>
type Of<K extends Piece['kind']> = Extract<Piece, { kind: K }>

const lineOf = (a: Corner, b: Corner): string => `M${a[0]},${a[1]}L${b[0]},${b[1]}`
/** How far the shadow of something so high falls. */
const shadowOf = (height: number): string =>
  `translate(${short(2 + height * 0.07)} ${short(3 + height * 0.09)})`

/** The table without its figures: its frame, ground, woods, buildings, ruins, rocks, low walls, links. */
export const Ground = memo(function Ground({ table }: { readonly table: Table }) {
  const { width, height, pieces, id } = table.data
  const paths = groundPaths(id, width, height)
  const sorted = pieces.toSorted((a, b) => order[a.kind] - order[b.kind])
  return (
    <g pointerEvents="none">
      <rect x={-900} y={-900} width={width + 1800} height={height + 1800} fill="#2b1b12" />
      <rect x={-26} y={-26} width={width + 52} height={height + 52} rx="6" fill="#6d4526" />
      <rect
        x={-26}
        y={-26}
        width={width + 52}
        height={height + 52}
        rx="6"
        fill="none"
        stroke="#160d08"
        strokeWidth="3"
      />
      <rect x={-8} y={-8} width={width + 16} height={height + 16} fill="#3a2414" />
      <rect width={width} height={height} fill="var(--map-grass)" />
      <path d={paths.lit} fill="var(--map-grass-lit)" opacity=".4" />
      <path d={paths.deep} fill="var(--map-grass-deep)" opacity=".3" />
      <path d={paths.tufts} stroke="var(--map-wood-2)" strokeOpacity=".4" strokeWidth="1.2" fill="none" />
      <path d={paths.stones} fill="var(--map-stone)" stroke="var(--map-ink)" strokeOpacity=".35" />
      <path d={paths.flowers} fill="#fff7d8" opacity=".6" />
      <path d={rulers(width, height)} stroke="#2a180f" strokeOpacity=".55" strokeWidth="1.2" />
      {sorted.map((piece) => (
        <PieceShape key={piece.id} piece={piece} />
      ))}
      {table.links.map(({ id: link, ends: [a, b] }) => (
        <g key={link}>
          <path d={lineOf([a.x, a.y], [b.x, b.y])} stroke="var(--map-ink)" strokeWidth="11" />
          <path
            d={lineOf([a.x, a.y], [b.x, b.y])}
            stroke="var(--map-plank)"
            strokeWidth="8"
            strokeDasharray="3 2.5"
          />
          <circle cx={a.x} cy={a.y} r="4" fill="var(--map-plank-dark)" stroke="#fff6df" />
          <circle cx={b.x} cy={b.y} r="4" fill="var(--map-plank-dark)" stroke="#fff6df" />
        </g>
      ))}
    </g>
  )
})

const order = { wood: 0, ruin: 1, rock: 2, low: 3, building: 4 } as const

function groundPaths(id: string, width: number, height: number) {
  const random = jitter(id)
  const area = (width * height) / 800_000
  const at = (edge: number) => [random(edge, width - edge), random(edge, height - edge)] as const
  const many = (count: number, one: () => string) =>
    Array.from({ length: Math.round(count * area) }, one).join('')
  const patch = () => blob(...at(70), random(20, 70), random, 8, 0.3)
  return {
    lit: many(35, patch),
    deep: many(35, patch),
    tufts: many(300, () => {
      const [x, y] = at(10).map(short)
      return `M${x},${y}l-2,-5M${x},${y}l1,-6M${x},${y}l3,-4`
    }),
    stones: many(50, () => blob(...at(8), random(1.5, 4), random, 6)),
    flowers: many(120, () => {
      const [x, y] = at(12).map(short)
      return `M${x},${y}m-1.7,0a1.7,1.7 0 1 0 3.4,0a1.7,1.7 0 1 0 -3.4,0`
    }),
  }
}

/** A tick for each centimetre along two edges, longer at five and ten. */
function rulers(width: number, height: number): string {
  let path = ''
  for (let x = 10; x < width; x += 10) {
    const long = x % 100 === 0 ? 14 : x % 50 === 0 ? 9 : 5
    path += `M${x},0v${long}M${x},${height}v${-long}`
  }
  return path
}

function PieceShape({ piece }: { readonly piece: Piece }) {
  switch (piece.kind) {
    case 'wood':
      return <Wood piece={piece} />
    case 'building':
      return <House piece={piece} />
    case 'ruin':
      return <RuinShape piece={piece} />
    case 'rock': {
      const edge = polygon(piece.poly)
      return (
        <g>
          <path d={edge} transform={shadowOf(piece.top)} fill="#000" opacity=".3" />
          <path d={edge} fill="var(--map-stone)" stroke="var(--map-ink)" strokeWidth="2" />
          <path d={polygon(shrunk(piece.poly, 0.6))} fill="var(--map-stone-lit)" opacity=".55" />
        </g>
      )
    }
    case 'low': {
      const d = lineOf(piece.a, piece.b)
      return (
        <g fill="none">
          <path d={d} transform="translate(2 4)" stroke="#000" strokeOpacity=".3" strokeWidth="8" />
          <path d={d} stroke="var(--map-ink)" strokeWidth="8" strokeLinecap="round" />
          <path d={d} stroke="var(--map-stone)" strokeWidth="5.5" strokeLinecap="round" />
          <path d={d} stroke="var(--map-ink)" strokeOpacity=".6" strokeWidth="5.5" strokeDasharray="1.6 8" />
        </g>
      )
    }
    default:
      return piece satisfies never
  }
}

const boxOf = (corners: readonly Corner[]) => {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

function shrunk(corners: readonly Corner[], by: number): readonly Corner[] {
  const { left, top, width, height } = boxOf(corners)
  const [cx, cy] = [left + width / 2, top + height / 2]
  return corners.map(([x, y]) => [cx + (x - cx) * by - 2, cy + (y - cy) * by - 3] as const)
}

function isInside([x, y]: Corner, corners: readonly Corner[]): boolean {
  let is = false
  for (const [place, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners.at(place - 1) ?? [ax, ay]
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) is = !is
  }
  return is
}

/** Crowns inside the true edge of a wood, which is dashed so that it can be measured to. */
function Wood({ piece }: { readonly piece: Of<'wood'> }) {
  const random = jitter(piece.id)
  const { left, top, width, height } = boxOf(piece.poly)
  const crowns = ['', '', '']
  let [shadows, lights] = ['', '']
  for (let y = top; y < top + height; y += 19) {
    for (let x = left; x < left + width; x += 21) {
      const at = [x + random(-6, 6), y + random(-6, 6)] as const
      if (!isInside(at, piece.poly)) continue
      const r = random(9, 13)
      const tone = Math.floor(random(0, 2.99))
      shadows += blob(at[0] + 4, at[1] + 5, r, random, 8)
      crowns[tone] += blob(at[0], at[1], r, random, 8, 0.14)
      lights += `M${short(at[0] - r * 0.5)},${short(at[1] - r * 0.15)}a${short(r * 0.55)},${short(r * 0.5)} 0 0 1 ${short(r * 0.6)},${short(-r * 0.4)}`
    }
  }
  const edge = polygon(piece.poly)
  return (
    <g>
      <path d={edge} fill="var(--map-wood-floor)" />
      <path d={shadows} fill="#000" opacity=".25" />
      {crowns.map((d, tone) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the tone is the place
          key={tone}
          d={d}
          fill={`var(--map-wood-${tone + 1})`}
          stroke="var(--map-wood-ink)"
          strokeWidth="1.2"
          opacity=".92"
        />
      ))}
      <path d={lights} fill="none" stroke="var(--map-wood-lit)" strokeWidth="2" opacity=".8" />
      <path d={edge} fill="none" stroke="var(--map-wood-ink)" strokeWidth="2.5" strokeDasharray="9 5" />
    </g>
  )
}

function Wall({ a, b, top }: { readonly a: Corner; readonly b: Corner; readonly top: number }) {
  const d = lineOf(a, b)
  return (
    <g fill="none">
      <path d={d} transform={shadowOf(top)} stroke="#000" strokeOpacity=".3" strokeWidth="11" />
      <path d={d} stroke="var(--map-ink)" strokeWidth="11" strokeLinecap="square" />
      <path
        d={d}
        stroke={top > 40 ? 'var(--map-stone-lit)' : 'var(--map-stone)'}
        strokeWidth="8"
        strokeLinecap="square"
      />
      <path d={d} stroke="var(--map-ink)" strokeOpacity=".45" strokeWidth="8" strokeDasharray="1.4 11" />
    </g>
  )
}

function RuinShape({ piece }: { readonly piece: Ruin }) {
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
        </g>
      ))}
      {piece.walls.map(({ a, b, top: high }) => (
        <Wall key={`${a.join()} ${b.join()}`} a={a} b={b} top={high} />
      ))}
    </g>
  )
}

/** Joints across a floor or roof, inside its box. */
function Seams({ corners, step = 9 }: { readonly corners: readonly Corner[]; readonly step?: number }) {
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

function House({ piece }: { readonly piece: Building }) {
  const tone = piece.roof > 60 ? 'slate' : 'tile'
  const edge = polygon(piece.poly)
  return (
    <g>
      <path d={edge} transform={shadowOf(piece.roof)} fill="#000" opacity=".32" />
      <path d={edge} fill={`var(--map-${tone}-lit)`} stroke="var(--map-ink)" strokeWidth="2.5" />
      <Seams corners={piece.poly} step={11} />
      {piece.openings.map(({ a, b, type }) => (
        <g key={`${a.join()} ${b.join()}`}>
          <path d={lineOf(a, b)} stroke="var(--map-ink)" strokeWidth="10" />
          <path
            d={lineOf(a, b)}
            stroke={type === 'door' ? 'var(--map-plank)' : 'var(--map-sea-lit)'}
            strokeWidth="6.5"
          />
        </g>
      ))}
    </g>
  )
}
