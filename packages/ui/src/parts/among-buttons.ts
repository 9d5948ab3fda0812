import type { KeyboardEvent } from 'react'

/** What a list whose buttons are reached by `goAmongButtons` tells of its keys. */
export const amongButtonsKeys = 'ArrowUp ArrowDown'

/**
 * A list with a button in every line is one tab stop, the list itself: up and down go from button to button,
 * beginning at the line that is current, or else at the last one. Without buttons the keys scroll, as ever.
 */
export function goAmongButtons(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: list, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
  const buttons = [...list.querySelectorAll('button')]
  const at = target instanceof HTMLButtonElement ? buttons.indexOf(target) : -1
  const next =
    at < 0
      ? (list.querySelector<HTMLElement>('[aria-current] button') ?? buttons.at(-1))
      : buttons[at + (key === 'ArrowUp' ? -1 : 1)]
  if (buttons.length === 0) return
  event.preventDefault()
  next?.focus()
}
