import { type Box, type Stand, uncoveredPart } from './camera.ts'

/** What lies over a board says so: bars, sheets, drawers, bubbles. */
const covering = '[data-covers]'

/** The frame of a board as it is now, and what of it is free. */
export function standOf(frame: Element, width: number, height: number): Stand {
  const { left, top, width: wide, height: high } = frame.getBoundingClientRect()
  const covers = [...document.querySelectorAll(covering)].map((node): Box => {
    const box = node.getBoundingClientRect()
    return {
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    }
  })
  const whole = { left: 0, top: 0, right: wide, bottom: high }
  return { frame: whole, part: uncoveredPart(whole, covers), width, height }
}
