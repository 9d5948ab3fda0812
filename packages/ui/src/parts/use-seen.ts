import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How far below or above the window something may still be. */
const near = '600px'

/**
 * Whether an element has come near the window, or the page is being printed: what is expensive to draw waits for it.
 * Once true it stays so.
 */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const target = element.current
    if (isSeen || target === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: near },
    )
    observer.observe(target)
    // Paper takes what is there when this returns.
    const print = () => flushSync(() => setSeen(true))
    window.addEventListener('beforeprint', print)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', print)
    }
  }, [element, isSeen])
  return isSeen
}
