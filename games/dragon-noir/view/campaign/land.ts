import { blob, type Jitter, jitter, type Point, short, smooth } from '@wyrmtable/ui/drawing'
import lands from './lands.json' with { type: 'json' }

/** The width and height of a map, in its own units. */
export const WIDTH = 1000
export const HEIGHT = 800

type Land = (typeof lands)[number]

const landOf = (episode: number): Land => {
  const land = lands[episode % lands.length]
  if (land === undefined) throw new Error('no map is drawn')
  return land
}

const points = (line: readonly (readonly number[])[]): readonly Point[] =>
  line.map(([x = 0, y = 0]): Point => [x, y])

/** Where the scenarios of an episode lie: evenly along its road. */
export function placesOn(episode: number, count: number): readonly Point[] {
  const road = points(landOf(episode).road)
  return Array.from({ length: count }, (_, i) => walked(road, shareOf(i, count)).at(-1) ?? [0, 0])
}

/** The road of an episode up to one of so many places on it. */
export const roadTo = (episode: number, place: number, count: number): string =>
  smooth(walked(points(landOf(episode).road), shareOf(place, count)))

const shareOf = (place: number, count: number): number => (count === 1 ? 0.5 : place / (count - 1))

/** A line as far as a share of its length. */
function walked(line: readonly Point[], share: number): readonly Point[] {
  const lengths = line.slice(1).map(([x, y], i) => {
    const [px, py] = line[i] ?? [x, y]
    return Math.hypot(x - px, y - py)
  })
  let left = share * lengths.reduce((sum, length) => sum + length, 0)
  const way = line.slice(0, 1)
  for (const [leg, length] of lengths.entries()) {
    const [ax, ay] = line[leg] ?? [0, 0]
    const [bx, by] = line[leg + 1] ?? [0, 0]
    const part = Math.min(1, left / length)
    way.push([ax + (bx - ax) * part, ay + (by - ay) * part])
    if (part < 1) break
    left -= length
  }
  return way
}

const pen = 'fill="none" stroke="#7a5a33" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'

/** An episode's country as a pen-drawn map: parchment, sea, rivers, mountains, woods, towns. */
export function drawLand(episode: number): string {
  const { sea, rivers, lakes, woods, hills, peaks, towns, towers } = landOf(episode)
  const random = jitter(`land ${episode}`)
  const drawn = [
    parchment(random),
    ...rivers.map((line) => river(points(line))),
    shore(points(sea)),
    ...lakes.map(([x = 0, y = 0, size = 0]) => lake(x, y, size, random)),
    ...scattered(hills, random, (x, y) => hill(x, y, random)),
    ...scattered(peaks, random, (x, y) => peak(x, y, random)),
    ...woods.flatMap(([x = 0, y = 0, size = 0, count = 0]) => wood(x, y, size, count, random)),
    ...towns.map(([x = 0, y = 0]) => town(x, y)),
    ...towers.map(([x = 0, y = 0]) => tower(x, y)),
    compass(WIDTH - 88, HEIGHT - 92),
  ]
  return drawn.join('')
}

function parchment(random: Jitter): string {
  const stains = Array.from({ length: 26 }, () =>
    blob(random(0, WIDTH), random(0, HEIGHT), random(30, 120), random, 9, 0.35),
  ).join('')
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ead9b2"/><path d="${stains}" fill="#c9ab71" opacity=".16"/>`
}

function shore(coast: readonly Point[]): string {
  const edge = smooth(coast, true)
  const waves = [10, 22, 36]
    .map(
      (out, i) =>
        `<path d="${edge}" fill="none" stroke="#5f8d92" stroke-opacity="${0.34 - i * 0.1}" stroke-width="${short(out * 0.12)}" transform="translate(0 ${out})"/>`,
    )
    .join('')
  return `<path d="${edge}" fill="#a9c6c0" stroke="#496f74" stroke-width="2.6"/>${waves}`
}

const river = (line: readonly Point[]): string =>
  `<path d="${smooth(line)}" fill="none" stroke="#496f74" stroke-width="9" stroke-linecap="round"/><path d="${smooth(line)}" fill="none" stroke="#a9c6c0" stroke-width="5.4" stroke-linecap="round"/>`

const lake = (x: number, y: number, size: number, random: Jitter): string =>
  `<path d="${blob(x, y, size, random, 9, 0.2)}" fill="#a9c6c0" stroke="#496f74" stroke-width="2.4"/><path d="M${x - size * 0.4},${y}q10,-6 20,0t20,0M${x - size * 0.1},${y + size * 0.3}q8,-5 16,0t16,0" fill="none" stroke="#5f8d92" stroke-width="1.6"/>`

/** So many marks in a box, those farther back first, so that nearer ones cover them. */
function scattered(
  boxes: readonly (readonly number[])[],
  random: Jitter,
  draw: (x: number, y: number) => string,
): readonly string[] {
  return boxes
    .flatMap(([x = 0, y = 0, width = 0, height = 0, count = 0]) =>
      Array.from(
        { length: count },
        (_, i): Point => [
          x + ((i + 0.5) / count - 0.5) * width + random(-14, 14),
          y + random(-0.5, 0.5) * height,
        ],
      ),
    )
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y]) => draw(x, y))
}

function hill(x: number, y: number, random: Jitter): string {
  const w = random(20, 30)
  return `<path d="M${short(x - w)},${short(y)}q${short(w * 0.5)},${short(-w * 0.9)} ${short(w)},0q${short(w * 0.5)},${short(-w * 0.7)} ${short(w)},0" ${pen} fill="#e3cf9f"/>`
}

function peak(x: number, y: number, random: Jitter): string {
  const w = random(24, 36)
  const h = random(44, 66)
  const top = `${short(x + random(-4, 4))},${short(y - h)}`
  const hatch = [0.25, 0.45, 0.65, 0.85]
    .map(
      (t) => `M${short(x + w * t * 0.9)},${short(y - h * (1 - t) + 6)}l${short(-w * 0.16)},${short(h * 0.2)}`,
    )
    .join('')
  return `<path d="M${short(x - w)},${short(y)}L${top}L${short(x + w)},${short(y)}" fill="#d9c597" stroke="#5d452a" stroke-width="2" stroke-linejoin="round"/><path d="M${top}l${short(w * 0.3)},${short(h * 0.42)}l${short(-w * 0.2)},${short(h * 0.12)}l${short(w * 0.24)},${short(h * 0.46)}L${short(x + w)},${short(y)}Z" fill="#b79f70" opacity=".75"/><path d="${hatch}" stroke="#5d452a" stroke-width="1.3" fill="none"/>`
}

function wood(x: number, y: number, size: number, count: number, random: Jitter): readonly string[] {
  const trees = Array.from({ length: count }, (_, i): Point => {
    const angle = i * 2.4
    const far = size * Math.sqrt((i + 0.5) / count)
    return [x + Math.cos(angle) * far + random(-6, 6), y + Math.sin(angle) * far * 0.6 + random(-4, 4)]
  })
  return trees
    .toSorted((a, b) => a[1] - b[1])
    .map(([tx, ty]) => {
      const h = random(22, 30)
      const [left, right, foot, top] = [short(tx - h * 0.34), short(tx + h * 0.34), short(ty), short(ty - h)]
      return `<path d="M${short(tx)},${foot}v6" stroke="#5d452a" stroke-width="2.4"/><path d="M${left},${foot}L${short(tx)},${top}L${right},${foot}Z" fill="#7d9654" stroke="#3f5230" stroke-width="1.4" stroke-linejoin="round"/><path d="M${short(tx)},${top}L${right},${foot}H${short(tx + 2)}Z" fill="#5f7a42"/>`
    })
}

const house = (x: number, y: number): string =>
  `<path d="M${x - 11},${y}v-11l11,-9l11,9v11Z" fill="#e6d5ad" stroke="#5d452a" stroke-width="1.6" stroke-linejoin="round"/><path d="M${x - 14},${y - 10}l14,-12l14,12" fill="#b4593a" stroke="#5d452a" stroke-width="1.6" stroke-linejoin="round"/>`

const town = (x: number, y: number): string => house(x - 15, y) + house(x + 17, y + 4) + house(x, y + 13)

const tower = (x: number, y: number): string =>
  `<path d="M${x - 11},${y}v-38h-3v-12h6v5h5v-5h6v5h5v-5h6v12h-3v38Z" fill="#cbbd9c" stroke="#4a3a25" stroke-width="1.8" stroke-linejoin="round"/><path d="M${x - 3},${y}v-11a3,3 0 0 1 6,0v11Z" fill="#4a3a25"/>`

const compass = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" opacity=".8"><circle r="31" fill="none" stroke="#7a5a33" stroke-width="1.4"/><circle r="26" fill="none" stroke="#7a5a33" stroke-width=".8"/><path d="M0,-42L7,-7L0,0L-7,-7Z" fill="#7d1e15"/><path d="M0,42L7,7L0,0L-7,7Z" fill="#7a5a33"/><path d="M42,0L7,7L0,0L7,-7ZM-42,0L-7,7L0,0L-7,-7Z" fill="#b08a52"/></g>`
