import { type BoardHandle, Glyph, glyphs } from '@wyrmtable/ui'
import type { RefObject } from 'react'
import * as shapes from '../glyph/shapes.ts'
import type { Lenses } from '../table/use-lenses.ts'
import type { ViewText } from '../text/index.ts'

/** Zoom, and ways to look at the board: what threatens, how far it is, what lies below the counters. */
export function BoardTools({
  lenses,
  handle,
  t,
}: {
  readonly lenses: Lenses
  readonly handle: RefObject<BoardHandle | null>
  readonly t: ViewText
}) {
  return (
    <div className="zoom">
      <button type="button" aria-label={t('board.zoomIn')} onClick={() => handle.current?.zoomBy(1.4)}>
        +
      </button>
      <button type="button" aria-label={t('board.zoomOut')} onClick={() => handle.current?.zoomBy(1 / 1.4)}>
        −
      </button>
      <button type="button" aria-label={t('board.fit')} onClick={() => handle.current?.fit()}>
        <Glyph shape={glyphs.expand} />
      </button>
      <button
        type="button"
        aria-label={t('lens.threat')}
        title={t('lens.threat')}
        aria-pressed={lenses.threat !== undefined}
        onClick={lenses.toggleThreat}
      >
        <Glyph shape={shapes.archeryTarget} />
      </button>
      <button
        type="button"
        aria-label={t('lens.measure')}
        title={t('lens.measure')}
        aria-pressed={lenses.isMeasuring}
        onClick={lenses.toggleMeasure}
      >
        <Glyph shape={shapes.pathDistance} />
      </button>
    </div>
  )
}
