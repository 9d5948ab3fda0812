import { type PointerEvent, useRef } from 'react'

const LONG_PRESS_MS = 450

/** A finger that stays, or the other button of a mouse: `onLong`; a short press is left to the click. */
export function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)
  const rest = () => clearTimeout(timer.current)
  return {
    /** Whether the click that comes now ends a long press; asked once. */
    wasLong(): boolean {
      const was = isHeld.current
      isHeld.current = false
      return was
    },
    handlers: {
      onPointerDown({ pointerType }: PointerEvent) {
        isHeld.current = false
        if (pointerType === 'mouse') return
        timer.current = setTimeout(() => {
          isHeld.current = true
          onLong()
        }, LONG_PRESS_MS)
      },
      onPointerUp: rest,
      onPointerCancel: rest,
      onPointerLeave: rest,
      onContextMenu(event: { preventDefault(): void }) {
        event.preventDefault()
        onLong()
      },
    },
  }
}
