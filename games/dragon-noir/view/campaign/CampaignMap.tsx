import { Glyph, type GlyphShape } from '@wyrmtable/ui'
import { useEffect, useMemo, useRef } from 'react'
import { sideIds } from '../../rules/roster.ts'
import type { Say } from '../../text/say.ts'
import { teamOf } from '../board/unit-look.ts'
import { shapes } from '../glyph/index.ts'
import { drawLand, HEIGHT, placesOn, roadTo, WIDTH } from './land.ts'
import type { Stage } from './stages.ts'
import type { CampaignText } from './text/index.ts'

/** The country of an episode, its scenarios along the road, and how far the campaign has come on it. */
export function CampaignMap({
  episode,
  stages,
  nameOf,
  chosen,
  side,
  onChoose,
  t,
  say,
}: {
  readonly episode: number
  /** Those of this episode. */
  readonly stages: readonly Stage[]
  readonly nameOf: (scenario: string) => string
  readonly chosen: Stage | undefined
  /** Whose victories are marked with laurels. */
  readonly side: 0 | 1
  readonly onChoose: (stage: Stage) => void
  readonly t: CampaignText
  readonly say: Say
}) {
  const land = useMemo(() => drawLand(episode), [episode])
  const places = placesOn(episode, stages.length)
  const walked = Math.max(0, stages.filter(({ is }) => is !== 'ahead').length - 1)
  // Where the map is wider than the room for it, what is chosen comes into sight.
  const list = useRef<HTMLOListElement>(null)
  const order = chosen?.order
  useEffect(() => {
    const pressed = order === undefined ? null : list.current?.querySelector('[aria-pressed="true"]')
    pressed?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [order])
  return (
    <div className="noir-map">
      <div className="noir-land">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
          <g dangerouslySetInnerHTML={{ __html: land }} />
          <path className="noir-road" d={roadTo(episode, stages.length - 1, stages.length)} />
          <path className="noir-road is-walked" d={roadTo(episode, walked, stages.length)} />
        </svg>
        <ol ref={list} aria-label={t('map.label')}>
          {stages.map((stage, i) => {
            const [x, y] = places[i] ?? [0, 0]
            const winner = stage.played?.winner
            return (
              <li key={stage.order} style={{ left: `${x / (WIDTH / 100)}%`, top: `${y / (HEIGHT / 100)}%` }}>
                <button
                  type="button"
                  className={`noir-stage is-${stage.is}`}
                  aria-pressed={chosen?.order === stage.order}
                  onClick={() => onChoose(stage)}
                >
                  <i style={winner === undefined ? undefined : { background: teamOf(winner).face }}>
                    <Glyph shape={glyphOf(stage, side)} />
                  </i>
                  <b>{nameOf(stage.scenario)}</b>
                  <small>{standing(stage, t, say)}</small>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}

function glyphOf({ is, played }: Stage, side: 0 | 1): GlyphShape {
  if (is === 'ahead') return shapes.padlock
  if (is === 'now') return shapes.crossedSwords
  if (played?.winner === undefined) return shapes.flagObjective
  return played.winner === side ? shapes.laurelCrown : shapes.crackedShield
}

/** How it went, in a few words. */
function standing({ is, played }: Stage, t: CampaignText, say: Say): string {
  if (is !== 'over') return t(is === 'now' ? 'stage.now' : 'stage.ahead')
  if (played === undefined) return t('stage.over')
  const { winner, turn } = played
  if (winner === undefined) return t('stage.drawn', { turn })
  return t('stage.won', { side: say.word('seat', sideIds[winner] ?? ''), turn })
}
