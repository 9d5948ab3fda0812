import type { CourseMove } from '@wyrmtable/kernel'
import { useEffect, useMemo } from 'react'
import { isOnTheWay } from './meant.ts'
import { reveal } from './reveal.ts'

/** Marks the buttons of the table and its questions that do what the step asks for, or lead there. */
export function useMarkedButtons(does: CourseMove | undefined): void {
  const meant = useMemo(
    () => (does === undefined ? [] : [(button: Element) => isOnTheWay(button, does)]),
    [does],
  )
  // What has a place is marked by that.
  useMarks('.table button:not([data-place]), .dialog button:not([data-place])', meant)
}

/** Marks what the table itself calls a place; a table without a board has no other way to show one. */
export function useMarkedPlaces(places: readonly string[]): void {
  const meant = useMemo(
    () => places.map((place) => (element: Element) => element.getAttribute('data-place') === place),
    [places],
  )
  useMarks('.table [data-place]', meant)
}

/** Marks what is meant in one way or another. */
function useMarks(selector: string, meant: readonly ((element: Element) => boolean)[]): void {
  useEffect(() => {
    let isRevealed = false
    const mark = () => {
      const all = [...document.querySelectorAll(selector)]
      for (const element of all) {
        const isMarked = meant.some((is) => is(element))
        if (isMarked !== element.hasAttribute('data-guided')) element.toggleAttribute('data-guided', isMarked)
      }
      // Once: afterwards whoever learns scrolls as he likes. What is named first comes last, and stays in view.
      const marked = meant.flatMap((is) => all.find(is) ?? [])
      if (isRevealed || marked.length === 0) return
      isRevealed = true
      for (const element of marked.reverse()) reveal(element)
    }
    mark()
    const watcher = new MutationObserver(mark)
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-place', 'data-deed', 'data-leads-to'],
    })
    return () => {
      watcher.disconnect()
      for (const element of document.querySelectorAll(selector)) element.removeAttribute('data-guided')
    }
  }, [selector, meant])
}
