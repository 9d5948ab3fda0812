import type { AreaKind, BoardDraft, BoardKind } from '@wyrmtable/ui'
import type { EditorText } from './text/index.ts'

export const kindOfArea = (kind: BoardKind, id: string): AreaKind | undefined =>
  kind.areas.find((one) => one.id === id)

/** What an area is called: by its own name, else by its kind, numbered where there are several. */
export function areaName(draft: BoardDraft, id: string, kind: BoardKind, t: EditorText): string {
  const area = draft.areas.find((one) => one.id === id)
  if (area === undefined) return ''
  if (area.name !== '') return area.name
  const alike = draft.areas.filter((one) => one.kind === area.kind)
  const name = kindOfArea(kind, area.kind)?.name ?? area.kind
  return alike.length === 1 ? name : t('area.numbered', { kind: name, number: alike.indexOf(area) + 1 })
}

/** The class that gives something the colour of a seat. */
export const seatClass = ({ seats }: BoardKind, place: number): string =>
  `is-seat-${seats[place]?.colour ?? place + 1}`

/** An id that no area has yet. */
export function freeAreaId({ areas }: BoardDraft, kind: string): string {
  let number = 1
  while (areas.some(({ id }) => id === `${kind}-${number}`)) number++
  return `${kind}-${number}`
}
