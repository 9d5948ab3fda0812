import { useEffect } from 'react'
import { reveal } from './reveal.ts'

/**
 * Marks the buttons of the table and its questions whose words or title begin with one of the names, for as
 * long as they are named. A game draws its own buttons; their words are what the lesson and the table have in
 * common.
 */
export function useMarkedButtons(names: readonly string[]): void {
  // What has a place is marked by that.
  useMarks('.table button:not([data-place]), .dialog button:not([data-place])', names, isNamed)
}

/** Marks what the table itself calls a place; a table without a board has no other way to show one. */
export function useMarkedPlaces(places: readonly string[]): void {
  useMarks('.table [data-place]', places, isPlace)
}

const isNamed = (button: Element, name: string): boolean =>
  [button.textContent?.trim() ?? '', button.getAttribute('title') ?? ''].some((said) => said.startsWith(name))

const isPlace = (element: Element, place: string): boolean => element.getAttribute('data-place') === place

function useMarks(
  selector: string,
  names: readonly string[],
  isMeant: (element: Element, name: string) => boolean,
): void {
  const list = names.join('\n')
  useEffect(() => {
    const wanted = list === '' ? [] : list.split('\n')
    let isRevealed = false
    const mark = () => {
      const all = [...document.querySelectorAll(selector)]
      for (const element of all) {
        const isMarked = wanted.some((name) => isMeant(element, name))
        if (isMarked !== element.hasAttribute('data-guided')) element.toggleAttribute('data-guided', isMarked)
      }
      // Once: afterwards whoever learns scrolls as he likes. What is named first comes last, and stays in view.
      const marked = wanted.flatMap((name) => all.find((element) => isMeant(element, name)) ?? [])
      if (isRevealed || marked.length === 0) return
      isRevealed = true
      for (const element of marked.reverse()) reveal(element)
    }
    mark()
    const watcher = new MutationObserver(mark)
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => {
      watcher.disconnect()
      for (const element of document.querySelectorAll(selector)) element.removeAttribute('data-guided')
    }
  }, [list, selector, isMeant])
}
