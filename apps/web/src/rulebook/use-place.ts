import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** What stands at the upper edge of the list, and how far above that edge it begins. */
interface Place {
  readonly at: string
  readonly offset: number
}

/**
 * Leads a reader to the address of the book, and back to where they were: the place is kept in the entry of the
 * browser's history, so that going back finds it again, from another clause as from the table. Gives the section that
 * is being read, and a way to the address again once it was left. `isShown` tells whether the list is the book, not the finds of a search.
 */
export function usePlace(
  list: RefObject<HTMLElement | null>,
  address: string | undefined,
  isShown: boolean,
): { readonly section: string | undefined; again(): void } {
  const [section, setSection] = useState<string>()
  const [asked, setAsked] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it leads there again
  useLayoutEffect(() => {
    const box = list.current
    if (box === null || !isShown) return
    const kept = keptPlace()
    const target = kept?.at ?? address
    const element = target === undefined ? undefined : placeNamed(box, target)
    if (element === undefined) return
    if (kept === undefined) element.focus({ preventScroll: true })
    setSection(element.closest<HTMLElement>('[data-section]')?.dataset.section)
    return settle(box, () => {
      const anchor = anchorOf(element)
      anchor.scrollIntoView({ block: 'start' })
      if (kept !== undefined) box.scrollTop += edge(anchor, box) + kept.offset
    })
  }, [list, address, isShown, asked])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is an entry of its own
  useEffect(() => {
    const box = list.current
    if (box === null || !isShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const { hash } = window.location
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      // A place of the entry that was left would be a lie in the next.
      if (window.location.hash !== hash) return
      const place = placeOf(box)
      if (place === undefined) return
      setSection(placeNamed(box, place.at)?.closest<HTMLElement>('[data-section]')?.dataset.section)
      window.history.replaceState({ ...window.history.state, rules: place }, '')
    }
    const later = () => {
      timer ??= setTimeout(keep, 200)
    }
    box.addEventListener('scroll', later, { passive: true })
    // Whatever is pressed may lead away.
    document.addEventListener('click', keep, { capture: true })
    return () => {
      clearTimeout(timer)
      box.removeEventListener('scroll', later)
      document.removeEventListener('click', keep, { capture: true })
    }
  }, [list, isShown, address])

  const again = useCallback(() => {
    window.history.replaceState({ ...window.history.state, rules: undefined }, '')
    setAsked((count) => count + 1)
  }, [])
  return { section, again }
}

/** For so many frames sections around the place may still be drawn for the first time, and move it. */
const unsettled = 12

/** Scrolls at once, and again while what is drawn meanwhile moves the place, until the reader scrolls. */
function settle(box: HTMLElement, scroll: () => void): () => void {
  let left = unsettled
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown']) box.removeEventListener(kind, stop)
  }
  const again = () => {
    scroll()
    left -= 1
    if (left > 0) frame = requestAnimationFrame(again)
    else stop()
  }
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    box.addEventListener(kind, stop, { passive: true })
  }
  again()
  return stop
}

/** Whether the reader was here before, and will be led to where they were. */
export const isPlaceKept = (): boolean => keptPlace() !== undefined

function keptPlace(): Place | undefined {
  const state: unknown = window.history.state
  const place = typeof state === 'object' && state !== null && 'rules' in state ? state.rules : undefined
  if (typeof place !== 'object' || place === null || !('at' in place) || !('offset' in place))
    return undefined
  const { at, offset } = place
  return typeof at === 'string' && typeof offset === 'number' ? { at, offset } : undefined
}

function placeNamed(box: HTMLElement, name: string): HTMLElement | undefined {
  return box.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`) ?? undefined
}

/** The head of a section sticks to the upper edge: where it belongs is where the section begins. */
const anchorOf = (element: HTMLElement): HTMLElement =>
  element.tagName === 'HEADER' ? (element.parentElement ?? element) : element

/** How far below the upper edge of the list an element begins. */
const edge = (element: Element, box: Element): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top

function placeOf(box: HTMLElement): Place | undefined {
  // What ends just below the edge has been left.
  const top = box.getBoundingClientRect().top + 8
  const isBelow = (element: Element) => element.getBoundingClientRect().bottom > top
  // Sections first: looking into those that are not drawn would draw them.
  const section = [...box.querySelectorAll('[data-section]')].find(isBelow)
  const element = [...(section?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].find(isBelow)
  const at = element?.dataset.place
  return element === undefined || at === undefined ? undefined : { at, offset: -edge(anchorOf(element), box) }
}
