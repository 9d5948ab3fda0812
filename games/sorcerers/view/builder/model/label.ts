import type { TableData } from '../../../data/table-schema.ts'
import type { BuilderText } from '../text/index.ts'

/** What a piece or link is called on its table: 'House 2'. */
export function labelOf(data: TableData, id: string, t: BuilderText): string {
  const piece = data.pieces.find((one) => one.id === id)
  if (piece !== undefined) {
    const number = data.pieces.filter(({ kind }) => kind === piece.kind).indexOf(piece) + 1
    return t(`piece.${piece.kind}`, { number })
  }
  const link = data.links.find((one) => one.id === id)
  if (link === undefined) return id
  const number = data.links.filter(({ type }) => type === link.type).indexOf(link) + 1
  return t(`piece.${link.type}`, { number })
}
