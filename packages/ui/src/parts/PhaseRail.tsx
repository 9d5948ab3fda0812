import type { ReactNode } from 'react'
import { Glyph } from '../glyph/Glyph.tsx'
import type { GlyphShape } from '../glyph/shape.ts'

export interface PhaseStep {
  readonly key: string
  readonly name: string
  readonly glyph: GlyphShape
  /** Place of the side whose phase it is, from 1; 0 belongs to nobody. */
  readonly side: 0 | 1 | 2
}

/** The phases of a turn as a chain of medallions; the current one is large. */
export function PhaseRail({
  label,
  steps,
  current,
  head,
  count,
  foot,
}: {
  readonly label: string
  readonly steps: readonly PhaseStep[]
  /** Place of the current step; −1 before the first turn. */
  readonly current: number
  readonly head?: string
  /** Which of them it is, shown large: the year, the turn. */
  readonly count?: number
  /** What a side has left for the turn, below the phases; where the rail lies above the board, only if the game shows it. */
  readonly foot?: ReactNode
}) {
  return (
    <nav className="rail" aria-label={label}>
      {head === undefined ? null : (
        <p className="rail-head">
          {head}
          {count === undefined ? null : (
            <>
              {' '}
              <b>{count}</b>
            </>
          )}
        </p>
      )}
      <ol>
        {steps.map((step, place) => (
          <li
            key={step.key}
            className={`phase phase-side-${step.side} ${place < current ? 'is-done' : place === current ? 'is-now' : ''}`}
            {...(place === current ? { 'aria-current': 'step' as const } : {})}
          >
            <i>
              <Glyph shape={step.glyph} />
              <span className="phase-number" aria-hidden="true">
                {place + 1}
              </span>
            </i>
            <em>{step.name}</em>
            {place === current ? (
              <span key={current} className="phase-ribbon" aria-hidden="true">
                {step.name}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {foot === undefined ? null : <div className="rail-foot">{foot}</div>}
    </nav>
  )
}
