import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/** How tight a bar can become; then only its last resort is left, a second row. */
const tightest = 3

/**
 * The bar over the foot of the board: ways to act, undo, and the one red button. It is one row, as wide as its
 * content; where that is too much, keys, second lines and wide gaps go first.
 */
export function ActionBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const fitted = useRef('')
  // What only tells other figures is as wide as before: while a piece is dragged nothing is measured.
  useLayoutEffect(() => {
    const node = bar.current
    if (!node) return
    const content = contentOf(node)
    if (content === fitted.current) return
    fitted.current = content
    fit(node)
  })
  useEffect(() => {
    const room = bar.current?.parentElement
    if (!room) return
    const observer = new ResizeObserver(() => {
      if (bar.current) fit(bar.current)
    })
    observer.observe(room)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="action-bar" data-covers="" role="toolbar" aria-label={label} ref={bar}>
      {children}
    </div>
  )
}

/** What makes the bar as wide as it is: its parts and their words, every figure as wide as another. */
const contentOf = (bar: HTMLElement): string =>
  [...bar.querySelectorAll('*')].map(({ className }) => String(className)).join('|') +
  bar.textContent.replaceAll(/\d/g, '0')

function fit(bar: HTMLElement): void {
  if (bar.closest('.sheet') !== null) return
  for (let tight = 0; tight <= tightest; tight++) {
    bar.dataset.tight = String(tight)
    if (bar.scrollWidth <= bar.clientWidth + 1) return
  }
  bar.dataset.tight = 'wrapped'
}
