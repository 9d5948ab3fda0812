import { type PointerEvent, useRef } from 'react'

/** A press becomes a drag when it has moved so far, in pixels. */
const LEAST_DRAG_PX = 9
const BACK_MS = 220

interface Drag {
  /** Presses the card, which shows what it may be dragged to; a click of its own is drawn at once. */
  begin(node: HTMLElement): void
  /** It was let go over nothing that it is for. */
  drop(): void
}

interface Held {
  readonly pointer: number
  readonly from: readonly [x: number, y: number]
  isMoved: boolean
}

/**
 * A card that is dragged to what it is for: the same as pressing it and then its target. Let go over the table, where
 * nothing is left to choose, it stays pressed; elsewhere it goes back as if nothing had been.
 */
export function useDrag(mayDrag: boolean, { begin, drop }: Drag) {
  const held = useRef<Held>(undefined)
  /** Whether the press that ends now was a drag; its click is none. */
  const wasDragged = useRef(false)
  const end = (node: HTMLElement) => {
    held.current = undefined
    delete node.dataset.dragged
    delete boardOf(node)?.dataset.dragging
    for (const holder of holdersOf(node)) delete holder.dataset.holds
    const at = node.style.translate
    node.style.translate = ''
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (at !== '' && !isStill)
      node.animate([{ translate: at }, {}], { duration: BACK_MS, easing: 'ease-out' })
  }
  return {
    wasDragged,
    down({ currentTarget, pointerId, clientX, clientY, button }: PointerEvent<HTMLElement>) {
      wasDragged.current = false
      if (!mayDrag || button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      held.current = { pointer: pointerId, from: [clientX, clientY], isMoved: false }
    },
    move({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      const now = held.current
      if (now === undefined || now.pointer !== pointerId) return
      const [dx, dy] = [clientX - now.from[0], clientY - now.from[1]]
      if (!now.isMoved) {
        if (Math.hypot(dx, dy) < LEAST_DRAG_PX) return
        now.isMoved = true
        currentTarget.dataset.dragged = 'true'
        for (const holder of holdersOf(currentTarget)) holder.dataset.holds = 'dragged'
        begin(currentTarget)
        wasDragged.current = true
      }
      // What is taken up is drawn after this.
      const board = boardOf(currentTarget)
      const where = isTargetLit() || isOnSheet() ? 'target' : 'whole'
      if (board !== null && board.dataset.dragging !== where) board.dataset.dragging = where
      currentTarget.style.translate = `${dx}px ${dy}px`
    },
    up({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      const now = held.current
      if (now === undefined || now.pointer !== pointerId) return
      if (!now.isMoved) {
        end(currentTarget)
        return
      }
      const under = document.elementFromPoint(clientX, clientY)
      const target = targetUnder(under)
      const isMeant = under?.closest('.wrath-own, .wrath-middle, .wrath-opponents') != null
      const isWhole = !isTargetLit()
      end(currentTarget)
      if (target != null) target.click()
      else if (!isMeant || !isWhole) drop()
    },
    cancel({ currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      const now = held.current
      if (now === undefined || now.pointer !== pointerId) return
      end(currentTarget)
      if (now.isMoved) drop()
    },
  }
}

/** What a card lies in: that rises over the rest of the table with it. */
const holdersOf = (node: Element) =>
  ['.wrath-row > li', '.wrath-hand, .wrath-own'].flatMap((holder) => node.closest<HTMLElement>(holder) ?? [])
const boardOf = (node: Element) => node.closest<HTMLElement>('.wrath-board')

const lit = '.wrath-press[data-light="target"]'
const isTargetLit = (): boolean => document.querySelector(lit) !== null
/** What is bought or cast lies on its sheet, and where it enters, as soon as it is taken up. */
const isOnSheet = (): boolean => document.querySelector('.wrath-sheet') !== null

/** The lit card under the pointer; over the sheet, the one that enters by it. */
function targetUnder(under: Element | null): HTMLElement | null | undefined {
  if (under?.closest('.wrath-sheet') != null) {
    return document.querySelector<HTMLElement>(`.wrath-entering > ${lit}`)
  }
  return under?.closest<HTMLElement>(lit)
}
