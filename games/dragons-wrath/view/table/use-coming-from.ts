import { type RefObject, useLayoutEffect, useRef } from 'react'

const STEP_MS = 280
const EASING = 'cubic-bezier(.2, .8, .3, 1)'

/**
 * Moves what has just been put on the table from where it came from: a creature steps forward out of its row, a
 * province out of its stack. Nobody waits for it; with reduced motion, or where computers act at once, it is simply there.
 */
export function useComingFrom<T extends HTMLElement>(from: string): RefObject<T | null> {
  const node = useRef<T>(null)
  useLayoutEffect(() => {
    const { current } = node
    const table = current?.closest<HTMLElement>('.wrath-table')
    if (current === null || table == null || table.dataset.still !== undefined) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const source = [...table.querySelectorAll<HTMLElement>('.wrath-press')].find(
      ({ dataset }) => dataset.keys?.split(' ').includes(from) === true,
    )
    if (source === undefined) return
    const [a, b] = [source.getBoundingClientRect(), current.getBoundingClientRect()]
    if (a.width === 0 || b.width === 0) return
    const across = a.left + a.width / 2 - b.left - b.width / 2
    const down = a.top + a.height / 2 - b.top - b.height / 2
    current.animate(
      [
        { translate: `${across}px ${down}px`, scale: a.width / b.width, rotate: '0deg' },
        { translate: '0 0', scale: 1 },
      ],
      { duration: STEP_MS, easing: EASING },
    )
  }, [from])
  return node
}
