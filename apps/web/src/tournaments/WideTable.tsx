import type { ReactNode } from 'react'

/** A table under its title; where it is wider than the page it is scrolled by itself. */
export function WideTable({
  id,
  title,
  className = '',
  children,
}: {
  /** Of the title, which names the table. */
  readonly id: string
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <>
      <h2 id={id} className="section-title">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className="wide-table" aria-labelledby={id} tabIndex={0}>
        <table className={`tournament-table ${className}`}>{children}</table>
      </section>
    </>
  )
}
