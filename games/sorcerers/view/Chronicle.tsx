import { Log, type LogItem } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { EventType } from '../rules/events.ts'
import * as shapes from './glyph/shapes.ts'
import type { SorcererProps } from './props.ts'
import type { ViewText } from './text/index.ts'

const glyphOf: Readonly<Partial<Record<EventType, LogGlyph>>> = {
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
type LogGlyph = typeof shapes.pointyHat

/** What has happened; only the end of it is in the page. */
export function Chronicle({
  props: { log, text },
  t,
}: {
  readonly props: SorcererProps
  readonly t: ViewText
}) {
  const items = useMemo(
    () =>
      log.slice(-120).flatMap(({ seq, events }) =>
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
