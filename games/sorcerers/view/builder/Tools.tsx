import { Glyph, type GlyphShape, glyphs } from '@wyrmtable/ui'
import shapes from './glyph/shapes.json' with { type: 'json' }
import { type Tool, tools } from './model/tool.ts'
import type { BuilderText } from './text/index.ts'

export const toolGlyphs: Readonly<Record<Tool, GlyphShape>> = {
  choose: shapes.arrowCursor,
  house: shapes.house,
  ruin: shapes.ancientRuins,
  wood: shapes.forest,
  rock: shapes.stonePile,
  low: shapes.brickWall,
  stairs: shapes.stairs,
  ladder: shapes.ladder,
  gangway: shapes.stoneBridge,
  start: shapes.flagObjective,
}

/** What a press on the table puts there. */
export function Tools({
  tool,
  onChoose,
  canUndo,
  onUndo,
  t,
}: {
  readonly tool: Tool
  readonly onChoose: (tool: Tool) => void
  readonly canUndo: boolean
  readonly onUndo: () => void
  readonly t: BuilderText
}) {
  return (
    <div className="sorcerers-tools" role="toolbar" aria-label={t('tools.label')}>
      {tools.map((one, place) => (
        <button
          key={one}
          type="button"
          aria-pressed={tool === one}
          aria-keyshortcuts={`${(place + 1) % 10}`}
          onClick={() => onChoose(tool === one ? 'choose' : one)}
        >
          <Glyph shape={toolGlyphs[one]} />
          <span>{t(`tool.${one}`)}</span>
        </button>
      ))}
      <button type="button" className="sorcerers-undo" disabled={!canUndo} onClick={onUndo}>
        <Glyph shape={glyphs.returnArrow} />
        <span>{t('act.undo')}</span>
      </button>
    </div>
  )
}
