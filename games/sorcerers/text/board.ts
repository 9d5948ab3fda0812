import { contains, doMeet, type Point } from '@wyrmtable/plane'
import type { State } from '../rules/state.ts'
import { type Figure, type Scene, sceneOf, slotAt } from '../rules/topics/scene.ts'
import type { Say } from './say.ts'
import { whereIs } from './where.ts'

/** A cell of text is half as wide as it is high. */
const ASPECT = 2
const WIDEST = 120

/** The table with characters, then a line for each figure. */
export function drawBoard(state: State, say: Say, how: { colour: boolean; columns: number }): string {
  const scene = sceneOf(state)
  const { width, height } = scene.terrain
  const columns = Math.max(20, Math.min(how.columns - 2, WIDEST))
  const cell = width / columns
  const rows = Math.max(8, Math.round(height / (cell * ASPECT)))
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ground(scene, column, row, cell, height / rows)),
  )
  for (const figure of scene.figures) put(grid, figure, state, cell, height / rows, how.colour)
  const border = `+${'-'.repeat(columns)}+`
  return [
    border,
    ...grid.map((line) => `|${line.join('')}|`),
    border,
    ...wrapped(say.t('board.legend'), columns + 2),
    ...scene.figures.map((figure) => figureLine(figure, state, say)),
  ].join('\n')
}

/** The legend in lines no wider than the board, cut where two spaces part its signs. */
function wrapped(legend: string, wide: number): readonly string[] {
  const lines: string[] = []
  for (const sign of legend.split(/ {2,}/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + sign.length + 2 <= wide)
      lines[lines.length - 1] = `${last}  ${sign}`
    else lines.push(sign)
  }
  return lines
}

/** What the ground of one cell is: what crosses it first, then what covers its middle. */
function ground(scene: Scene, column: number, row: number, w: number, h: number): string {
  const left = Math.floor(column * w)
  const right = Math.ceil((column + 1) * w)
  const top = Math.floor(row * h)
  const bottom = Math.ceil((row + 1) * h)
  const crosses = ({ a, b }: { a: Point; b: Point }): boolean =>
    doMeet({ x: left, y: top }, { x: right, y: bottom }, a, b) ||
    doMeet({ x: left, y: bottom }, { x: right, y: top }, a, b)
  const middle = { x: (left + right) >> 1, y: (top + bottom) >> 1 }
  const { terrain, table } = scene
  if (table.links.some(({ ends: [a, b] }) => crosses({ a, b }))) return '='
  if (terrain.lows.some(crosses)) return '-'
  if (table.doors.some(crosses)) return '+'
  if (terrain.moveWalls.some(crosses)) return '#'
  if (terrain.solids.some((polygon) => contains(polygon, middle))) return '^'
  if (terrain.woods.some(({ polygon }) => contains(polygon, middle))) return 't'
  if (terrain.shelters.some((polygon) => contains(polygon, middle))) return '%'
  return ' '
}

const letters: Readonly<Record<string, string>> = { sorcerer: 'S', artillery: 'A', dragon: 'D' }
const colours = ['\x1b[31m', '\x1b[34m', '\x1b[32m', '\x1b[33m'] as const

function put(grid: string[][], figure: Figure, state: State, w: number, h: number, colour: boolean): void {
  const { race, number } = slotAt(state, figure.slot)
  const name = race?.id ?? 'sorcerer'
  const letter = letters[name] ?? name.slice(0, 1)
  const label = race === undefined ? `${letter}${figure.seat + 1}` : `${figure.seat + 1}${letter}${number}`
  const line = grid[Math.min(grid.length - 1, Math.floor(figure.y / h))]
  if (line === undefined) return
  const start = Math.min(line.length - label.length, Math.max(0, Math.floor(figure.x / w) - 1))
  for (const [place, character] of [...label].entries()) {
    line[start + place] = colour ? `${colours[figure.seat] ?? ''}${character}\x1b[0m` : character
  }
}

function figureLine(figure: Figure, state: State, { t, ...say }: Say): string {
  const { race } = slotAt(state, figure.slot)
  const facing = state.facing(figure.slot)
  const weapon = state.weapon(figure.slot)
  const more =
    race === undefined || weapon === 'none'
      ? t('suffix.none')
      : t('board.creature', {
          weapon: t(`weapon.${weapon}`),
          wounds: state.wounds(figure.slot),
          boxes: race.wounds,
          actions: state.actions(figure.slot),
        })
  return t('board.figure', {
    id: figure.id,
    where: whereIs(figure, state, { t, ...say }),
    onto:
      figure.surface === 0
        ? t('suffix.none')
        : t('suffix.onto', { place: say.place(state.setting.table.surfaceIds[figure.surface] ?? 'table') }),
    clock: say.clock(facing.x, facing.y),
    more,
  })
}
