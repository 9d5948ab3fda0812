import { type RefObject, useEffect } from 'react'
import type { Hand } from '../act/use-hand.ts'

/** Letters that lead to a part of the table: hand, creatures of one's own and of others, provinces, piles, offered cards, buttons. */
const zones = ['h', 'c', 'p', 'o', 'd', 't', 'b'] as const
/** What has the focus in a zone. */
const reached = '.wrath-press, .wrath-pile:enabled, .wrath-buttons button:enabled'

/**
 * The table by keys: a letter leads to a zone, arrows from card to card, Enter presses, Space passes, Escape lets go,
 * and Enter on nothing does what the red button says.
 */
export function useKeys(table: RefObject<HTMLElement | null>, hand: Hand, onSide: () => void): void {
  useEffect(() => {
    const onKeys = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event
      const { current } = table
      if (altKey || ctrlKey || metaKey || current === null || !(target instanceof HTMLElement)) return
      // Who has just arrived reads the heading of the page; the table hears him all the same.
      if (!current.contains(target) && !target.matches('body, main, h1')) return
      if (target.matches('input, select, textarea')) return
      const letter = key.toLowerCase()
      const isCard = target.matches('.wrath-press')
      if (key === 'Escape') {
        if (hand.letGo()) event.preventDefault()
      } else if (key === ' ') {
        const pass = hand.actions.find(({ type }) => type === 'pass')
        if (pass === undefined || (!isCard && target.matches('button, summary, a'))) return
        event.preventDefault()
        hand.play(pass)
      } else if (letter === 'v') hand.otherPayment()
      else if (letter === 'i') onSide()
      else if ((zones as readonly string[]).includes(letter)) {
        const zone = [...current.querySelectorAll<HTMLElement>(`[data-zone="${letter}"]`)].flatMap((part) => [
          ...part.querySelectorAll<HTMLElement>(reached),
        ])
        const place = zone.indexOf(target)
        const next = zone[(place + 1) % Math.max(1, zone.length)] ?? zone.find((one) => one.tabIndex === 0)
        next?.focus()
      } else if (isCard && key.startsWith('Arrow')) {
        event.preventDefault()
        beside(target, key, current)?.focus()
      } else if (key === 'Enter' && !target.matches('button, summary, a')) {
        event.preventDefault()
        current.querySelector<HTMLButtonElement>('.wrath-buttons .button-primary:enabled')?.click()
      }
    }
    document.addEventListener('keydown', onKeys)
    return () => document.removeEventListener('keydown', onKeys)
  }, [table, hand, onSide])
}

/** The card next in the direction of an arrow: the nearest one whose middle lies that way. */
function beside(from: HTMLElement, key: string, table: HTMLElement): HTMLElement | undefined {
  const middle = (node: Element) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  const [x, y] = middle(from)
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  const near = [...table.querySelectorAll<HTMLElement>('.wrath-press')].flatMap((node) => {
    const [nx, ny] = middle(node)
    const ahead = (isAcross ? nx - x : ny - y) * sign
    const aside = Math.abs(isAcross ? ny - y : nx - x)
    return node === from || ahead < 3 ? [] : [{ node, far: ahead + aside * 2.5 }]
  })
  return near.toSorted((a, b) => a.far - b.far)[0]?.node
}
