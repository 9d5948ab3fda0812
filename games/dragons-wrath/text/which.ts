import { seatIds } from '../rules/seats.ts'
import type { View } from '../rules/view.ts'

/** Whose creature it is, and which of his, where several of one name are in play. */
export function whichCreature({ play }: View, id: string): string | undefined {
  const live = play.find((one) => one.id === id)
  if (live === undefined) return undefined
  const same = play.filter(({ card }) => card === live.card)
  if (same.length === 1) return undefined
  const own = same.filter(({ controller }) => controller === live.controller)
  const seat = seatIds[live.controller] ?? ''
  return own.length === 1 ? seat : `${seat} ${own.indexOf(live) + 1}`
}

/** Whether all know this province of the viewer while others of its name are hidden from them still (DW-5.10). */
export function isShownLand({ me }: View, id: string): boolean {
  const land = me?.provinces.find((one) => one.id === id)
  if (land?.known !== true) return false
  return me?.provinces.some(({ card, known }) => card === land.card && !known) === true
}
