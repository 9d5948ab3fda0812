import { type BoardHandle, Glyph, glyphs, ZoomButtons } from '@wyrmtable/ui'
import type { RefObject } from 'react'
import shapes from '../glyph/shapes.json' with { type: 'json' }
import type { Lenses } from '../table/use-lenses.ts'
import type { ViewText } from '../text/index.ts'

/** Zoom, and ways to look at the board: what threatens, and how far it is. */
export function BoardTools({
  lenses,
  handle,
  t,
  isBrief,
}: {
  readonly lenses: Lenses
  readonly handle: RefObject<BoardHandle | null>
  readonly t: ViewText
  /** Whether only what is on lies over the board, to be put off again: the rest has its place in the sheet. */
  readonly isBrief: boolean
}) {
  const ways = waysToLook(lenses).filter(({ isOn }) => isOn || !isBrief)
  if (isBrief && ways.length === 0) return null
  return (
    <div className="zoom" data-covers="">
      {isBrief ? null : (
        <ZoomButtons
          handle={handle}
          words={{ zoomIn: t('board.zoomIn'), zoomOut: t('board.zoomOut'), fit: t('board.fit') }}
        />
      )}
      {ways.map(({ name, glyph, letter, isOn, toggle }) => (
        <button
          key={name}
          type="button"
          aria-label={t(name)}
          title={`${t(name)} (${letter})`}
          aria-pressed={isOn}
          onClick={toggle}
        >
          <Glyph shape={glyph} />
        </button>
      ))}
    </div>
  )
}

/** The same on a phone, with words, in the sheet; using one lowers the sheet. */
export function LookTools({
  lenses,
  handle,
  t,
  onUse,
}: {
  readonly lenses: Lenses
  readonly handle: RefObject<BoardHandle | null>
  readonly t: ViewText
  readonly onUse: () => void
}) {
  return (
    <section className="section look-tools" aria-label={t('lens.title')}>
      <h2 className="section-title">{t('lens.title')}</h2>
      <div className="look-row">
        <button
          type="button"
          className="button"
          onClick={() => {
            handle.current?.fit()
            onUse()
          }}
        >
          <Glyph shape={glyphs.expand} /> <span>{t('board.fit')}</span>
        </button>
        {waysToLook(lenses).map(({ name, glyph, isOn, toggle }) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={isOn}
            onClick={() => {
              toggle()
              onUse()
            }}
          >
            <Glyph shape={glyph} /> <span>{t(name)}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

const waysToLook = ({ isThreatened, isMeasuring, toggleThreat, toggleMeasure }: Lenses) =>
  [
    {
      name: 'lens.threat',
      glyph: shapes.archeryTarget,
      letter: 'T',
      isOn: isThreatened,
      toggle: toggleThreat,
    },
    {
      name: 'lens.measure',
      glyph: shapes.pathDistance,
      letter: 'M',
      isOn: isMeasuring,
      toggle: toggleMeasure,
    },
  ] as const
