import type { ReactNode } from 'react'

/** A strip over the board that offers something and can be put away. */
export function Offer({
  text,
  closeLabel,
  onClose,
  children,
}: {
  readonly text: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  return (
    <section className="offer" aria-label={text}>
      <p>{text}</p>
      {children}
      <button type="button" className="offer-close" aria-label={closeLabel} onClick={onClose}>
        ×
      </button>
    </section>
  )
}
