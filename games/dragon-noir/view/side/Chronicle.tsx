import { type GlyphShape, Log, type LogItem } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { EventType } from '../../rules/events.ts'
import * as shapes from '../glyph/shapes.ts'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'

const glyphOf: Readonly<Partial<Record<EventType, GlyphShape>>> = {
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
    () =>
      log.slice(-90).flatMap(({ seq, events }) =>
        events.flatMap((event, place): readonly LogItem[] => {
          const line = text.event(event)
          if (line === undefined) return []
          const key = `${seq}/${place}`
          if (event.type === 'phaseBegan') return [{ kind: 'heading', key, text: line }]
          const glyph = glyphOf[event.type]
          const clause = 'clause' in event ? event.clause : undefined
          return [
            {
              kind: 'line',
              key,
              text: line,
              ...(glyph === undefined ? {} : { glyph }),
              ...(typeof clause === 'string' ? { clause } : {}),
            },
          ]
        }),
      ),
    [log, text],
  )
  return <Log title={t('log.title')} items={items} empty={t('log.empty')} />
}
