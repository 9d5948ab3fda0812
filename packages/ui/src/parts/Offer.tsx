import type { ReactNode } from 'react'

/** A line that offers something, at the foot of a chronicle or at the head of a sheet. */
export function Offer({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <section className="offer" aria-label={text}>
      <p>{text}</p>
      {children}
    </section>
  )
}
