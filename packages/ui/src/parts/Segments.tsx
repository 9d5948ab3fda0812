import { Glyph } from '../glyph/Glyph.tsx'
import type { GlyphShape } from '../glyph/shape.ts'
import { type DeedProps, deedData } from './deed.ts'

/** One of several choices, such as a way to move, with its figure or the reason why it cannot be chosen. */
export interface Segment extends DeedProps {
  readonly key: string
  readonly name: string
  readonly glyph?: GlyphShape
  /** The second line: its figure, or in short why it cannot be chosen. */
  readonly note?: string
  readonly isOn?: boolean
  /** Why it may not be chosen, in a sentence; it can still be reached by keys, and then says so. */
  readonly refused?: string
}

/** Choices side by side; one that is not allowed is hatched and carries its reason. */
export function Segments({
  label,
  segments,
  onChoose,
  onRefused,
}: {
  readonly label: string
  readonly segments: readonly Segment[]
  readonly onChoose: (key: string) => void
  readonly onRefused?: (key: string) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
    <div className="segments" role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.key}
          type="button"
          className={`segment ${segment.isOn ? 'is-on' : ''} ${segment.refused === undefined ? '' : 'is-refused'}`}
          aria-pressed={segment.isOn ?? false}
          aria-disabled={segment.refused !== undefined}
          aria-description={segment.refused}
          title={segment.refused}
          onClick={() => (segment.refused === undefined ? onChoose(segment.key) : onRefused?.(segment.key))}
          {...deedData(segment)}
        >
          <span className="segment-name">
            {segment.glyph ? <Glyph shape={segment.glyph} /> : null}
            {segment.name}
          </span>
          {segment.note === undefined ? null : <small>{segment.note}</small>}
        </button>
      ))}
    </div>
  )
}
