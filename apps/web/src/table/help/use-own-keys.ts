import { type KeyLine, meantKey, type OwnKeys } from '@wyrmtable/ui'
import { useLayoutEffect, useRef } from 'react'

/** Letters that were sent on as what they stand for. */
const sentOn = new WeakSet<Event>()

/**
 * Lets somebody's own letters work at a table that knows only its own ones: what is pressed goes on to the same element
 * as the letter that the table knows. Fields and dialogs keep what is typed.
 */
export function useOwnKeys(lines: readonly KeyLine[], own: OwnKeys): void {
  const now = useRef({ lines, own })
  useLayoutEffect(() => {
    now.current = { lines, own }
  }, [lines, own])
  // Once, and before the keys of the table and of the page, which listen from an effect on: who listens first hears first.
  useLayoutEffect(() => {
    const send = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (sentOn.has(event) || ctrlKey || metaKey || altKey || !(target instanceof Element)) return
      if (target.closest('input, select, textarea, [contenteditable], .veil') !== null) return
      const meant = meantKey(now.current.lines, now.current.own, key)
      if (meant === key) return
      event.stopImmediatePropagation()
      if (meant === undefined) return
      const { shiftKey, repeat } = event
      const sent = new KeyboardEvent('keydown', {
        key: meant,
        shiftKey,
        repeat,
        bubbles: true,
        cancelable: true,
      })
      sentOn.add(sent)
      if (!target.dispatchEvent(sent)) event.preventDefault()
    }
    window.addEventListener('keydown', send, true)
    return () => window.removeEventListener('keydown', send, true)
  }, [])
}
