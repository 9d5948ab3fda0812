import { useSyncExternalStore } from 'react'

/** How much room a page has, measured in its own letters: large text in a wide window is narrow too. */
export type Room = 'narrow' | 'middle' | 'wide'

/** Widths in letters of the root: 800 and 1100 pixels at the usual size. */
const middleRem = 50
const wideRem = 68.75

const listeners = new Set<() => void>()
let now: Room = 'wide'

const measured = (): Room => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const letters = window.innerWidth / rem
  return letters < middleRem ? 'narrow' : letters < wideRem ? 'middle' : 'wide'
}

/** Keeps `data-room` of the root as the window and the size of letters are, for style sheets and layouts. */
export function watchRoom(): void {
  const note = () => {
    const next = measured()
    document.documentElement.dataset.room = next
    if (next === now) return
    now = next
    for (const listener of listeners) listener()
  }
  note()
  window.addEventListener('resize', note)
  // A letter of the root changes its width when somebody wants larger ones.
  const letter = document.createElement('div')
  letter.style.cssText = 'position:absolute;visibility:hidden;width:1rem;height:0'
  document.body.append(letter)
  new ResizeObserver(note).observe(letter)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRoom = (): Room => useSyncExternalStore(subscribe, () => now)
