import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** How tight a bar can become; then only its last resort is left, a second row. */
const tightest = 3

/**
 * The bar over the foot of the board: ways to act, undo, and the one red button. It is one row, as wide as its
 * content; where that is too much, keys, second lines and wide gaps go first.
 */
export function ActionBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = bar.current
    const room = node?.parentElement
    if (!node || !room || node.closest('.sheet') !== null) return
    const fit = () => {
      for (let tight = 0; tight <= tightest; tight++) {
        node.dataset.tight = String(tight)
        if (node.scrollWidth <= node.clientWidth + 1) return
      }
      node.dataset.tight = 'wrapped'
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(room)
    return () => observer.disconnect()
  })
  return (
    <div className="action-bar" data-covers="" role="toolbar" aria-label={label} ref={bar}>
      {children}
    </div>
  )
}
