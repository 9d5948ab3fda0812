import type { Direction, HexId } from '@wyrmtable/hex'
import { distance, hexAt } from '@wyrmtable/hex'
import { unitsData } from '../data/units.ts'
import type { Terrain } from '../rules/city-map.ts'
import { board as grid, labelOf } from '../rules/map.ts'
import { dragons, formatDragon, typeOf, type Unit, units } from '../rules/pieces.ts'
import { NOWHERE, type State } from '../rules/state.ts'
import type { Say } from './say.ts'

/**
 * The map with characters: each hex is three columns wide and two lines high, and even columns sit one
 * line lower. The column between two hexes is their hexside; the south side of a hex underlines it.
 */
export function drawBoard(state: State, say: Say, how: { colour: boolean; columns: number }): string {
  const paint = how.colour ? ansi : plain
  const { first, last } = visibleColumns(state, how.columns)
  const head = heading(first, last, paint)
  const lines: string[] = [say.t('board.legend'), say.t('board.sides'), head]
  for (let line = 0; line < 2 * state.map.rows + 1; line++) {
    let text = ''
    for (let column = first; column <= last; column++) {
      const spot = spotAt(state, column, line)
      text += separator(state, spotAt(state, column - 1, line), spot, paint)
      text += spot === undefined ? '   ' : slot(state, spot, paint)
    }
    const end = spotAt(state, last, line)
    lines.push(text + separator(state, end, spotAt(state, last + 1, line), paint))
  }
  return [...lines, head].join('\n')
}

/** Characters of one hex and the hexside before it. */
const cell = 4

/** All columns where they fit; else as many as do, around the dragons and the middle of the city. */
function visibleColumns(state: State, width: number): { first: number; last: number } {
  const { map } = state
  const fits = Math.max(1, Math.floor((width - 1) / cell))
  if (fits >= map.columns) return { first: 1, last: map.columns }
  const places = dragons.map((d) => state.dragonHex(d)).filter((hex) => hex !== NOWHERE)
  const columns = places.map((hex) => Number(labelOf(hex).slice(0, 2)))
  const centre =
    columns.length === 0 ? (map.columns + 1) / 2 : columns.reduce((a, b) => a + b, 0) / columns.length
  const first = Math.min(Math.max(1, Math.round(centre - fits / 2)), map.columns - fits + 1)
  return { first, last: first + fits - 1 }
}

function heading(first: number, last: number, paint: Paint): string {
  let text = ''
  for (let column = first; column <= last; column++) text += `  ${String(column).padStart(2, '0')}`
  return paint.dim(text)
}

interface Spot {
  readonly hex: HexId
  /** Upper or lower line of the hex. */
  readonly lower: boolean
}

/** The hex whose line this is in a column, or undefined above the first and below the last of them. */
function spotAt({ map }: State, column: number, line: number): Spot | undefined {
  const down = column % 2 === 0 ? line - 1 : line
  const row = Math.floor(down / 2) + 1
  const hex = column > map.columns || row > map.rows ? undefined : hexAt(grid, column, row)
  return hex === undefined || down < 0 ? undefined : { hex, lower: down % 2 === 1 }
}

/** The mark of the hexside between two spots of one line, the left one first. */
function separator(state: State, left: Spot | undefined, right: Spot | undefined, paint: Paint): string {
  if (left === undefined || right === undefined) return ' '
  // Towards the upper line of a hex lies its north-east neighbour, towards the lower one its south-east.
  const side = state.map.sideOf(left.hex, (left.lower ? 2 : 1) as Direction)
  const mark = side === -1 ? ' ' : markOf(state, side)
  return mark === ' ' ? paint.ground(' ', groundOf(state, left.hex)) : paint.mark(mark)
}

type Mark = ' ' | '┃' | '│' | '╫' | '┼' | '·'

function markOf(state: State, side: Parameters<typeof state.map.entranceOn>[0]): Mark {
  const id = state.map.entranceOn(side)
  if (id >= 0) {
    if (state.entrance(id) !== 'closed') return '·'
    return state.map.entranceAt(id).kind === 'gate' ? '╫' : '┼'
  }
  if (state.map.isWallSide(side)) return '┃'
  return state.map.isClosedSide(side) ? '│' : ' '
}

/** The three characters of one line of a hex. */
function slot(state: State, { hex, lower }: Spot, paint: Paint): string {
  const [upperText, lowerText] = contents(state, hex)
  const text = lower ? lowerText : upperText
  const south = state.map.sideOf(hex, 3)
  const mark = lower && south !== -1 ? markOf(state, south) : ' '
  return paint.slot(text, groundOf(state, hex), mark)
}

interface Piece {
  readonly text: string
  readonly kind: 'dragon' | 'units' | 'points' | 'number' | 'weather'
}

const nothing: Piece = { text: '', kind: 'number' }

/** What is in a hex, the most important things first; its row number where there is room. */
function contents(state: State, hex: HexId): readonly [Piece, Piece] {
  const found = [
    ...dragonsAt(state, hex),
    ...unitsAt(state, hex),
    ...weatherAt(state, hex),
    ...pointsAt(state, hex),
  ]
  const [first, second] = found
  if (first === undefined) return [{ text: labelOf(hex).slice(2), kind: 'number' }, nothing]
  if (second === undefined) {
    const number: Piece = { text: labelOf(hex).slice(2), kind: 'number' }
    return first.kind === 'units' || first.kind === 'points' ? [number, first] : [first, number]
  }
  return [first, second]
}

const arrows = ['↑', '↗', '↘', '↓', '↙', '↖'] as const

function dragonsAt(state: State, hex: HexId): Piece[] {
  return dragons
    .filter((d) => state.dragonHex(d) === hex && state.status(d) !== 'gone' && state.status(d) !== 'unplaced')
    .map((d) => {
      const number = formatDragon(d).slice(1)
      if (state.status(d) === 'dead') return { text: `†${number}`, kind: 'dragon' }
      return { text: `${state.isFlying(d) ? 'F' : 'D'}${number}${arrows[state.facing(d)]}`, kind: 'dragon' }
    })
}

function unitsAt(state: State, hex: HexId): Piece[] {
  const here = units.filter((unit) => state.unitHex(unit) === hex)
  return here.length === 0
    ? []
    : [{ text: here.map((unit) => unitText(state, unit)).join(''), kind: 'units' }]
}

/** 'I3' for INF3; characters have one letter: H (h when wounded) and W. */
function unitText(state: State, unit: Unit): string {
  const type = typeOf(unit)
  if (type === 'HERO') return state.heroWounded ? 'h' : 'H'
  if (type === 'WZD') return 'W'
  return `${type.slice(0, 1)}${unit - units.findIndex((other) => typeOf(other) === type) + 1}`
}

function weatherAt(state: State, hex: HexId): Piece[] {
  const pieces: Piece[] = []
  for (const number of [1, 2] as const) {
    if (state.whirlwind(number) === hex) pieces.push({ text: `@${number}`, kind: 'weather' })
  }
  return pieces
}

function pointsAt(state: State, hex: HexId): Piece[] {
  const index = state.map.vpIndexAt(hex)
  if (index < 0) return []
  const destroyed = (state.destroyed & (1 << index)) !== 0
  return [{ text: `${destroyed ? '×' : '★'}${state.map.vpValues[index] ?? 0}`, kind: 'points' }]
}

type Ground = Terrain | 'city' | 'road' | 'burned' | 'fog'

function groundOf(state: State, hex: HexId): Ground {
  if (state.fog !== NOWHERE && distance(grid, state.fog as HexId, hex) <= unitsData.spells.fog.radius)
    return 'fog'
  const terrain = state.map.terrainAt(hex)
  const bridge = state.map.woodenBridgeAt(hex)
  if (bridge >= 0 && state.bridge(bridge) === 'burned') return 'burned'
  if (terrain !== 'open') return terrain
  if (state.map.isRoadHex(hex)) return 'road'
  return state.map.isCity(hex) ? 'city' : 'open'
}

/** How marks, numbers and pieces look, with colours or without. */
interface Paint {
  dim(text: string): string
  ground(text: string, ground: Ground): string
  mark(mark: Mark): string
  slot(piece: Piece, ground: Ground, south: Mark): string
}

/** Fills the three characters of a lower line so that the hexside to the south shows, as far as there is room. */
function withSouth(text: string, south: Mark, wall: string): string {
  if (south === ' ') return text.padEnd(3)
  if (south === '┃' || south === '│') return text.padEnd(3, wall)
  return text === '' ? `${wall}${south}${wall}` : text.padEnd(3, south)
}

/** Without colours: terrain is a letter before the row number, sides to the south are low lines. */
const plain: Paint = {
  dim: (text) => text,
  ground: (text) => text,
  mark: (mark) => mark,
  slot(piece, ground, south) {
    const text = piece.kind === 'number' && piece.text !== '' ? `${letters[ground]}${piece.text}` : piece.text
    return withSouth(text, south, '_')
  },
}

const letters: Readonly<Record<Ground, string>> = {
  open: ' ',
  city: ' ',
  road: '-',
  forest: '^',
  tower: '#',
  river: '~',
  ford: '=',
  bridge: '=',
  sea: '~',
  burned: 'x',
  fog: '%',
}

const control = '\u001b['
const style = (codes: string, text: string): string => `${control}${codes}m${text}${control}0m`

/** Backgrounds and the colour of row numbers on them, from the 256-colour palette. */
const grounds: Readonly<Record<Ground, readonly [background: number, ink: number]>> = {
  open: [144, 101],
  city: [187, 144],
  road: [180, 137],
  forest: [65, 108],
  tower: [248, 241],
  river: [67, 110],
  ford: [110, 67],
  bridge: [137, 180],
  sea: [24, 67],
  burned: [52, 95],
  fog: [103, 146],
}

const ansi: Paint = {
  dim: (text) => style('2', text),
  ground: (text, ground) => style(`48;5;${grounds[ground][0]}`, text),
  mark(mark) {
    return style(`${inkOfMark(mark)};48;5;${mark === '│' ? 245 : 250}`, mark)
  },
  slot(piece, ground, south) {
    const [background, ink] = grounds[ground]
    const behind = `48;5;${backgroundOf(piece, background)}`
    if (south === ' ') return style(`${inkOf(piece, ink)};${behind}`, piece.text.padEnd(3))
    const pieceInk = piece.text === '' ? inkOfMark(south) : inkOf(piece, ink)
    return style(`${pieceInk};${behind};4`, withSouth(piece.text, south, ' '))
  },
}

/** Gates are red and doors blue, as on the printed map. */
function inkOfMark(mark: Mark): string {
  if (mark === '╫' || mark === '·') return '1;38;5;160'
  return mark === '┼' ? '1;38;5;27' : '38;5;232'
}

function inkOf({ kind }: Piece, ink: number): string {
  switch (kind) {
    case 'dragon':
      return '1;38;5;231'
    case 'units':
      return '1;38;5;16'
    case 'points':
      return '1;38;5;18'
    case 'weather':
      return '1;38;5;16'
    case 'number':
      return `38;5;${ink}`
    default:
      return kind satisfies never
  }
}

const backgroundOf = ({ kind, text }: Piece, background: number): number =>
  kind === 'dragon'
    ? text.startsWith('†')
      ? 238
      : text.startsWith('F')
        ? 91
        : 124
    : kind === 'units'
      ? 214
      : kind === 'weather'
        ? 159
        : background
