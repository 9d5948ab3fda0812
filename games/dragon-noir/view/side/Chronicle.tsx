import { type GlyphShape, Log, logItems } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { EventType } from '../../rules/events.ts'
import { shapes } from '../glyph/index.ts'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'

const glyphs: Readonly<Partial<Record<EventType, GlyphShape>>> = {
  unitPlaced: shapes.flagObjective,
  moveBegan: shapes.walkingBoot,
  unitMoved: shapes.footprint,
  shotFired: shapes.highShot,
  combatFought: shapes.crossedSwords,
  unitFate: shapes.deathSkull,
  partWounded: shapes.spikedDragonHead,
  horseTaken: shapes.horseHead,
  horseLeft: shapes.horseHead,
  spellDeclared: shapes.pointyHat,
  spellCountered: shapes.warlockHood,
  spellWorked: shapes.sparkles,
  pieceLaid: shapes.sparkles,
  spectreCame: shapes.shamblingZombie,
  gameEnded: shapes.flagObjective,
}

/** What has happened; only the end of it is in the page. */
export function Chronicle({ props: { log, text }, t }: { readonly props: NoirProps; readonly t: ViewText }) {
  const items = useMemo(
    () => logItems(log, { entries: 90, say: text.event, glyphs, heading: 'phaseBegan' }),
    [log, text],
  )
  return <Log title={t('log.title')} items={items} empty={t('log.empty')} />
}
