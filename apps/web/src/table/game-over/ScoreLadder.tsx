import type { Ending } from '@wyrmtable/ui'
import type { CSSProperties } from 'react'

/** The score on its way to each grade; the names stand above and below in turn. */
export function ScoreLadder({
  ladder,
  title,
}: {
  readonly ladder: NonNullable<Ending['ladder']>
  readonly title: string
}) {
  const { label, value, max, marks } = ladder
  const share = (at: number) => `${(100 * at) / max}%`
  return (
    <div className="over-ladder" role="img" aria-label={label}>
      <div className="over-ladder-bar">
        <i style={{ width: share(value) }} />
      </div>
      {marks.map(({ at, name }, i) => (
        <span
          key={at}
          className={`over-mark ${i % 2 === 1 ? 'is-above' : ''} ${name === title ? 'is-reached' : ''}`}
          style={{ '--share': at / max } as CSSProperties}
        >
          <small>
            {name} · {at}
          </small>
        </span>
      ))}
      <b style={{ left: share(value) }}>{value}</b>
    </div>
  )
}
