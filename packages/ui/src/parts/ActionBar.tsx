import type { ReactNode } from 'react'

/** The bar over the foot of the board: ways to act, undo, and the one red button. */
export function ActionBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="action-bar" role="toolbar" aria-label={label}>
      {children}
    </div>
  )
}
