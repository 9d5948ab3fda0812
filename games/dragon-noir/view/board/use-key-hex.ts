import type { HexId } from '@wyrmtable/hex'
import { type BoardHandle, hexByArrow } from '@wyrmtable/ui'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { Plan } from '../draw/plan.ts'

/** The hex of the keys: arrows move it, two letters go through the places of who is in hand, Enter presses it. */
export function useKeyHex(
  plan: Plan,
  places: () => readonly HexId[],
  press: (hex: HexId) => void,
  handle: RefObject<BoardHandle | null>,
) {
  const [hex, setHex] = useState<HexId>(() => plan.hexes[plan.hexes.length >> 1] ?? (0 as HexId))
  const [isShown, showIt] = useState(false)
  const show = (next: HexId): void => {
    setHex(next)
    showIt(true)
    handle.current?.reveal(plan.centre(next))
  }
  const walk = (by: number): void => {
    const all = places()
    const next = all[(all.indexOf(hex) + by + all.length) % Math.max(1, all.length)]
    if (next !== undefined) show(next)
  }
  const keys = new Map<string, () => void>([
    ['n', () => walk(1)],
    ['p', () => walk(-1)],
  ])
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const label = hexByArrow(plan.layout, plan.name(hex), event.key)
    const act = event.key === 'Enter' && isShown ? () => press(hex) : keys.get(event.key)
    if (label === undefined && act === undefined) return
    event.preventDefault()
    if (label === undefined) {
      event.stopPropagation()
      act?.()
      return
    }
    const next = plan.hexOf(label)
    if (next !== undefined) show(next)
  }
  /** Where somebody points by hand the keys begin from, unseen. */
  const follow = (next: HexId): void => {
    setHex(next)
    showIt(false)
  }
  return { hex, isShown, onKey, follow }
}
