import { Glyph, type GlyphShape } from '@wyrmtable/ui'
import { unitsData } from '../../data/units.ts'
import { isReinforcementTurn } from '../../rules/phases/reinforcements.ts'
import type { State } from '../../rules/state.ts'
import { destroyedPoints } from '../../rules/topics/victory.ts'
import { shapes } from '../glyph/index.ts'
import type { ViewText } from '../text/index.ts'

/** Turn track, ladder of victory points with its grades, and the two clocks of ten turns. */
export function Track({ state, t }: { readonly state: State; readonly t: ViewText }) {
  const { noDestructionTurns, noInvaderInsideTurns } = unitsData.clocks
  return (
    <footer className="track">
      <TurnTrack state={state} t={t} />
      <ScoreLadder points={destroyedPoints(state)} all={state.map.vpTotal} t={t} />
      <ol className="ladder-names" aria-hidden="true">
        {gradeMarksOf(state.map.vpTotal).map(({ id, at }) => (
          <li key={id} className={destroyedPoints(state) >= at ? 'is-reached' : ''}>
            <b>{at}</b> {t(`grade.${id}`)}
          </li>
        ))}
      </ol>
      <div className="clocks">
        <Clock
          glyph={shapes.flame}
          count={state.turn - state.lastDestructionTurn}
          limit={noDestructionTurns}
          spoken={t('track.destruction', {
            count: state.turn - state.lastDestructionTurn,
            limit: noDestructionTurns,
          })}
        />
        <Clock
          glyph={shapes.castle}
          count={state.turn - state.lastInsideTurn}
          limit={noInvaderInsideTurns}
          spoken={t('track.presence', {
            count: state.turn - state.lastInsideTurn,
            limit: noInvaderInsideTurns,
          })}
        />
      </div>
    </footer>
  )
}

/** Turns that are shown where there is room for them; fewer keep those around the present one. */
const span = 26

function TurnTrack({ state, t }: { readonly state: State; readonly t: ViewText }) {
  const first = Math.max(1, state.turn - span + 7)
  const turns = Array.from({ length: span }, (_, i) => first + i)
  return (
    <ol className="turns" aria-label={t('track.turns', { turn: state.turn })}>
      {turns.map((turn) => (
        <li key={turn} className={`turn ${looksOf(turn, state).join(' ')}`}>
          {turn === state.turn ? (
            <Glyph shape={shapes.hourglass} />
          ) : turn === state.lastDestructionTurn ? (
            <Glyph shape={shapes.flame} />
          ) : (
            turn
          )}
          {turn !== state.turn && turn !== state.lastDestructionTurn && isReinforcementTurn(turn) ? (
            <Glyph shape={shapes.cargoShip} />
          ) : null}
        </li>
      ))}
    </ol>
  )
}

function looksOf(turn: number, state: State): readonly string[] {
  const away = turn - state.turn
  return [
    ...(away < 0 ? ['is-past'] : away === 0 ? ['is-now'] : []),
    ...(isReinforcementTurn(turn) ? ['is-reinforced'] : []),
    ...(turn === state.lastDestructionTurn && away !== 0 ? ['is-destruction'] : []),
    // What a narrow page leaves out first.
    ...(away < -1 || away > 9 ? ['is-far'] : []),
    ...(away < -4 || away > 14 ? ['is-farther'] : []),
  ]
}

/** The points that each grade takes. */
const gradeMarksOf = (all: number) =>
  unitsData.victoryGrades.flatMap(({ id, min }) => {
    const at = min === 'all' ? all : min
    return id === 'defeat' || at === 0 ? [] : [{ id, at }]
  })

/** Points apart at which two figures of a short ladder still stand clear of each other. */
const crowdedPoints = 4

/** The score on its way to each grade. */
function ScoreLadder({
  points,
  all,
  t,
}: {
  readonly points: number
  readonly all: number
  readonly t: ViewText
}) {
  const gradeMarks = gradeMarksOf(all)
  const [least] = gradeMarks
  // Where room is short, a mark keeps its figure only at some distance from the one before it.
  let figured = Number.NEGATIVE_INFINITY
  const crowded = new Set<string>()
  for (const { id, at } of gradeMarks) {
    if (at - figured < crowdedPoints) crowded.add(id)
    else figured = at
  }
  const share = (value: number) => `${(value / all) * 100}%`
  return (
    <div className="ladder" role="img" aria-label={t('track.score', { points, all })}>
      <i className="ladder-fill" style={{ width: share(points) }} />
      {gradeMarks.map(({ id, at }) => (
        <span
          key={id}
          className={`ladder-mark ${crowded.has(id) ? 'is-crowded' : ''}`}
          style={{ left: share(at) }}
          title={t(`grade.${id}`)}
        >
          {at}
        </span>
      ))}
      {least === undefined ? null : (
        <em className="ladder-name" style={{ right: `calc(100% - ${share(least.at)} + 12px)` }}>
          {t(`grade.${least.id}`)}
        </em>
      )}
      <b className="ladder-now" style={{ left: share(points) }}>
        {points}
      </b>
    </div>
  )
}

function Clock({
  glyph,
  count,
  limit,
  spoken,
}: {
  readonly glyph: GlyphShape
  readonly count: number
  readonly limit: number
  readonly spoken: string
}) {
  return (
    <div
      className={`clock ${limit - count <= 3 ? 'is-short' : ''}`}
      role="img"
      aria-label={spoken}
      title={spoken}
    >
      <Glyph shape={glyph} />
      <b>
        {count}/{limit}
      </b>
    </div>
  )
}
