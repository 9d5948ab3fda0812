import { boardOf } from '../rules/board/board.ts'
import { type State, seatIds } from '../rules/state.ts'

/** Whose creature it is, and which of his, where several of one name are in play. */
export function whichCreature(state: State, id: string): string | undefined {
  const { byId, creatures } = boardOf(state)
  const live = byId.get(id)
  if (live === undefined) return undefined
  const same = creatures.filter(({ cardId }) => cardId === live.cardId)
  if (same.length === 1) return undefined
  const own = same.filter(({ controller }) => controller === live.controller)
  const seat = seatIds[live.controller] ?? ''
  return own.length === 1 ? seat : `${seat} ${own.indexOf(live) + 1}`
}

/** Whether all know this province while others of its name in the same hand are hidden still (DW-5.10). */
export function isShownLand(state: State, id: string): boolean {
  for (const { provinces } of state.players) {
    const land = provinces.find((one) => one.id === id)
    if (land?.known === true) return provinces.some(({ card, known }) => card === land.card && !known)
  }
  return false
}
