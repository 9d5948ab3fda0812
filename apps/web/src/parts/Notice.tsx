import { Glyph, type GlyphShape } from '@wyrmtable/ui'
import type { ReactNode } from 'react'
import { usePageTitle } from './page-title.ts'

/** A panel in place of a page: what happened, what is safe, what to do. */
export function Notice({
  glyph,
  title,
  text,
  children,
  isAlert = false,
}: {
  readonly glyph?: GlyphShape
  readonly title: string
  readonly text: ReactNode
  readonly children?: ReactNode
  readonly isAlert?: boolean
}) {
  usePageTitle(title)
  return (
    <section className="notice" {...(isAlert ? { role: 'alert' } : {})}>
      {glyph ? <Glyph shape={glyph} className="notice-glyph" /> : null}
      <h1 className="display">{title}</h1>
      <div className="notice-text">{text}</div>
      <div className="notice-row">{children}</div>
    </section>
  )
}
