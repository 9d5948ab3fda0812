import { startTransition, useEffect, useState } from 'react'

/** Does something once the frame under way has been made; gives what calls it off. */
export function afterFrame(deed: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = deed
  // A message that is sent in a frame arrives when the frame is done.
  const frame = requestAnimationFrame(() => port2.postMessage(undefined))
  return () => {
    cancelAnimationFrame(frame)
    port1.close()
  }
}

/**
 * The value, once the frame that shows it elsewhere has been made: a press is answered on the table first, and what
 * is worked out from it follows. A deferred value alone would be drawn before that frame.
 */
export function useAfterFrame<T>(value: T): T {
  const [shown, show] = useState({ value })
  useEffect(() => {
    if (shown.value === value) return
    return afterFrame(() => startTransition(() => show({ value })))
  }, [shown, value])
  return shown.value
}
