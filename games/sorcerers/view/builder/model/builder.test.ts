import { expect, test } from 'vitest'
import type { Piece, TableData } from '../../../data/table-schema.ts'
import { tablesData } from '../../../data/tables.ts'
import { generateTable } from '../../../rules/tables/generate.ts'
import { readTableFile, tableFile } from '../../../rules/tables/table-file.ts'
import { tableFaults } from '../../../rules/tables/validity.ts'
import { packTable, unpackTable } from '../file/table-link.ts'
import { addLink, addPiece, type Bench, changePiece, copyPiece, remove } from './edits.ts'
import { framed, frameOf } from './frame.ts'
import { dragged, gripAt, handlesOf } from './grip.ts'
import { newLink } from './links.ts'
import { newPiece } from './new-piece.ts'
import { sideOf, wallOf, withFloors, withSide, withWall } from './openings.ts'
import { emptyTable } from './starts.ts'
import { imageIn, type Symmetry, symmetries } from './symmetry.ts'

const empty = emptyTable('bench', 'Bench')
const on = (data: TableData, symmetry: Symmetry = 'none'): Bench => ({ data, symmetry })
const only = (data: TableData): Piece => {
  const [piece] = data.pieces
  if (piece === undefined) throw new Error('no piece')
  return piece
}
const withOne = (kind: Parameters<typeof newPiece>[1], x = 400, y = 300, symmetry: Symmetry = 'none') =>
  addPiece(on(empty, symmetry), newPiece(empty, kind, x, y))

test('an empty table and each new piece can be played on', () => {
  expect(tableFaults(empty)).toEqual([])
  for (const kind of ['house', 'ruin', 'wood', 'rock', 'low'] as const) {
    expect({ kind, faults: tableFaults(withOne(kind)) }).toEqual({ kind, faults: [] })
  }
})

test('a house turned to any angle keeps its size and has its openings exactly on its edges', () => {
  const house = only(withOne('house'))
  for (let degrees = -180; degrees < 180; degrees += 7) {
    const turned = framed(house, { ...frameOf(house), degrees })
    const frame = frameOf(turned)
    const off = Math.abs(((frame.degrees - degrees + 540) % 360) - 180)
    expect(off).toBeLessThan(4)
    expect(Math.abs(frame.wide - 100)).toBeLessThan(8)
    expect(Math.abs(frame.deep - 80)).toBeLessThan(8)
    expect(Math.hypot(frame.x - 400, frame.y - 300)).toBeLessThan(2)
    const table = { ...empty, pieces: [turned] }
    expect({ degrees, faults: tableFaults(table) }).toEqual({ degrees, faults: [] })
  }
})

test('ruins, woods, rocks and low walls stay sound at any angle and size, in whole millimetres', () => {
  for (const kind of ['ruin', 'wood', 'rock', 'low'] as const) {
    const piece = only(withOne(kind))
    for (let degrees = -170; degrees <= 180; degrees += 25) {
      const frame = { ...frameOf(piece), degrees, wide: 90 + degrees / 10 }
      const next = { ...empty, pieces: [framed(piece, frame)] }
      expect({ kind, degrees, faults: tableFaults(next) }).toEqual({ kind, degrees, faults: [] })
      expect(readTableFile(tableFile(next)).ok).toBe(true)
    }
  }
})

test('a drag goes in steps or to the millimetre, and never off the table', () => {
  const data = withOne('house')
  const grip = gripAt(data, undefined, 2, [400, 300], 12)
  if (grip === undefined) throw new Error('nothing there')
  const lands = (to: readonly [number, number], snap: 5 | 1) => {
    const { x, y } = frameOf(only(dragged(on(data), grip, [400, 300], to, snap)))
    return [x, y]
  }
  expect(lands([413, 322], 5)).toEqual([415, 320])
  expect(lands([413, 322], 1)).toEqual([413, 322])
  expect(lands([-900, 322], 1)).toEqual([50, 322])
  expect(lands([4000, 4000], 1)).toEqual([950, 760])
})

test('a corner stretches while the opposite one stays; a house keeps its door, its ladder goes along', () => {
  const house = withOne('house')
  const ladder = newLink(house, 'ladder', 352, 300)
  if (ladder === undefined) throw new Error('no ladder')
  const data = addLink(on(house), ladder)
  expect(tableFaults(data)).toEqual([])
  const piece = only(data)
  const corner = handlesOf(piece)[2]
  if (corner === undefined) throw new Error('no handle')
  const next = dragged(on(data), corner.grip, corner.at, [500, 420], 5)
  expect(only(next)).toMatchObject({
    poly: [
      [350, 260],
      [500, 260],
      [500, 420],
      [350, 420],
    ],
  })
  expect(tableFaults(next)).toEqual([])
  const moved = dragged(
    on(next),
    { type: 'move', chosen: { kind: 'piece', id: piece.id } },
    [0, 0],
    [100, 50],
    5,
  )
  expect(tableFaults(moved)).toEqual([])
  expect(moved.links[0]?.b).toMatchObject({ s: 'house-1/roof', x: 465 })
})

test('links climb from level to level, and a roof out of reach is not climbed at once', () => {
  const tall = only(withOne('house'))
  if (tall.kind !== 'building') throw new Error('no house')
  let data: TableData = { ...empty, pieces: [withFloors({ ...tall, roof: 100 }, 1)] }
  for (const level of ['house-1/f1', 'house-1/roof']) {
    const link = newLink(data, 'stairs', 352, 300)
    expect(link?.b.s).toBe(level)
    if (link !== undefined) data = addLink(on(data), link)
  }
  expect(tableFaults(data)).toEqual([])
  // A second way up begins on the ground again.
  expect(newLink(data, 'stairs', 352, 300)).toMatchObject({ a: { s: 'table' }, b: { s: 'house-1/f1' } })
  expect(newLink(empty, 'stairs', 352, 300)).toBeUndefined()
})

test('in a symmetry what is put, changed, copied and removed has its twin', () => {
  for (const symmetry of ['turned', 'mirrored'] as const) {
    const isTwin = (data: TableData) => {
      const image = imageIn(data, symmetry)
      const [one, other] = data.pieces
      if (image === undefined || one === undefined || other === undefined) return false
      return JSON.stringify(frameOf(image.piece(one, other.id))) === JSON.stringify(frameOf(other))
    }
    const house = withOne('house', 300, 200, symmetry)
    expect(house.pieces).toHaveLength(2)
    expect(isTwin(house)).toBe(true)
    const ladder = newLink(house, 'ladder', 252, 200)
    if (ladder === undefined) throw new Error('no ladder')
    const linked = addLink(on(house, symmetry), ladder)
    expect(linked.links.map(({ b }) => b.s)).toEqual(['house-1/roof', 'house-2/roof'])
    const piece = only(linked)
    const turned = changePiece(
      on(linked, symmetry),
      framed(piece, { ...frameOf(piece), x: 330, degrees: 45 }),
    )
    expect(isTwin(turned)).toBe(true)
    expect({ symmetry, faults: tableFaults(turned) }).toEqual({ symmetry, faults: [] })
    const copied = copyPiece(on(turned, symmetry), only(turned))
    expect([copied.data.pieces.length, copied.data.links.length]).toEqual([4, 4])
    const gone = remove(on(turned, symmetry), { kind: 'piece', id: 'house-1' })
    expect([gone.pieces.length, gone.links.length]).toEqual([0, 0])
  }
  const middle = withOne('rock', 500, 400, 'none')
  expect(
    addPiece(on(empty, 'turned'), {
      ...only(middle),
      kind: 'low',
      a: [450, 400],
      b: [550, 400],
      top: 15,
      id: 'low-1',
    } as Piece).pieces,
  ).toHaveLength(1)
})

test('images of shipped tables are sound in every symmetry', () => {
  for (const table of tablesData.tables) {
    for (const symmetry of symmetries) {
      const image = imageIn(table, symmetry)
      if (image === undefined) continue
      const pieces = table.pieces.map((piece) => image.piece(piece, piece.id))
      const links = table.links.map((link) => image.link(link, link.id, (s) => s))
      const all = [table.starts[2], table.starts[4]].map((starts) =>
        starts?.map((start) => image.start(start)),
      )
      const next = { ...table, pieces, links, starts: { 2: all[0], 4: all[1] } }
      expect({ id: table.id, symmetry, faults: tableFaults(next) }).toEqual({
        id: table.id,
        symmetry,
        faults: [],
      })
    }
  }
})

test('sides of a house become doors, windows or walls, sides of a ruin whole, half or nothing', () => {
  const house = only(withOne('house'))
  const ruin = only(withOne('ruin'))
  if (house.kind !== 'building' || ruin.kind !== 'ruin') throw new Error('other pieces')
  for (const way of ['door', 'window', 'none'] as const) {
    const next = withSide(house, 0, way)
    expect(sideOf(next, 0)).toBe(way)
    expect(tableFaults({ ...empty, pieces: [next] })).toEqual([])
  }
  for (const way of ['whole', 'half', 'none'] as const) expect(wallOf(withWall(ruin, 2, way), 2)).toBe(way)
})

test('a table travels whole as a file and as a link; what is no table says what is wrong and where', async () => {
  const table = generateTable('generated-plane')
  expect(readTableFile(JSON.stringify(tableFile(table)))).toEqual({ ok: true, value: table })
  const letters = await packTable(table)
  expect(letters).toMatch(/^[\w-]+$/)
  expect(letters.length).toBeLessThan(4000)
  expect(await unpackTable(letters)).toEqual({ ok: true, value: table })
  expect(await unpackTable(letters.slice(0, 40))).toBeUndefined()
  const faultOf = (text: string) => {
    const read = readTableFile(text)
    return read.ok ? undefined : [read.fault.code, read.fault.path]
  }
  expect(faultOf('{"format": "so-table/2"}')).toEqual(['wrongVersion', '/format'])
  expect(faultOf('{"format": "dw-decks/1"}')).toEqual(['wrongFormat', '/format'])
  expect(faultOf(`{"format": "so-table/1", "table"`)).toEqual(['truncated', ''])
  const wide = { ...table, pieces: [{ ...newPiece(table, 'rock', 200, 200), top: 900 }] }
  expect(faultOf(JSON.stringify(tableFile(wide)))).toEqual(['tooBig', '/table/pieces/0/top'])
})
