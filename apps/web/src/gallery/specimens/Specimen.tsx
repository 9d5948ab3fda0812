import type { ReactNode } from 'react'

/** One shelf of the gallery. */
export function Specimen({
  title,
  look = 'row',
  children,
}: {
  readonly title: string
  readonly look?: 'row' | 'columns' | 'leather' | 'rail' | 'sheet' | 'board'
  readonly children: ReactNode
}) {
  return (
    <div className="gallery-shelf">
      <h3>{title}</h3>
      <div className={`gallery-${look}`}>{children}</div>
    </div>
  )
}
