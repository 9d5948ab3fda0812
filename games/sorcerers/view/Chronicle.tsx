import { type GlyphShape, Log, logItems } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { EventType } from '../rules/events.ts'
import { shapes } from './glyph/index.ts'
import type { SorcererProps } from './props.ts'
import type { ViewText } from './text/index.ts'

const glyphs: Readonly<Partial<Record<EventType, GlyphShape>>> = {
  turnBegan: shapes.flagObjective,
  sorcererPlaced: shapes.pointyHat,
  activated: shapes.footprint,
  figureMoved: shapes.footprint,
  figureTurned: shapes.footprint,
  rolled: shapes.crossedSwords,
  attackAnnounced: shapes.crossedSwords,
  outOfRange: shapes.bowArrow,
  wounded: shapes.heartMinus,
  destroyed: shapes.deathSkull,
  eliminated: shapes.deathSkull,
  shieldChanged: shapes.roundShield,
  shieldsFaded: shapes.roundShield,
  sorcererTurnBegan: shapes.pointyHat,
  spellCast: shapes.lightningArc,
  healed: shapes.healing,
  created: shapes.magicPortal,
}

/** What has happened; only the end of it is in the page. */
export function Chronicle({
  props: { log, text },
  t,
}: {
  readonly props: SorcererProps
  readonly t: ViewText
}) {
  const items = useMemo(
    () => logItems(log, { entries: 120, say: text.event, glyphs, heading: 'phaseBegan' }),
    [log, text],
  )
  return <Log title={t('log.title')} items={items} empty={t('log.empty')} />
}
