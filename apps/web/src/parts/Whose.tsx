import type { Summary } from '@wyrmtable/ui'
import type { ReactNode } from 'react'

/** Whose move it is; a phone has room for what is asked instead, and for a line of figures or clocks. */
export function Whose({
  whose,
  asked,
  children,
}: {
  readonly whose: string
  readonly asked: Summary['asked']
  readonly children: ReactNode
}) {
  return (
    <div className="whose">
      <p role="status" className={asked === undefined ? '' : 'is-spoken'}>
        {whose}
      </p>
      {asked === undefined ? null : (
        <p className="whose-asked" aria-hidden="true">
          {asked}
        </p>
      )}
      {children}
    </div>
  )
}
