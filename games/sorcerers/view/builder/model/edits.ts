import type { Piece, TableData } from '../../../data/table-schema.ts'
import { moved } from './frame.ts'
import { belongsTo, carried, type Link } from './links.ts'
import { freeId } from './new-piece.ts'
import { imageIn, isOwnImage, type Start, type Symmetry, twinLink, twinOf } from './symmetry.ts'

/** What is chosen on the table that is built. */
export type Chosen =
  | { readonly kind: 'piece'; readonly id: string }
  | { readonly kind: 'link'; readonly id: string }
  | { readonly kind: 'start'; readonly seats: 2 | 3 | 4; readonly place: number }

/** A table, and the symmetry in which changes are made: what lies on the other side is changed alike. */
export interface Bench {
  readonly data: TableData
  readonly symmetry: Symmetry
}

export function addPiece({ data, symmetry }: Bench, piece: Piece): TableData {
  const withOne = { ...data, pieces: [...data.pieces, piece] }
  const image = imageIn(data, symmetry)
  if (image === undefined || isOwnImage(data, symmetry, piece)) return withOne
  const id = freeId(withOne, stemOf(piece.id))
  return { ...withOne, pieces: [...withOne.pieces, image.piece(piece, id)] }
}

/** The table with another piece in the place of one; the links of both sides go along. */
export function changePiece({ data, symmetry }: Bench, next: Piece): TableData {
  const old = data.pieces.find(({ id }) => id === next.id)
  if (old === undefined) return data
  const twin = twinOf(data, symmetry, old)
  const image = imageIn(data, symmetry)
  const changed = replaced(data, old, next)
  if (twin === undefined || image === undefined) return changed
  return replaced(changed, twin, image.piece(next, twin.id))
}

function replaced(data: TableData, old: Piece, next: Piece): TableData {
  return {
    ...data,
    pieces: data.pieces.map((one) => (one.id === old.id ? next : one)),
    links: data.links.map((link) => (belongsTo(link, old.id) ? carried(link, old, next) : link)),
  }
}

export function addLink({ data, symmetry }: Bench, link: Link): TableData {
  const withOne = { ...data, links: [...data.links, link] }
  const image = imageIn(data, symmetry)
  const rename = renamingOf({ data, symmetry }, link)
  if (image === undefined || rename === undefined) return withOne
  const id = freeId(withOne, stemOf(link.id))
  return { ...withOne, links: [...withOne.links, image.link(link, id, rename)] }
}

export function changeLink({ data, symmetry }: Bench, next: Link): TableData {
  const old = data.links.find(({ id }) => id === next.id)
  if (old === undefined) return data
  const twin = twinLink(data, symmetry, old)
  const image = imageIn(data, symmetry)
  const rename = renamingOf({ data, symmetry }, next)
  const put = (links: readonly Link[], one: Link): Link[] =>
    links.map((link) => (link.id === one.id ? one : link))
  const changed = put(data.links, next)
  if (twin === undefined || image === undefined || rename === undefined) return { ...data, links: changed }
  return { ...data, links: put(changed, image.link(next, twin.id, rename)) }
}

/** Surfaces of pieces as their twins have them; undefined where a piece of the link has none. */
function renamingOf({ data, symmetry }: Bench, link: Link): ((surface: string) => string) | undefined {
  const names = new Map<string, string>()
  for (const piece of data.pieces) {
    if (!belongsTo(link, piece.id)) continue
    const twin = twinOf(data, symmetry, piece)
    if (twin === undefined) return undefined
    names.set(piece.id, twin.id)
  }
  return (surface) => {
    const [piece = '', level] = surface.split('/')
    return level === undefined ? surface : `${names.get(piece) ?? piece}/${level}`
  }
}

/** A start in another place; in a symmetry also the start that lay where its image would. */
export function changeStart(
  { data, symmetry }: Bench,
  seats: 2 | 3 | 4,
  place: number,
  next: Start,
): TableData {
  const all = data.starts[seats] ?? []
  const old = all[place]
  if (old === undefined) return data
  const image = imageIn(data, symmetry)
  const opposite = image?.start(old)
  const twin = all.findIndex((one, at) => at !== place && one.x === opposite?.x && one.y === opposite.y)
  const changed = all.map((one, at) => (at === place ? next : at === twin && image ? image.start(next) : one))
  return { ...data, starts: { ...data.starts, [seats]: changed } }
}

/** Without what is chosen and its twin; the links of a piece go with it. */
export function remove({ data, symmetry }: Bench, chosen: Chosen): TableData {
  if (chosen.kind === 'start') return { ...data, starts: withoutStarts(data.starts, chosen.seats) }
  if (chosen.kind === 'link') {
    const link = data.links.find(({ id }) => id === chosen.id)
    const twin = link === undefined ? undefined : twinLink(data, symmetry, link)
    return { ...data, links: data.links.filter(({ id }) => id !== chosen.id && id !== twin?.id) }
  }
  const piece = data.pieces.find(({ id }) => id === chosen.id)
  const twin = piece === undefined ? undefined : twinOf(data, symmetry, piece)
  const gone = [chosen.id, ...(twin === undefined ? [] : [twin.id])]
  return {
    ...data,
    pieces: data.pieces.filter(({ id }) => !gone.includes(id)),
    links: data.links.filter((link) => !gone.some((id) => belongsTo(link, id))),
  }
}

export function withoutStarts(starts: TableData['starts'], seats: 2 | 3 | 4): TableData['starts'] {
  const { [seats]: _, ...others } = starts
  return others
}

/** How far beside it the copy of a piece lies, in mm. */
const BESIDE = 40

/** The table with a copy of a piece beside it, its links with it, and the copy's id. */
export function copyPiece(bench: Bench, piece: Piece): { readonly data: TableData; readonly id: string } {
  const { data } = bench
  const id = freeId(data, stemOf(piece.id))
  const copy = { ...moved(piece, BESIDE, BESIDE), id }
  let next = addPiece(bench, copy)
  for (const link of data.links.filter((one) => belongsTo(one, piece.id))) {
    const own = { ...carried(link, piece, copy), id: freeId(next, stemOf(link.id)) }
    next = addLink({ ...bench, data: next }, own)
  }
  return { data: next, id }
}

/** `house-3` and `cottage-a` without what tells them from others. */
const stemOf = (id: string): string => id.replace(/-(?:\d+|[a-z])$/, '')
