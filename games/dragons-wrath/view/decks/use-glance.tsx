import type { Language } from '@wyrmtable/kernel'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { CardTile } from '../CardTile.tsx'

/** A mouse that rests so long on a card sees it large. */
const REST_MS = 350
/** Pixels of a card shown large, about; taller ones are kept in sight by their style. */
const WIDE = 272
const HIGH = 400
const GAP = 12
/** Below the bar at the head of the page. */
const TOP = 60

interface Glanced {
  readonly card: string
  readonly left: number
  readonly top: number
}

/**
 * Shows the card under a mouse that rests, large beside it: `handlers` belong to a list whose items name their cards by
 * `data-card`. Keys and fingers have ways of their own to a large card.
 */
export function useGlance(language: Language): {
  readonly handlers: {
    onPointerOver(event: PointerEvent): void
    onPointerLeave(): void
  }
  readonly large: ReactNode
} {
  const [glance, setGlance] = useState<Glanced>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const rest = () => {
    clearTimeout(timer.current)
    setGlance(undefined)
  }
  const handlers = {
    onPointerOver({ pointerType, target }: PointerEvent) {
      clearTimeout(timer.current)
      const item = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
      const face = item?.querySelector('button')
      const card = item?.dataset.card
      if (pointerType !== 'mouse' || !face || card === undefined) setGlance(undefined)
      else {
        const wait = glance === undefined ? REST_MS : 0
        timer.current = setTimeout(() => setGlance({ card, ...beside(face) }), wait)
      }
    },
    onPointerLeave: rest,
  }
  const large =
    glance === undefined ? null : (
      <ul className="wrath-glance" style={{ left: glance.left, top: glance.top }} aria-hidden="true">
        <CardTile card={glance.card} language={language} />
      </ul>
    )
  return { handlers, large }
}

/** Where a large card lies beside a small one, in the window. */
function beside(face: HTMLElement): { readonly left: number; readonly top: number } {
  const { left, right, top } = face.getBoundingClientRect()
  const hasRoom = right + WIDE + GAP < window.innerWidth
  return {
    left: Math.max(GAP, hasRoom ? right + GAP : left - WIDE - GAP),
    top: Math.max(TOP, Math.min(top, window.innerHeight - HIGH)),
  }
}
